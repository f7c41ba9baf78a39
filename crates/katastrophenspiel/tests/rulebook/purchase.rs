//! Purchases: R14 and R15, and the rulings on them.

use redtag_katastrophenspiel::Action::{self, *};
use redtag_katastrophenspiel::{Colour, Event, Region};

use crate::rulebook::{
    BIKE, BRIGADE, BUS, CHEST, DOG, DRONE, ENVOYS, GRAFKE, GROCER, HOSE, HOSTS, HOUSE, JENNIFER,
    JET, LEITSTELLE, MASON, PLANE, VAN, buy, card, check, expect, extra_purchase, legal, legal_now,
    match_at, mission, play, purchase, refused, refused_now, run,
};

const RED: Colour = Colour::Red;
const BUYING: &str = "phase = { buy = { discount = 0 } }";

/// The cards that can be bought now.
fn offers(actions: Vec<Action>) -> Vec<u8> {
    let number = |action| {
        if let Buy(card) = action {
            Some(card.number())
        } else {
            None
        }
    };
    actions.into_iter().filter_map(number).collect()
}

/// R14: first a card goes under its stack, and the next of that stack takes its place.
#[test]
fn first_step() {
    for (chosen, next, row, stack) in [
        (MASON, DOG, "[90, 72, 73, 74, 75]", 0),
        (GROCER, BIKE, "[71, 2, 73, 74, 75]", 0),
        (ENVOYS, VAN, "[71, 72, 5, 74, 75]", 1),
        (HOSTS, BUS, "[71, 72, 73, 1, 75]", 1),
        (BRIGADE, JET, "[71, 72, 73, 74, 6]", 2),
    ] {
        let mut match_ = match_at("");
        let events = run(&mut match_, &[purchase(chosen)], &[next]);
        assert_eq!(
            events,
            [
                Event::PutUnder {
                    who: RED,
                    card: card(chosen),
                    by: None
                },
                Event::Revealed { card: card(next) }
            ]
        );
        let mut under = vec!["[]".to_owned(); 7];
        under[stack] = format!("[{chosen}]");
        let after = format!(
            "purchases = {row}\nunder = [{}]\n{BUYING}\nturn.actions = 1",
            under.join(", ")
        );
        expect(match_.position(), &after);
        expect(
            match_.position(),
            "red = { money = 2, hand = [61, 62, 63, 64, 89] }",
        );
    }
    assert_eq!(refused("", purchase(DOG)), ("R14", "no-such-offer".into()));
    assert_eq!(
        refused("", purchase(HOUSE)),
        ("R14", "no-such-offer".into())
    );
    assert_eq!(
        legal("")
            .iter()
            .filter(|action| matches!(action, Purchase(_)))
            .count(),
        5
    );
}

/// R14: then a card is bought for its value, goes to the hand, and is replaced from its stack.
#[test]
fn second_step() {
    for (chosen, price, next, row) in [
        (GROCER, 1, BIKE, "[2, 4, 73, 74, 75]"),
        (ENVOYS, 2, BUS, "[2, 72, 1, 74, 75]"),
        (BRIGADE, 3, JET, "[2, 72, 73, 74, 6]"),
    ] {
        let mut match_ = match_at("red = { money = 5, hand = [] }");
        let next = if chosen == GROCER { DRONE } else { next };
        let events = run(&mut match_, &[purchase(MASON), buy(chosen)], &[BIKE, next]);
        let bought = Event::Bought {
            who: RED,
            card: card(chosen),
            price,
            money: 5 - price,
        };
        assert_eq!(events[2..], [bought, Event::Revealed { card: card(next) }]);
        let after = format!(
            "purchases = {row}\nphase = 'turn'\nred = {{ money = {}, hand = [{chosen}] }}\n\
             turn.actions = 1",
            5 - price
        );
        expect(match_.position(), &after);
        expect(
            match_.position(),
            "under = [[71], [], [], [], [], [], []]\ngreen.money = 2",
        );
    }
}

/// R14, A26: any of the five visible cards can be bought that can be paid, whatever was put away.
#[test]
fn any_visible_card_for_its_value() {
    for (money, possible) in [
        (1, vec![BIKE, GROCER]),
        (2, vec![BIKE, GROCER, ENVOYS, HOSTS]),
        (3, vec![BIKE, GROCER, ENVOYS, HOSTS, BRIGADE]),
    ] {
        let mut match_ = match_at(&format!("red.money = {money}"));
        run(&mut match_, &[purchase(MASON)], &[BIKE]);
        assert_eq!(offers(legal_now(&match_)), possible, "{money} money");
        assert_eq!(
            refused_now(&match_, buy(MASON)),
            ("R14", "no-such-offer".into())
        );
        if money < 3 {
            assert_eq!(
                refused_now(&match_, buy(BRIGADE)),
                ("R14", "no-money".into())
            );
            let illegal = match_.why_not(0, &buy(BRIGADE)).expect("it is too dear");
            let told = redtag_kernel::words::text("no-money")
                .number("price", 3)
                .number("money", money);
            assert_eq!(illegal.why, told);
        }
    }
}

/// A7: buying is optional, and the card that was just turned up can be bought.
#[test]
fn buying_is_optional() {
    let mut match_ = match_at("");
    run(&mut match_, &[purchase(MASON)], &[DOG]);
    assert!(legal_now(&match_).contains(&BuyNothing) && legal_now(&match_).contains(&buy(DOG)));
    let events = run(&mut match_, &[BuyNothing], &[]);
    assert_eq!(events, [Event::BoughtNothing { who: RED }]);
    expect(
        match_.position(),
        "phase = 'turn'\nred = { money = 2, hand = [61, 62, 63, 64, 89] }\nturn.actions = 1",
    );
    expect(match_.position(), "purchases = [90, 72, 73, 74, 75]");
    check(
        "red.hand = []",
        &[purchase(MASON), buy(DOG)],
        &[DOG],
        "red = { money = 1, hand = [90] }",
    );
}

/// A7: the first step is compulsory, and with no money it is all there is.
#[test]
fn a_purchase_without_money() {
    assert_eq!(
        refused("red.money = 9", buy(MASON)),
        ("R14", "no-purchase-going-on".into())
    );
    assert_eq!(
        refused("", BuyNothing),
        ("R14", "no-purchase-going-on".into())
    );
    let events = check(
        "red.money = 0",
        &[purchase(ENVOYS)],
        &[BUS],
        "phase = 'turn'\npurchases = [71, 72, 1, 74, 75]\nred.money = 0\nturn.actions = 1",
    );
    assert_eq!(events.last(), Some(&Event::BoughtNothing { who: RED }));
}

/// R14: nothing else can be done between the two steps.
#[test]
fn the_second_step_is_awaited() {
    let position = format!("{BUYING}\nturn.played = [6, {GRAFKE}]");
    for action in [
        Move(Region::Asia),
        Drive(Region::Asia),
        purchase(MASON),
        extra_purchase(MASON),
        mission(HOUSE),
        play(61),
        GiveUp,
        EndTurn,
    ] {
        assert_eq!(
            refused(&position, action),
            ("R14", "no-buy-first".into()),
            "{action:?}"
        );
    }
    assert_eq!(offers(legal(&position)).len() + 1, legal(&position).len());
}

/// R14: what is put under a stack comes up again when the others have, in the same order.
#[test]
fn cards_under_a_stack_come_last() {
    let hands =
        format!("red = {{ money = 0, hand = [{DRONE}, {DOG}] }}\ngreen.hand = [{HOSE}, {CHEST}]");
    let events = check(
        &hands,
        &[purchase(MASON), purchase(GROCER)],
        &[],
        "purchases = [2, 71, 73, 74, 75]\nunder = [[72], [], [], [], [], [], []]",
    );
    let revealed = |number| Event::Revealed { card: card(number) };
    assert_eq!(
        (events[1], events[4]),
        (revealed(BIKE), revealed(MASON)),
        "nobody had seen the bike"
    );
    let all_seen = format!(
        "red = {{ money = 0, hand = [{DRONE}, {DOG}] }}\ngreen.hand = [{CHEST}]
         purchases = [{GROCER}, {HOSE}, 73, 74, 75]\nunder = [[{BIKE}, {MASON}], [], [], [], [], \
             [], []]"
    );
    let after = "purchases = [72, 2, 73, 74, 75]\nunder = [[71, 93], [], [], [], [], [], []]";
    check(&all_seen, &[purchase(HOSE)], &[], after);
}

/// R14: a card that nobody has seen comes before those underneath.
#[test]
fn unseen_cards_come_first() {
    let position = "red.money = 0\nunder = [[2], [], [], [], [], [], []]";
    check(
        position,
        &[purchase(MASON)],
        &[DRONE],
        "purchases = [4, 72, 73, 74, 75]\nunder = [[2, 71], [], [], [], [], [], []]",
    );
}

/// A8: if a stack is empty, the card that was put under it is turned up again.
#[test]
fn an_empty_stack_gives_the_card_back() {
    let position = format!("red = {{ money = 0, hand = [{JET}, {GRAFKE}, {LEITSTELLE}] }}");
    let events = check(
        &position,
        &[purchase(BRIGADE)],
        &[],
        "purchases = [71, 72, 73, 74, 75]\nunder = [[], [], [], [], [], [], []]\nturn.actions = 1",
    );
    assert_eq!(
        events[1],
        Event::Revealed {
            card: card(BRIGADE)
        }
    );
}

/// A8: if a stack is empty, the place of a card that was bought stays empty.
#[test]
fn an_empty_stack_leaves_a_gap() {
    let position = format!("red = {{ money = 3, hand = [{JET}, {GRAFKE}, {LEITSTELLE}] }}");
    let mut match_ = match_at(&position);
    let events = run(&mut match_, &[purchase(MASON), buy(BRIGADE)], &[BIKE]);
    assert_eq!(events.last(), Some(&Event::RanOut { value: 3 }));
    expect(
        match_.position(),
        "purchases = [2, 72, 73, 74, 'empty']\nred.money = 0",
    );
    assert_eq!(
        refused_now(&match_, purchase(BRIGADE)),
        ("R14", "no-such-offer".into())
    );
    assert_eq!(
        legal_now(&match_)
            .iter()
            .filter(|action| matches!(action, Purchase(_)))
            .count(),
        4
    );
    run(&mut match_, &[purchase(ENVOYS), EndTurn], &[]);
    expect(match_.position(), "purchases = [2, 72, 1, 74, 'empty']");
}

/// R15: Justin Grafke gives one extra purchase a turn, at a discount of 1.
#[test]
fn grafkes_prices() {
    for (chosen, price) in [(GROCER, 0), (ENVOYS, 1), (BRIGADE, 2)] {
        let position = format!(
            "red = {{ money = {price}, hand = [] }}\nturn = {{ actions = 0, played = [{GRAFKE}] }}"
        );
        let mut match_ = match_at(&position);
        let events = run(&mut match_, &[extra_purchase(MASON), buy(chosen)], &[BIKE]);
        assert_eq!(
            events[0],
            Event::PutUnder {
                who: RED,
                card: card(MASON),
                by: Some(card(GRAFKE))
            }
        );
        assert_eq!(
            events[2],
            Event::Bought {
                who: RED,
                card: card(chosen),
                price,
                money: 0
            }
        );
        let after = format!(
            "red = {{ money = 0, hand = [{chosen}] }}\nturn = {{ actions = 0, haggled = 1 }}\n\
             phase = 'turn'"
        );
        expect(match_.position(), &after);
        assert_eq!(
            refused_now(&match_, extra_purchase(HOSTS)),
            ("R15", "no-second-extra-purchase".into())
        );
        assert!(
            !legal_now(&match_)
                .iter()
                .any(|action| matches!(action, ExtraPurchase(_)))
        );
    }
}

/// R15: the discount is 1, not more.
#[test]
fn grafkes_offers() {
    for (chosen, left) in [(GROCER, 9), (ENVOYS, 8), (BRIGADE, 7)] {
        let after = format!("red = {{ money = {left}, hand = [{chosen}] }}");
        let rich = format!("red = {{ money = 9, hand = [] }}\nturn.played = [{GRAFKE}]");
        check(&rich, &[extra_purchase(MASON), buy(chosen)], &[], &after);
    }
    for (money, possible) in [
        (0, vec![BIKE, GROCER]),
        (1, vec![BIKE, GROCER, ENVOYS, HOSTS]),
        (2, vec![BIKE, GROCER, ENVOYS, HOSTS, BRIGADE]),
    ] {
        let mut match_ = match_at(&format!("red.money = {money}\nturn.played = [{GRAFKE}]"));
        run(&mut match_, &[extra_purchase(MASON)], &[BIKE]);
        expect(
            match_.position(),
            "phase = { buy = { discount = 1 } }\nturn.actions = 2",
        );
        assert_eq!(offers(legal_now(&match_)), possible, "{money} money");
        if money < 2 {
            let told = redtag_kernel::words::text("no-money")
                .number("price", 2)
                .number("money", money);
            assert_eq!(
                match_
                    .why_not(0, &buy(BRIGADE))
                    .expect("it is too dear")
                    .why,
                told
            );
        }
    }
    let optional = [extra_purchase(MASON), BuyNothing];
    check(
        &format!("turn.played = [{GRAFKE}]"),
        &optional,
        &[],
        "red.money = 2\nturn.haggled = 1",
    );
}

/// A9: an ordinary purchase has no discount, though he is in play; his own comes once a turn.
#[test]
fn the_discount_is_for_his_own_purchase() {
    let position = format!("red = {{ money = 2, hand = [] }}\nturn.played = [{GRAFKE}]");
    let mut match_ = match_at(&position);
    let events = run(&mut match_, &[purchase(MASON), buy(GROCER)], &[]);
    assert_eq!(
        events[2],
        Event::Bought {
            who: RED,
            card: card(GROCER),
            price: 1,
            money: 1
        }
    );
    assert!(
        legal_now(&match_).contains(&extra_purchase(ENVOYS)),
        "before or after others"
    );
    run(
        &mut match_,
        &[
            extra_purchase(ENVOYS),
            buy(HOSTS),
            EndTurn,
            EndTurn,
            EndTurn,
        ],
        &[],
    );
    expect(
        match_.position(),
        "red = { money = 0, hand = [72, 74, 82] }\nturn.haggled = 0",
    );
    run(&mut match_, &[play(GRAFKE)], &[]);
    assert!(
        legal_now(&match_)
            .iter()
            .any(|action| matches!(action, ExtraPurchase(_))),
        "in the next turn again"
    );
    let mut match_ = match_at(&format!("turn.played = [{GRAFKE}]"));
    run(
        &mut match_,
        &[extra_purchase(MASON), BuyNothing, purchase(ENVOYS)],
        &[],
    );
    expect(match_.position(), BUYING);
}

/// R15, A9: he must be in play.
#[test]
fn grafke_must_be_in_play() {
    let position = format!("red.hand = [{GRAFKE}]");
    assert_eq!(
        refused(&position, extra_purchase(MASON)),
        ("R15", "no-buyer-in-play".into())
    );
    assert!(
        !legal(&position)
            .iter()
            .any(|action| matches!(action, ExtraPurchase(_)))
    );
    check(
        &position,
        &[play(GRAFKE), extra_purchase(MASON)],
        &[],
        "turn = { actions = 2, haggled = 1 }",
    );
}

/// R15: where the hero limit keeps him out, there is no extra purchase.
#[test]
fn the_limit_keeps_grafke_out() {
    for (in_play, rule) in [
        ("61, 62, 63", "R9"),
        (&*format!("{BIKE}, 61"), "A1"),
        (&*format!("{DRONE}"), "A1"),
    ] {
        let position = format!("red.hand = [{GRAFKE}]\nturn.played = [{in_play}]");
        assert_eq!(
            refused(&position, play(GRAFKE)),
            (rule, "no-more-heroes".into())
        );
        assert_eq!(
            refused(&position, extra_purchase(MASON)),
            ("R15", "no-buyer-in-play".into())
        );
    }
    let bus = format!("red.hand = [{GRAFKE}]\nturn.played = [{BUS}, 61, 62, 63]");
    check(
        &bus,
        &[play(GRAFKE), extra_purchase(MASON)],
        &[],
        "turn.haggled = 1",
    );
}

/// R15, A17: he can be bought and go to work in the same turn.
#[test]
fn grafke_bought_and_played() {
    let position = format!(
        "purchases = [71, 72, {JENNIFER}, {PLANE}, {GRAFKE}]\nred = {{ money = 3, hand = [] }}"
    );
    let actions = [
        purchase(MASON),
        buy(GRAFKE),
        play(GRAFKE),
        extra_purchase(JENNIFER),
        buy(GROCER),
    ];
    check(
        &position,
        &actions,
        &[],
        "red = { money = 0, hand = [72] }\nturn = { actions = 1, haggled = 1 }",
    );
}
