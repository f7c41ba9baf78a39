//! Our own rules where the cards are lost: A31 (tokens, environments, vehicles), A32 (what the book
//! can say), and the end of the day.

use redtag_aftermath::{
    Action, Character, Dial, Event, Flag, Mission, MissionStatus, Options, Passing, Phase,
    Situation, Spot,
};
use redtag_kernel::{Game, Kind};

use crate::rulebook::tests::total;
use crate::rulebook::{TestMatch, die, file, new_match, poi, poi_of, read, reading, start, world};

/// A31: a token that blocks keeps everybody out, and can be handled from beside it for a card.
#[test]
fn heavy_objects_block() {
    let mut match_ = new_match();
    match_.lay("rock", "B");
    match_.hand(0, &["g3", "r3", "r1"]);
    let (g3, r3, b, rock) = (
        match_.card("g3"),
        match_.card("r3"),
        match_.space("B"),
        match_.token("rock"),
    );
    let handle = Action::Handle {
        token: rock,
        space: b,
    };
    let before = match_.position;
    match_.play(Action::Move(g3), &[]);
    assert!(!match_.can(Action::Go(b)));
    match_.position = before;
    match_.play(handle, &[]);
    let r1 = match_.card("r1");
    match_.play(Action::Discard(r1), &[]);
    assert!(
        matches!(match_.position.steps.last(), Some(Phase::Test(test)) if test.first == Some(r3)),
        "the only card that fits is played (A52)"
    );
    match_.play(Action::Roll, &[die(1)]);
    assert!(match_.position.scene.tokens.is_empty(), "3 + 1 reach 4");
    assert_eq!(match_.refusal(0, handle).0, "A31");
    for (token, letter) in [("rock", "B"), ("rock", "B"), ("rock", "F"), ("trap", "A")] {
        match_.lay(token, letter);
    }
    let handled = match_
        .legal()
        .into_iter()
        .filter(|action| matches!(action, Action::Handle { .. }));
    assert_eq!(
        handled.collect::<Vec<_>>(),
        [handle],
        "once, not across the corner, and not what has no use"
    );
}

/// A31: no more tokens of a kind are laid than there are.
#[test]
fn tokens_are_counted() {
    let match_ = read(
        "[{ place = { token = \"trap\", at = \"C\" } }, { place = { token = \"fire\", at = \"C\", \
         count = 5 } }]",
    );
    let laid = |id| {
        match_
            .position
            .scene
            .tokens
            .iter()
            .filter(|one| one.token == match_.token(id))
            .count()
    };
    assert_eq!((laid("trap"), laid("fire")), (1, 2));
}

/// A31: fire wounds who enters and dazes who stays; a trap hurts an enemy once; an aim token helps
/// an attack once.
#[test]
fn fire_traps_and_aim() {
    let mut match_ = new_match();
    match_.lay("fire", "E");
    match_.hand(0, &["b1"]);
    match_.hand(1, &["g1"]);
    let (b1, e) = (match_.card("b1"), match_.space("E"));
    match_.play(Action::Move(b1), &[]);
    match_.go(Action::Go(e));
    assert_eq!(match_.hero(0).wounds, 1);
    assert!(
        match_.hero(0).statuses.contains(match_.status("dazed")),
        "the turn ended there"
    );
    let mut match_ = new_match();
    match_.lay("trap", "C");
    match_.lay("aim", "C");
    match_.foe("fox", "D", Situation::Hostile);
    match_.threats(&["t1"]);
    match_.hand(1, &["g1"]);
    match_.go(Action::EndTurn);
    let left = |match_: &TestMatch| -> Vec<_> {
        match_
            .position
            .scene
            .tokens
            .iter()
            .map(|one| one.token)
            .collect()
    };
    assert!(match_.position.scene.foes.is_empty());
    assert_eq!(left(&match_), [match_.token("aim")]);
    let mut match_ = new_match();
    match_.lay("aim", "A");
    match_.lay("trap", "A");
    match_.foe("rat", "A", Situation::Hostile);
    match_.hand(0, &["r1", "g2"]);
    match_.play(Action::Melee(0), &[die(1), die(1)]);
    assert_eq!(
        match_.position.scene.foes[0].wounds, 1,
        "1 + 2 + 1 reach 3 + 1"
    );
    assert_eq!(
        left(&match_),
        [match_.token("trap")],
        "only the aim is used up"
    );
}

/// A31: a fishhook gets one across a white line, a bush hides.
#[test]
fn hooks_and_bushes() {
    let mut match_ = new_match();
    match_.at(0, "G");
    match_.lay("hook", "G");
    match_.hand(0, &["g1", "g2"]);
    let (g1, c) = (match_.card("g1"), match_.space("C"));
    match_.play(Action::Move(g1), &[]);
    assert!(match_.can(Action::Go(c)));
    let mut match_ = new_match();
    match_.at(0, "C");
    match_.at(1, "A");
    match_.lay("rock", "B");
    match_.foe("rat", "D", Situation::Hostile);
    match_.threats(&["t3"]);
    match_.hand(0, &["g1"]);
    match_.hand(1, &["g1"]);
    let attacked = |match_: &mut TestMatch| {
        match_.go(Action::EndTurn);
        match_
            .events
            .iter()
            .any(|event| matches!(event, Event::EnemyAttacks { .. }))
    };
    match_.lay("aim", "C");
    let before = match_.position;
    match_.lay("bush", "H");
    assert!(
        attacked(&mut match_),
        "neither a bush elsewhere hides nor another token here"
    );
    match_.position = before;
    match_.lay("bush", "C");
    assert!(!attacked(&mut match_));
}

/// A31: an environment gives bonuses, limits sight and acts every turn, until the page is left.
#[test]
fn environments() {
    let mut match_ = read(
        "[{ environment = \"fog\" }, { encounter = { enemies = [\"rat\"], \
         situation = \"hostile\" } }]",
    );
    match_.position.scene.foes[0].space = match_.space("A");
    match_.hand(0, &["g3", "r1"]);
    let a = match_.space("A");
    assert!(
        !match_.can(Action::Ranged { foe: 0, space: a }),
        "nobody sees farther than the own space"
    );
    match_.hand(1, &["g1"]);
    match_.position.scene.foes[0].space = match_.space("B");
    let before = match_.position;
    match_.threats(&["t3"]);
    match_.go(Action::EndTurn);
    assert_eq!(match_.asked(), Some(0), "who is in the same space is seen");
    assert!(matches!(match_.position.steps.last(), Some(Phase::Test(_))));
    match_.position = before;
    match_.play(
        Action::Ranged {
            foe: 0,
            space: match_.space("B"),
        },
        &[die(1), die(1)],
    );
    assert_eq!(total(&match_), (5, true), "3 + agility 2 - fog 1 + die 1");
    match_.position = before;
    match_.go(Action::EndTurn);
    assert_eq!(
        match_.dial(Dial::Scrap),
        2,
        "one at the end of a turn, one at the beginning of the next"
    );
    let match_ = read("[{ environment = \"fog\" }, \"no-environment\"]");
    assert_eq!(match_.position.scene.environment, None);
}

/// A31: on a road every character in turn faces a card; the vehicle is damaged, and mended up to
/// what it had; it arrives or is wrecked.
#[test]
fn vehicles() {
    let drive = |cards: &[u16]| {
        let ways = "arrive = [{ gain = { scrap = 9 } }], wreck = [{ gain = { clue = 9 } }]";
        let mut match_ = poi_of(
            3,
            &format!(
                "[{{ drive = {{ vehicle = \"cart\", cards = {}, {ways} }} }}]",
                cards.len()
            ),
        );
        match_.position.bookkeeper = 1;
        let (g3, b) = (match_.card("g3"), match_.space("B"));
        match_.hand(0, &["g3", "g1"]);
        match_.hand(1, &["r1", "g2"]);
        match_.play(Action::Move(g3), &[]);
        let mut chance = Roads(cards.to_vec());
        match_.events.clear();
        match_.game.apply(
            &mut match_.position,
            0,
            Action::Go(b),
            &mut chance,
            &mut match_.events,
        );
        while let Some(Phase::Test(test)) = match_.position.steps.last() {
            let action = match_.legal()[0];
            match_.game.apply(
                &mut match_.position,
                test.seat,
                action,
                &mut chance,
                &mut match_.events,
            );
            assert_eq!(
                total(&match_),
                (10, true),
                "1 + strength 2 + cart 1 + die 6"
            );
        }
        let drawn = (match_.events.iter()).filter_map(|event| match event {
            Event::RoadDrawn { who, .. } => Some(who.0),
            _ => None,
        });
        match_
            .game
            .audit(&match_.position)
            .expect("all road cards are somewhere");
        assert_eq!(match_.position.ride, None, "it is over");
        (
            drawn.collect::<Vec<_>>(),
            match_.dial(Dial::Scrap) > 2,
            match_.dial(Dial::Clue) > 0,
        )
    };
    let [bump, field, ditch] = [0, 1, 2];
    assert_eq!(drive(&[bump, field]), (vec![1, 2], true, false));
    assert_eq!(
        drive(&[bump, ditch, field]),
        (vec![1, 2], false, true),
        "it cannot take more than two"
    );
    let mended = drive(&[ditch, bump, field, bump]);
    assert_eq!(
        mended,
        (vec![1, 2, 0, 1], false, true),
        "there was nothing to mend; the deck was shuffled"
    );
}

/// Chance that draws these road cards; dice show six.
struct Roads(Vec<u16>);

impl redtag_kernel::Chance for Roads {
    fn pick(&mut self, what: &'static str, weights: &[u8]) -> usize {
        if what != "road" {
            return weights.len() - 1;
        }
        let card = usize::from(self.0.remove(0));
        assert!(weights[card] > 0, "this card is not in the deck");
        card
    }
}

/// A50: after some rounds it is later, and everybody is told why. At the top of the time dial every
/// round takes population and morale, and the mission goes on (R60).
#[test]
fn the_day_ends() {
    let mut match_ = new_match();
    match_.position.turns = 7;
    match_.hand(1, &["g1"]);
    let before = match_.position;
    match_.go(Action::EndTurn);
    assert_eq!(
        (match_.dial(Dial::Time), match_.position.turns),
        (1, 0),
        "four rounds of two"
    );
    match_.position = before;
    match_.position.turns = 6;
    match_.go(Action::EndTurn);
    assert_eq!((match_.dial(Dial::Time), match_.position.turns), (0, 7));
    let mut match_ = new_match();
    match_.position.turns = 7;
    match_.set(Dial::Time, 11);
    match_.hand(1, &["r1", "r1", "r2", "r2", "r3"]);
    match_.go(Action::EndTurn);
    let why = Passing::Rounds(4);
    assert!(match_.events.contains(&Event::TimePasses { why }));
    assert!(!match_.events.contains(&Event::NightFalls), "not yet");
    match_.go(Action::Draw);
    match_.position.turns = 1;
    match_.hand(0, &["g1"]);
    let colony = |match_: &TestMatch| (match_.dial(Dial::Population), match_.dial(Dial::Morale));
    let before = colony(&match_);
    match_.go(Action::EndTurn);
    assert!(match_.events.contains(&Event::NightFalls), "a round of two");
    assert_eq!(colony(&match_), (before.0 - 1, before.1 - 1));
    assert_eq!(
        match_.position.fate,
        MissionStatus::Open,
        "lateness fails nothing"
    );
}

/// A50: a clock of the main mission strikes once, before a turn, while its condition holds; the
/// book makes things worse, and the mission goes on (R60).
#[test]
fn clocks_strike_once() {
    let clock = "fail = \"20-2\"\n[[mission.clock]]\ntext = { en = \"Late\", de = \"Spät\" }\n\
        time = [3, 4, 5]\nwhen = { at-least = { food = 1 } }\nflag = \"late\"\nentry = \"10-1\"\n";
    let cards = file("cards.toml")
        .replace("[\"rung\"]", "[\"rung\", \"late\"]")
        .replacen("fail = \"20-2\"\n", clock, 1);
    let script = reading("[{ lose = { food = 2 } }]");
    let mut match_ = start(world(&[("cards.toml", cards), script]), Options::default());
    match_.position.main = Some(Mission(0));
    let end = |match_: &mut TestMatch| {
        match_.hand(0, &["g1", "g1", "g2", "g2", "g3"]);
        match_.hand(1, &["r1", "r1", "r2", "r2", "r3"]);
        match_.go(Action::EndTurn);
        match_.go(Action::Draw);
    };
    let food = match_.dial(Dial::Food);
    match_.set(Dial::Time, 2);
    end(&mut match_);
    assert_eq!(
        match_.dial(Dial::Food),
        food,
        "too early for two characters"
    );
    match_.set(Dial::Time, 3);
    end(&mut match_);
    assert_eq!(match_.dial(Dial::Food), food - 2);
    end(&mut match_);
    assert_eq!(match_.dial(Dial::Food), food - 2, "once");
    assert_eq!(match_.position.fate, MissionStatus::Open);
}

/// A31: a door opens and closes, and a script can hit an enemy in reach.
#[test]
fn doors_and_hits() {
    let mut match_ = poi("[{ page = 11 }]");
    match_.step_onto("B");
    let [y, z] = ["Y", "Z"].map(|letter| match_.space(letter));
    let map = match_.game.content.pages[match_.position.page]
        .map
        .as_ref()
        .expect("a map");
    let open = |doors: u8| map.plan(doors).steps[y.index()] & (1 << z.0) != 0;
    assert!(!open(0) && open(1));
    let asks = "{ if = { when = { is-open = \"gate\" }, then = [{ gain = { food = 1 } }] } }";
    let begin =
        format!("do = [{{ open = \"gate\" }}, {asks}, {asks}, {{ close = \"gate\" }}, {asks},");
    let page = file("book/011.toml").replacen("do = [", &begin, 1);
    let content = world(&[reading("[{ page = 11 }]"), ("book/011.toml", page)]);
    let mut match_ = start(content, Options::default());
    match_.step_onto("B");
    assert_eq!(match_.dial(Dial::Food), 6, "while it was open");
    let mut match_ = poi(
        "[{ encounter = { enemies = [\"roach\"], roaches = 2, situation = \"hostile\" } }, \
         { hit-enemy = { range = 3 } }]",
    );
    match_.step_onto("B");
    assert_eq!(
        match_.position.scene.roaches.len(),
        1,
        "the only one in reach"
    );
    assert_eq!(match_.position.steps.last(), Some(Phase::Actions));
}

/// A31: tokens of a kind are removed from a space or from everywhere.
#[test]
fn tokens_are_removed() {
    let left = |script: &str| {
        let mut match_ = poi(script);
        for (token, letter) in [("fire", "C"), ("fire", "D"), ("trap", "C")] {
            match_.lay(token, letter);
        }
        match_.step_onto("B");
        match_.position.scene.tokens.len()
    };
    assert_eq!(left("[{ remove = { token = \"fire\" } }]"), 1);
    assert_eq!(left("[{ remove = { token = \"fire\", at = \"C\" } }]"), 2);
}

/// A32, A58: whom the book means: everybody in play, others, those in the same space; not who fled.
#[test]
fn whom_the_book_means() {
    let meant = |who: &str, on_map: bool| {
        let script = format!("{{ for-each = {{ who = \"{who}\", do = [\"influence\"] }} }}");
        let road = file("book/012.toml").replacen("do = [", &format!("do = [{script},"), 1);
        let here = reading(&if on_map {
            format!("[{script}]")
        } else {
            "[{ page = 12 }]".into()
        });
        let content = world(&[here, ("book/012.toml", road)]);
        let mut match_ = start(
            content,
            Options {
                seats: 4,
                ..Options::default()
            },
        );
        match_.at(1, "B");
        match_.at(2, "D");
        match_.position.hero_mut(3).spot = Spot::Down;
        match_.step_onto("B");
        [0, 1, 2, 3].map(|seat| {
            let influence = match_.game.content.characters[Character(seat)].influence;
            match_.hero(seat).hand.count(influence)
        })
    };
    assert_eq!(meant("everybody", true), [1, 1, 1, 0]);
    assert_eq!(meant("others", true), [0, 1, 1, 0]);
    assert_eq!(meant("here", true), [1, 1, 0, 0]);
    assert_eq!(meant("others-here", true), [0, 1, 0, 0]);
    assert_eq!(meant("party", true), [1, 1, 1, 0]);
    assert_eq!(meant("everybody", false), [1, 1, 1, 0]);
    assert_eq!(meant("others", false), [1, 0, 1, 0], "the bookkeeper reads");
}

/// A32: what the book can ask, each condition where it holds and where it does not.
#[test]
fn what_the_book_asks() {
    let mut asked = Vec::new();
    for (measure, value) in [
        ("time", 6),
        ("clue", 0),
        ("scrap", 2),
        ("food", 4),
        ("population", 8),
        ("morale", 8),
        ("overtime", 2),
        ("characters", 2),
        ("present", 2),
        ("here", 1),
        ("enemies", 1),
        ("threat", 2),
        ("hunt", 1),
        ("wounds", 2),
        ("hand", 1),
        ("batteries", 3),
        ("game", 1),
        ("improvements", 1),
        ("goals", 1),
        ("hull", 0),
    ] {
        for (word, number, holds) in [
            ("least", value, true),
            ("most", value, true),
            ("least", value + 1, false),
        ] {
            asked.push((
                format!("{{ at-{word} = {{ {measure} = {number} }} }}"),
                holds,
            ));
        }
    }
    for (kind, yes, no) in [
        ("flag", "\"met\"", "\"rung\""),
        ("character", "\"ann\"", "\"bob\""),
        ("party", "\"bob\"", "\"cid\""),
        ("wears", "\"boots\"", "\"helm\""),
        ("carries", "\"helm\"", "\"club\""),
        ("party-has", "\"club\"", "\"coat\""),
        ("supply", "\"grain\"", "\"coat\""),
        ("keyword", "\"tool\"", "\"noisy\""),
        ("status", "\"brave\"", "\"bound\""),
        ("knows", "\"dash\"", "\"tough\""),
        ("situation", "\"safe\"", "\"hostile\""),
        ("on", "\"B\"", "\"A\""),
        (
            "token",
            "{ token = \"trap\", at = \"C\" }",
            "{ token = \"trap\", at = \"here\" }",
        ),
        (
            "token",
            "{ token = \"trap\", at = \"C\" }",
            "{ token = \"fire\", at = \"C\" }",
        ),
        ("mission", "\"quest\"", "\"errand\""),
        ("done", "\"errand\"", "\"quest\""),
        ("failed", "\"rounds\"", "\"quest\""),
        ("location", "\"home\"", "\"lake\""),
        ("from", "2", "3"),
        ("visited", "2", "11"),
        ("goal", "\"cid\"", "\"ann\""),
        (
            "any",
            "[{ on = \"A\" }, { on = \"B\" }]",
            "[{ on = \"A\" }, { on = \"C\" }]",
        ),
        (
            "all",
            "[{ wears = \"boots\" }, { on = \"B\" }]",
            "[{ on = \"A\" }, { on = \"B\" }]",
        ),
        ("not", "{ on = \"A\" }", "{ on = \"B\" }"),
    ] {
        asked.push((format!("{{ {kind} = {yes} }}"), true));
        asked.push((format!("{{ {kind} = {no} }}"), false));
    }
    asked.push(("\"revisit\"".into(), false));
    asked.push(("{ environment = \"fog\" }".into(), false));
    let label = "label = { en = \"x\", de = \"x\" }";
    let choices = asked.chunks(11).map(|some| {
        let options: String = some
            .iter()
            .map(|(when, _)| format!("{{ {label}, when = {when} }}, "))
            .collect();
        format!("{{ choice = {{ options = [{options} {{ {label} }}] }} }}")
    });
    let mut match_ = poi(&format!("[{}]", choices.collect::<Vec<_>>().join(", ")));
    match_.at(1, "D");
    match_.equip(0, 4, "boots");
    let helm = match_.draw("helm");
    match_.position.hero_mut(0).pack.push(helm);
    {
        let hero = match_.position.hero_mut(0);
        (hero.wounds, hero.toxic, hero.batteries) = (1, 1, 3);
    }
    match_.become_(0, "brave");
    match_.lay("trap", "C");
    match_.foe("owl", "H", Situation::Safe);
    match_.threats(&["t1", "t2"]);
    let rat = match_.enemy("rat");
    match_.position.enemies.take(rat);
    match_.position.hunt.put(rat);
    match_.set(Dial::Time, 6);
    for id in ["garden", "grain", "bow"] {
        let item = match_.draw(id);
        match_.position.campaign.supply.put(item);
    }
    let campaign = &mut match_.position.campaign;
    campaign.goals.put(Character(2));
    campaign.done.put(Mission(2));
    campaign.failed.put(Mission(1));
    campaign.flags.put(Flag(0));
    match_.step_onto("B");
    for some in asked.chunks(11) {
        for (place, (when, holds)) in (0..).zip(some) {
            assert_eq!(match_.can(Action::Choose(place)), *holds, "{when}");
        }
        match_.go(Action::Choose(some.len() as u8));
    }
}

/// A32: where the book has the white die rolled, it must show at least so much.
#[test]
fn the_die_decides() {
    let script = "[{ roll = { at-least = 4, then = [{ gain = { food = 1 } }], \
                  else = [{ lose = { food = 1 } }] } }]";
    for (face, food) in [(4, 5), (3, 3)] {
        let mut match_ = poi(script);
        match_.hand(0, &["g3", "g1"]);
        let (g3, b) = (match_.card("g3"), match_.space("B"));
        match_
            .play(Action::Move(g3), &[])
            .play(Action::Go(b), &[die(face)]);
        assert_eq!(match_.dial(Dial::Food), food);
    }
}

/// A32: the book goes on after what it said of one character, of each, or of a road.
#[test]
fn the_book_goes_on() {
    for some in [
        "{ one = { who = \"others\", do = [{ gain = { scrap = 1 } }] } }",
        "{ for-each = { who = \"others\", do = [{ gain = { scrap = 1 } }] } }",
        "{ drive = { vehicle = \"cart\", cards = 0, arrive = [{ gain = { scrap = 1 } }], \
         wreck = [] } }",
    ] {
        let match_ = read(&format!("[{some}, {{ gain = {{ morale = 1 }} }}]"));
        assert_eq!(
            (match_.dial(Dial::Scrap), match_.dial(Dial::Morale)),
            (3, 9),
            "{some}"
        );
    }
}

/// A32: what is lost: flags that are cleared, batteries, and of a price that cannot be paid the
/// rest from another dial.
#[test]
fn what_the_book_takes() {
    let mut match_ = poi(
        "[{ set = \"met\" }, { clear = \"met\" }, { lose-batteries = 2 }, \
         { pay = { dial = \"food\", amount = 6, short = \"morale\" } }]",
    );
    match_.position.hero_mut(0).batteries = 3;
    match_.step_onto("B");
    assert_eq!(
        (
            match_.position.campaign.flags.len(),
            match_.hero(0).batteries
        ),
        (0, 1)
    );
    assert_eq!((match_.dial(Dial::Food), match_.dial(Dial::Morale)), (0, 6));
}

/// A32: amounts depend on the table: times, divided and rounded up, plus.
#[test]
fn amounts_are_worked_out() {
    let match_ = read(
        "[{ lose = { population = { of = \"characters\", times = 3, divide = 4, plus = 1 } } }]",
    );
    assert_eq!(
        match_.dial(Dial::Population),
        5,
        "2 times 3, a quarter of that is 2, and 1"
    );
}

/// A32: a way of a choice is open if all that it costs is there, an item with anybody of the party,
/// and its condition holds; what it costs is paid.
#[test]
fn ways_have_their_price() {
    let ways = [
        ", cost = { scrap = 3 }",
        ", cost = { scrap = 1, food = 5 }",
        ", cost = { scrap = 2, food = 4 }",
        ", cost = { cards = 2 }",
        ", cost = { cards = 1 }",
        ", cost = { batteries = 2 }",
        ", cost = { batteries = 1 }",
        ", cost = { item = \"bow\" }",
        ", cost = { item = \"club\" }",
        ", when = { on = \"A\" }",
        ", when = { on = \"B\" }",
        "",
    ];
    let options = ways.map(|way| format!("{{ label = {{ en = \"x\", de = \"x\" }}{way} }}"));
    let mut match_ = poi(&format!(
        "[{{ choice = {{ options = [{}] }} }}]",
        options.join(", ")
    ));
    match_.position.hero_mut(0).batteries = 1;
    match_.hand(1, &["b1"]);
    match_.step_onto("B");
    assert_eq!(match_.legal(), [2, 4, 6, 8, 10, 11].map(Action::Choose));
    let mut pays = |way: u8| {
        let before = match_.position;
        match_.play(Action::Choose(way), &[]);
        let hero = match_.hero(0);
        let paid = (
            match_.dial(Dial::Scrap),
            match_.dial(Dial::Food),
            hero.hand.total(),
            hero.batteries,
        );
        let club = match_.hero(1).carries(match_.item("club"));
        match_.position = before;
        (paid, club)
    };
    assert_eq!(pays(2), ((0, 0, 1, 1), true));
    assert_eq!(pays(4), ((2, 4, 0, 1), true));
    assert_eq!(pays(6), ((2, 4, 1, 0), true));
    assert_eq!(pays(8), ((2, 4, 1, 1), false));
}
