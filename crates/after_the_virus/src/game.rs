//! The game as the table sees it: dispatch only.

use std::ops::RangeInclusive;

use redtag_kernel::game::MAX_SEATS;
use redtag_kernel::words::text;
use redtag_kernel::{
    Chance, Flaw, Game, Illegal, Kind as _, Listener, Seat, Seats, Tell as _, Turn,
};

use crate::action::{Action, Event};
use crate::content::{Content, Type};
use crate::position::{
    Calm, Card, Ending, Hit, KINDS, MAX_PLAYERS, MAX_SAVED, Player, Position, Step, ZOMBIE_KINDS,
    Zombies,
};
use crate::rules::{Chair, No, Rules, failure, is_asked, progress};
use crate::setup::{self, Options};
use crate::worth::Worth;

/// After the Virus.
#[derive(Clone, Debug)]
pub struct AfterTheVirus {
    /// What a designer may change.
    pub content: Content,
    /// What positions are worth, for the bots.
    pub worth: Worth,
}

impl AfterTheVirus {
    /// With content of one's own.
    pub fn new(content: Content) -> Self {
        Self {
            content,
            worth: Worth::trained(),
        }
    }

    /// With the content that Redtag comes with.
    pub fn official() -> Result<Self, Flaw> {
        Content::read(Content::OFFICIAL).map(Self::new)
    }
}

impl Game for AfterTheVirus {
    const NAME: &'static str = "after-the-virus";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    /// The content ends a match after 250 turns at the latest. The waves do so long before: from
    /// wave 15 on every reshuffle finds too few zombie cards and destroys two others.
    ///
    /// In a turn each action of a player uses something up: one of 8 cards in hand; one of 56 cards
    /// that are retrieved, prepared, used with itself as the price, or once; one of 48 cards of
    /// ammo; one of 48 destroyed cards that come back; one of 32 attacking zombies. That is less
    /// than 400. Each of these is followed by at most 9 offers to decline, besides 8 payments and
    /// 138 zombies and zombie cards, 3 wounds a player and 9 counts a Survivor that can be answered
    /// for once. That is less than 5,000 in all.
    const LONGEST: usize = 250 * MAX_PLAYERS * 5_000;

    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn content_hash(&self) -> &str {
        &self.content.hash
    }

    fn seats(&self, options: &Options) -> u8 {
        options.seats
    }

    /// Missions, characters and difficulties are those of the rulebook; only other readings of it
    /// are not.
    fn is_official(&self, options: &Options) -> bool {
        options.goal.is_none() && options.calm == Calm::Own
    }

    fn lay_out(&self, options: &Options) -> Result<Position, Flaw> {
        setup::lay_out(&self.content, options)
    }

    fn set_up(
        &self,
        options: &Options,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) -> Result<Position, Flaw> {
        let mut table = self.lay_out(options)?;
        Rules {
            content: &self.content,
            table: &mut table,
            chance,
            events,
        }
        .set_up();
        Ok(table)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.ending {
            Some(_) => Turn::Over,
            None => Turn::Act(is_asked(&self.content, position)),
        }
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, into: &mut Vec<Action>) {
        Chair {
            content: &self.content,
            table: position,
            seat,
        }
        .each(&mut |action| into.push(action));
    }

    fn why_not(&self, position: &Position, seat: Seat, action: &Action) -> Option<Illegal> {
        let No { rule, why } = Chair {
            content: &self.content,
            table: position,
            seat,
        }
        .check(*action)
        .err()?;
        // What it would cost says the label.
        let why = match why {
            "no-cards-to-pay" => text(why).text("label", self.label(position, seat, action)),
            _ => text(why),
        };
        Some(Illegal { rule, why })
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        events: &mut impl Listener<Event>,
    ) {
        Rules {
            content: &self.content,
            table: position,
            chance,
            events,
        }
        .act(seat, action);
    }

    fn audit(&self, position: &Position) -> Result<(), Flaw> {
        audit(&self.content, position)
    }

    /// How much of the goal is reached, in hundredths; all of it only once the mission is won.
    fn scores(&self, position: &Position) -> [i32; MAX_SEATS] {
        let won = position.ending == Some(Ending::Won);
        [if won {
            100
        } else {
            progress(&self.content, position).min(99)
        }; MAX_SEATS]
    }

    fn winners(&self, position: &Position) -> Seats {
        let all = 0..position.players.len() as u8;
        match position.ending {
            Some(Ending::Won) => all.fold(Seats::default(), Seats::with),
            _ => Seats::default(),
        }
    }

    /// Take-backs are not allowed (R11).
    fn may_take_back(&self, _action: &Action) -> bool {
        false
    }

    /// The cards that are not mentioned anywhere: zombies are in the zombie pile, others in the
    /// area deck.
    fn complete(&self, _options: &Options, position: &mut Position, given: &dyn Fn(&str) -> bool) {
        for (player, seat) in position.players.iter_mut().zip(0..) {
            let is_given = |field: &str| given(&format!("players/{seat}/{field}"));
            if !given("players") {
                continue;
            }
            let here = cards_of(player);
            for (card, count) in self.content.deck.iter() {
                for _ in here[card.index()]..u16::from(count) {
                    if card.is_zombie() && !is_given("pile") {
                        player.pile[card.index()] += 1;
                    } else if !card.is_zombie() && !is_given("area/unseen") {
                        player.area.unseen.put(card);
                    }
                }
            }
        }
    }
}

/// How many of each card a player has, wherever they lie.
fn cards_of(player: &Player) -> [u16; KINDS] {
    let Player {
        draw,
        hand,
        discard,
        scouted,
        sideways,
        prepared,
        destroyed,
        ..
    } = player;
    let mut all = [0; KINDS];
    for zone in [
        draw,
        hand,
        discard,
        scouted,
        sideways,
        prepared,
        destroyed,
        &player.area.remaining(),
    ] {
        for (sum, &count) in all.iter_mut().zip(zone.counts()) {
            *sum += u16::from(count);
        }
    }
    for (sum, &count) in all.iter_mut().zip(&player.pile) {
        *sum += u16::from(count);
    }
    player
        .ammo
        .iter()
        .for_each(|ammo| all[ammo.card.index()] += 1);
    for zombies in player.attacking.as_slice() {
        all[usize::from(zombies.printed).clamp(1, ZOMBIE_KINDS) - 1] += 1;
    }
    all
}

/// Values in range, every card exactly once and where it can be, and a question that the rules
/// would ask.
fn audit(content: &Content, table: &Position) -> Result<(), Flaw> {
    let wrong = |place: &str, message: String| Err(Flaw::at(place, message));
    let seats = table.players.len();
    if seats == 0 {
        return wrong(
            "players",
            format!("must be 1 to {MAX_PLAYERS}, not {seats}"),
        );
    }
    if usize::from(table.mission) >= content.missions.len() {
        return wrong(
            "mission",
            format!("there are only {} missions", content.missions.len()),
        );
    }
    let last = content.numbers.turns + u8::from(table.ending.is_some());
    if !(1..=last).contains(&table.turn) {
        return wrong("turn", format!("must be 1 to {last}, not {}", table.turn));
    }
    for (player, seat) in table.players.iter().zip(0..) {
        let chair = Chair {
            content,
            table,
            seat,
        };
        let audited = audit_player(content, player)
            .and_then(|()| audit_play_area(content, player))
            .and_then(|()| audit_steps(content, player, seats))
            .and_then(|()| audit_question(chair));
        audited
            .map_err(|(field, message)| Flaw::at(format!("players[{seat}].{field}"), message))?;
        let before = &table.players[..usize::from(seat)];
        if before
            .iter()
            .any(|other| other.character == player.character)
        {
            return wrong("players", "every character is there once".into());
        }
        if player.wounds.brain != (table.ending == Some(Ending::Died(seat))) {
            return wrong("ending", "whoever has a wound in the brain has died".into());
        }
    }
    match table.ending {
        None if failure(content, table).is_some() => {
            wrong("mission", "the mission has failed".into())
        }
        None if is_asked(content, table).first().is_none() => {
            wrong("players", "the rules would not ask anybody here".into())
        }
        _ => Ok(()),
    }
}

type Audit = Result<(), (&'static str, String)>;

fn audit_player(content: &Content, player: &Player) -> Audit {
    let wrong = |field, message: &str| Err((field, message.to_owned()));
    if usize::from(player.character) >= content.characters.len() {
        return wrong("character", "there is no such character");
    }
    let here = cards_of(player);
    for (index, (&found, &there)) in here.iter().zip(content.deck.counts()).enumerate() {
        if found != u16::from(there) {
            return Err((
                "draw",
                format!("card {} is there {found} times, not {there}", index + 1),
            ));
        }
    }
    let no_zombies = [
        &player.hand,
        &player.scouted,
        &player.sideways,
        &player.destroyed,
    ];
    let area = player.area.remaining();
    let is_zombie = |(card, _): (Card, u8)| card.is_zombie();
    if no_zombies
        .into_iter()
        .chain([&area])
        .any(|zone| zone.iter().any(is_zombie))
    {
        return wrong("hand", "zombies do not go there");
    }
    if player.area.set_aside > player.area.unseen.total() {
        return wrong("area.set_aside", "more than there are");
    }
    if player.hand.total() > content.numbers.hand {
        return wrong("hand", "more cards than are drawn");
    }
    if player.saved > MAX_SAVED {
        return Err((
            "saved",
            format!("must be 0 to {MAX_SAVED}, not {}", player.saved),
        ));
    }
    Ok(())
}

fn audit_play_area(content: &Content, player: &Player) -> Audit {
    let wrong = |field, message: &str| Err((field, message.to_owned()));
    let cured = |(card, _): (Card, u8)| card.number() > 1 && card.is_zombie();
    if player.prepared.iter().any(cured) {
        return wrong("prepared", "only single zombies can be cured");
    }
    let in_play = || player.prepared.iter().chain(player.sideways.iter());
    if in_play().any(|(card, _)| content.card(card).is_event()) {
        return wrong("prepared", "events are never in play");
    }
    let attacking = player.attacking.as_slice();
    let odd = |&Zombies {
                   printed,
                   left,
                   discarded,
               }: &_| {
        !(1..=ZOMBIE_KINDS as u8).contains(&printed)
            || !(1..=printed).contains(&left)
            || (discarded && left == printed)
    };
    if attacking.iter().any(odd) || !attacking.is_sorted() {
        return wrong(
            "attacking",
            "zombies that are left, the smallest cards first",
        );
    }
    let ammo = player.ammo.as_slice();
    let loaded = |weapon: Card| {
        content.card(weapon).takes_ammo()
            && (player.prepared.count(weapon) > 0 || player.steps.contains(&Step::Prepare(weapon)))
    };
    if ammo
        .iter()
        .any(|ammo| ammo.card.is_zombie() || !loaded(ammo.under))
        || !ammo.is_sorted()
    {
        return wrong(
            "ammo",
            "cards under prepared weapons that use ammo, in the order of their numbers",
        );
    }
    if player.done && (player.hand.total() > 0 || !attacking.is_empty() || !player.steps.is_empty())
    {
        return wrong("done", "nobody is done with cards in hand or with zombies");
    }
    Ok(())
}

/// Steps that could come from play: something is left of each, and cards and seats are there.
fn audit_steps(content: &Content, player: &Player, seats: usize) -> Audit {
    let is_there = |card: Card| content.deck.count(card) > 0 && !card.is_zombie();
    let seated = |whose: Option<u8>| whose.is_none_or(|seat| usize::from(seat) < seats);
    let sound = |step: &Step| match *step {
        Step::Draw | Step::ShuffleAndDraw => {
            player.hand.total() == 0 && player.attacking.is_empty()
        }
        Step::Thin(left) | Step::Pay(left) | Step::Reward(left) | Step::Prevent(left) => left > 0,
        Step::Load { weapon, left } | Step::Spend { weapon, left } => left > 0 && is_there(weapon),
        Step::LoadAny(card)
        | Step::Retrieve(card)
        | Step::Prepare(card)
        | Step::LoadItself(card) => is_there(card),
        Step::Leave { card, .. } => is_there(card),
        Step::Hit(Hit {
            by, left, whose, ..
        })
        | Step::Heal {
            by, left, whose, ..
        } => left > 0 && is_there(by) && seated(whose),
        Step::Scout { left, .. } | Step::RetrieveFree { left, .. } => left > 0,
        Step::SpareWeapon | Step::SpareVehicle | Step::Cure | Step::Wound => true,
        Step::PrepareFree { .. } | Step::Recover { .. } | Step::Save { .. } => true,
    };
    if player.steps.iter().all(sound) {
        Ok(())
    } else {
        Err(("steps", "the rules would not ask this here".into()))
    }
}

/// What is asked has several answers, and limits are kept.
fn audit_question(chair: Chair) -> Audit {
    let player = chair.player();
    let step = player.steps.first();
    if let Some(step) = step.filter(|_| chair.table.ending.is_none()) {
        let mut answers = 0;
        chair.each_answer(step, &mut |_| answers += 1);
        if answers < 2 || chair.runs_by_itself(step) {
            return Err(("steps", "the rules would not ask this here".into()));
        }
    }
    for (kind, spare) in [
        (Type::Weapon, Step::SpareWeapon),
        (Type::Vehicle, Step::SpareVehicle),
    ] {
        if chair.has_too_many(kind) && step != Some(spare) {
            return Err((
                "prepared",
                "too many weapons or vehicles are prepared".into(),
            ));
        }
    }
    Ok(())
}
