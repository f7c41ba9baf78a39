//! After the Virus as numbers. A reward is a hundredth of the mission (R32), as far as it is
//! fulfilled; the last one is the difference to a hundred if it is won.

use redtag_after_the_virus::{
    Action, AfterTheVirus, Card, Ending, KINDS, MAX_PLAYERS, Phase, Player, Position, Prepare,
    Spot, Types, ZOMBIE_KINDS, prepare_cost, progress,
};
use redtag_kernel::{Kind, Seat};

use crate::counts;
use crate::encode::{Cells, Encode, Look, Observer, THINGS, Verb};

/// Attacking zombie cards of a player, at most.
const ATTACKING: usize = 8;
/// Numbers of a player besides cards.
const PLAYER: usize = 11;
/// Kinds of step.
const STEPS: usize = 25;
/// Places where a player's cards can be.
const PLACES: usize = 11;

impl Encode for AfterTheVirus {
    /// Each of 48 kinds of card can be retrieved, prepared, or used in three ways, and eight cards
    /// of the hand be played or dropped.
    const MOST_ACTIONS: usize = 320;
    type Table = ();

    fn table(&self) {}

    fn verbs(&self) -> Vec<Verb> {
        let card = |name| Verb::of(name, "card from 0", KINDS);
        let seat = "seat";
        vec![
            card("play"),
            Verb::plain("scout"),
            card("retrieve"),
            card("prepare"),
            Verb::of_two("use", ["card from 0", "which ability"], [KINDS, 3]),
            Verb::of("fight", "attacking card", ATTACKING),
            card("drop"),
            Verb::plain("done"),
            Verb::plain("call"),
            card("choose"),
            Verb::plain("enough"),
            Verb::plain("accept"),
            Verb::of_two("hit", [seat, "attacking card"], [MAX_PLAYERS, ATTACKING]),
            Verb::of_two(
                "hit_discard",
                [seat, "zombies less one"],
                [MAX_PLAYERS, ZOMBIE_KINDS],
            ),
            Verb::of("hit_all", seat, MAX_PLAYERS),
            Verb::of_two("heal", [seat, "arm, leg, brain"], [MAX_PLAYERS, 3]),
            Verb::of("wound", "arm, leg, brain", 3),
            Verb::plain("count"),
            Verb::plain("take"),
            Verb::plain("on_top"),
            Verb::plain("underneath"),
        ]
    }

    /// The cost is in cards of the hand.
    #[inline]
    fn numbers(&self, position: &Position, seat: Seat, action: Action) -> [i16; THINGS] {
        let card = |card: Card| card.index() as i16;
        let rules = |card: Card| self.content.card(card);
        match action {
            Action::Play(one) => [0, card(one), 0, 0, 0],
            Action::Scout => [1, 0, 0, 0, 1],
            Action::Retrieve(one) => [2, card(one), 0, 0, rules(one).retrieve.into()],
            Action::Prepare(one) => {
                let player = position.players.get(usize::from(seat));
                let cost = player.map(|player| prepare_cost(&self.content, player, one));
                let cost = match cost {
                    Some(Prepare::Cards(cards) | Prepare::Ammo(cards)) => cards.into(),
                    Some(Prepare::Card(_)) => 1,
                    Some(Prepare::AnyAmmo) | None => 0,
                };
                [3, card(one), 0, 0, cost]
            }
            Action::Use { card: one, way } => {
                let ability = rules(one).abilities.get(usize::from(way));
                let cost = ability.map_or(0, |ability| ability.hand.into());
                [4, card(one), way.into(), 0, cost]
            }
            Action::Fight(at) => [5, at.into(), 0, 0, 0],
            Action::Drop(one) => [6, card(one), 0, 0, 1],
            Action::Done => [7, 0, 0, 0, 0],
            Action::Call => [8, 0, 0, 0, 0],
            Action::Choose(one) => [9, card(one), 0, 0, 0],
            Action::Enough => [10, 0, 0, 0, 0],
            Action::Accept => [11, 0, 0, 0, 0],
            Action::Hit { seat, at } => [12, seat.into(), at.into(), 0, 0],
            Action::HitDiscard { seat, zombies } => [13, seat.into(), i16::from(zombies) - 1, 0, 0],
            Action::HitAll(seat) => [14, seat.into(), 0, 0, 0],
            Action::Heal { seat, spot } => [15, seat.into(), spot as i16, 0, 0],
            Action::Wound(spot) => [16, spot as i16, 0, 0, 0],
            Action::Count => [17, 0, 0, 0, 0],
            Action::Take => [18, 0, 0, 0, 0],
            Action::OnTop => [19, 0, 0, 0, 0],
            Action::Underneath => [20, 0, 0, 0, 0],
        }
    }

    fn action(&self, _position: &Position, verb: usize, things: [usize; 3]) -> Option<Action> {
        let card = Card::from_index(things[0]);
        let [first, second] = [things[0] as u8, things[1] as u8];
        let spot = |at: usize| Spot::ALL.get(at).copied();
        Some(match verb {
            0 => Action::Play(card),
            1 => Action::Scout,
            2 => Action::Retrieve(card),
            3 => Action::Prepare(card),
            4 => Action::Use { card, way: second },
            5 => Action::Fight(first),
            6 => Action::Drop(card),
            7 => Action::Done,
            8 => Action::Call,
            9 => Action::Choose(card),
            10 => Action::Enough,
            11 => Action::Accept,
            12 => Action::Hit {
                seat: first,
                at: second,
            },
            13 => Action::HitDiscard {
                seat: first,
                zombies: second + 1,
            },
            14 => Action::HitAll(first),
            15 => Action::Heal {
                seat: first,
                spot: spot(things[1])?,
            },
            16 => Action::Wound(spot(things[0])?),
            17 => Action::Count,
            18 => Action::Take,
            19 => Action::OnTop,
            20 => Action::Underneath,
            _ => return None,
        })
    }

    #[inline]
    fn observe(look: &Look<Self>, to: &mut impl Observer) {
        look.observe_match(to);
        look.observe_players(to);
        look.observe_zombies(to);
        look.observe_cards(to);
    }
}

impl Look<'_, AfterTheVirus> {
    /// A player, counted from oneself.
    fn player(&self, at: usize) -> Option<&Player> {
        let players = &self.position.players;
        players.get((usize::from(self.seat) + at) % self.seats.max(1))
    }

    /// The mission, and how far it is.
    #[inline]
    fn observe_match(&self, to: &mut impl Observer) {
        let position = self.position;
        to.field(
            "mission",
            &[self.game.content.missions.len()],
            1.0,
            "which mission it is",
            |cells| cells.mark(position.mission.into()),
        );
        to.field(
            "match",
            &[4],
            100.0,
            "number of the turn, number of the goal, hundredths of the goal that are reached, 100 \
             once it has ended",
            |cells| {
                cells.counts(0, &[position.turn, position.goal]);
                let won = position.ending == Some(Ending::Won);
                let reached = if won {
                    100
                } else {
                    progress(&self.game.content, position)
                };
                cells.set(2, reached as f32);
                cells.set(
                    3,
                    if position.ending.is_some() {
                        100u8
                    } else {
                        0u8
                    },
                );
            },
        );
    }

    /// The players, and what is asked of them.
    #[inline]
    fn observe_players(&self, to: &mut impl Observer) {
        let seats = self.seats;
        to.field(
            "step",
            &[seats, STEPS + 3],
            8.0,
            "for each player: what is asked first (8 for the one, the last if nothing is), how \
             many are left, the card that it is about from 1 in sixths, 8 if it may be declined",
            |cells| {
                for at in 0..seats {
                    let step = self.player(at).and_then(|player| player.steps.first());
                    let (kind, left, card, stop) = step.map_or((STEPS - 1, 0, None, false), parts);
                    let from = at * (STEPS + 3);
                    cells.set(from + kind, 8u8);
                    cells.set(from + STEPS, left);
                    let card = card.map_or(0.0, |card: Card| f32::from(card.number()) / 6.0);
                    cells.set(from + STEPS + 1, card);
                    cells.set(from + STEPS + 2, if stop { 8u8 } else { 0u8 });
                }
            },
        );
        to.field(
            "players",
            &[seats, PLAYER],
            20.0,
            "for each player, oneself first: character, wave, saved, killed, wounds to arm, leg, \
             brain (20 each), wounds prevented, 20 if done, 20 if the others were called, steps \
             ahead",
            |cells| {
                for at in 0..seats {
                    let Some(player) = self.player(at) else {
                        continue;
                    };
                    let from = at * PLAYER;
                    cells.set(from, player.character);
                    cells.set(from + 1, player.wave);
                    cells.counts(from + 2, &[player.saved, player.killed]);
                    for (place, spot) in Spot::ALL.into_iter().enumerate() {
                        cells.set(from + 4 + place, 20.0 * f32::from(player.wounds.has(spot)));
                    }
                    cells.set(from + 7, player.prevention);
                    cells.set(from + 8, 20.0 * f32::from(player.done));
                    cells.set(from + 9, 20.0 * f32::from(player.called));
                    cells.set(from + 10, player.steps.len() as f32);
                }
            },
        );
    }

    /// Zombies, attacking and in the pile.
    #[inline]
    fn observe_zombies(&self, to: &mut impl Observer) {
        let seats = self.seats;
        to.field(
            "zombies",
            &[seats, ATTACKING, 3],
            4.0,
            "for each attacking zombie card: zombies printed, left, 4 if one of them was discarded",
            |cells| {
                for at in 0..seats {
                    let Some(player) = self.player(at) else {
                        continue;
                    };
                    for (place, card) in player.attacking.iter().enumerate() {
                        let from = (at * ATTACKING + place) * 3;
                        cells.counts(from, &[card.printed, card.left]);
                        cells.set(from + 2, 4.0 * f32::from(card.discarded));
                    }
                }
            },
        );
        to.field(
            "pile",
            &[seats, ZOMBIE_KINDS],
            20.0,
            "for each player: zombie cards in the pile with one, two, three, four zombies",
            |cells| {
                for at in 0..seats {
                    if let Some(player) = self.player(at) {
                        cells.counts(at * ZOMBIE_KINDS, &player.pile);
                    }
                }
            },
        );
    }

    /// Where cards are.
    #[inline]
    fn observe_cards(&self, to: &mut impl Observer) {
        let seats = self.seats;
        to.field(
            "cards",
            &[seats, PLACES, KINDS],
            8.0,
            "for each player and kind of card, how many are: to be drawn, in hand, discarded, \
             undrawn in the area deck, known on top or underneath it, scouted, in play sideways, \
             prepared, destroyed, under weapons; and 8 if the use of this turn is gone",
            |cells| {
                for at in 0..seats {
                    if let Some(player) = self.player(at) {
                        write_cards(cells, at * PLACES * KINDS, player);
                    }
                }
            },
        );
    }
}

#[inline]
fn write_cards(cells: &mut Cells, from: usize, player: &Player) {
    let bags = [
        &player.draw,
        &player.hand,
        &player.discard,
        &player.area.unseen,
    ];
    for (place, bag) in bags.into_iter().enumerate() {
        cells.counts(from + place * KINDS, counts(bag, KINDS));
    }
    for card in player.area.top.iter().chain(player.area.bottom.iter()) {
        cells.set(from + 4 * KINDS + card.index(), 1u8);
    }
    let bags = [
        &player.scouted,
        &player.sideways,
        &player.prepared,
        &player.destroyed,
    ];
    for (place, bag) in bags.into_iter().enumerate() {
        cells.counts(from + (5 + place) * KINDS, counts(bag, KINDS));
    }
    let mut ammo = [0u8; KINDS];
    for one in player.ammo.iter() {
        if let Some(count) = ammo.get_mut(one.card.index()) {
            *count += 1;
        }
    }
    cells.counts(from + 9 * KINDS, &ammo);
    cells.each_bit(from + 10 * KINDS, KINDS, player.used.bits(), 8.0);
}

/// The kind of a step, how many are left, the card that it is about, and whether it may be
/// declined.
fn parts(step: Phase) -> (usize, u8, Option<Card>, bool) {
    match step {
        Phase::Draw => (0, 0, None, false),
        Phase::ShuffleAndDraw => (1, 0, None, false),
        Phase::Thin(left) => (2, left, None, false),
        Phase::Pay(left) => (3, left, None, false),
        Phase::Load { weapon, left } => (4, left, Some(weapon), false),
        Phase::LoadAny(weapon) => (5, 0, Some(weapon), true),
        Phase::Spend { weapon, left } => (6, left, Some(weapon), false),
        Phase::Leave { card, .. } => (7, 0, Some(card), false),
        Phase::Retrieve(card) => (8, 0, Some(card), false),
        Phase::Prepare(card) => (9, 0, Some(card), false),
        Phase::SpareWeapon => (10, 0, None, false),
        Phase::SpareVehicle => (11, 0, None, false),
        Phase::Hit(hit) => (12, hit.left.min(8), Some(hit.by), hit.may_stop),
        Phase::Heal {
            by, left, may_stop, ..
        } => (13, left, Some(by), may_stop),
        Phase::Prevent(left) => (14, left, None, false),
        Phase::Scout { left, may_stop } => (15, left, None, may_stop),
        Phase::RetrieveFree { left, may_stop } => (16, left, None, may_stop),
        Phase::PrepareFree {
            of: Types(_),
            may_stop,
        } => (17, 0, None, may_stop),
        Phase::Recover { may_stop, .. } => (18, 0, None, may_stop),
        Phase::Save { chosen } => (19, chosen, None, true),
        Phase::Reward(left) => (20, left, None, false),
        Phase::Cure => (21, 0, None, false),
        Phase::LoadItself(card) => (22, 0, Some(card), false),
        Phase::Wound => (23, 1, None, false),
    }
}
