//! What a seat may do: the list, and the reasons against everything else.

use redtag_kernel::{Kind as _, Seats};

use crate::action::Action;
use crate::content::{Ability, Amount, CardRules, Content, Effect, Prepare, Type, When};
use crate::position::{
    ALL, Calm, Card, Exit, Fate, Hit, Place, Player, Position, Spot, Step, Types, Unit,
    ZOMBIE_KINDS,
};

/// Why something cannot be done: the rule, and the key of the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No {
    /// The rule, as `R17`.
    pub rule: &'static str,
    /// The key of the reason, as `no-effect`.
    pub why: &'static str,
}

type May = Result<(), No>;

const fn no(rule: &'static str, why: &'static str) -> May {
    Err(No { rule, why })
}

const fn unless(forbidden: bool, rule: &'static str, why: &'static str) -> May {
    if forbidden { no(rule, why) } else { Ok(()) }
}

/// Who is asked now. While cards are drawn, only those who have a choice in it. Whoever is in the
/// middle of an effect on zombies or wounds goes first (R17, A11); otherwise all who are not done,
/// in any order (R11).
pub fn is_asked(content: &Content, table: &Position) -> Seats {
    if table.ending.is_some() {
        return Seats::default();
    }
    let players = || table.players.iter().zip(0..);
    let with = |seats: Seats, (_, seat): (&Player, u8)| seats.with(seat);
    if players().any(|(player, _)| player.is_drawing()) {
        return players()
            .filter(|(player, _)| !player.steps.is_empty())
            .fold(Seats::default(), with);
    }
    if let Some((_, seat)) = players().find(|(player, _)| player.holds_up()) {
        return Seats::one(seat);
    }
    let busy = |&(_, seat): &(&Player, u8)| {
        !Chair {
            content,
            table,
            seat,
        }
        .is_finished()
    };
    players().filter(busy).fold(Seats::default(), with)
}

/// What it takes to prepare a card now; Tunnel makes it free for some (A17).
pub fn prepare_cost(content: &Content, player: &Player, card: Card) -> Prepare {
    let CardRules { kind, prepare, .. } = *content.card(card);
    let frees =
        |(other, _): (Card, u8)| !other.is_zombie() && content.card(other).free.contains(kind);
    let is_free = content.free.contains(kind) && player.prepared.iter().any(frees);
    if is_free { Prepare::Cards(0) } else { prepare }
}

/// Can the player pay to prepare this card?
pub fn payable(content: &Content, player: &Player, card: Card) -> bool {
    match prepare_cost(content, player, card) {
        Prepare::Cards(number) | Prepare::Ammo(number) => player.hand.total() >= number,
        Prepare::Card(needed) => player.hand.count(needed) > 0,
        Prepare::AnyAmmo => true,
    }
}

impl Player {
    /// Is this player still to draw?
    pub(crate) fn is_drawing(&self) -> bool {
        self.steps
            .iter()
            .any(|step| matches!(step, Step::Draw | Step::ShuffleAndDraw))
    }

    /// Is this player in the middle of something that concerns the others?
    fn holds_up(&self) -> bool {
        self.steps
            .iter()
            .any(|step| matches!(step, Step::Hit(_) | Step::Heal { .. }))
    }

    /// Does this player have zombies that can be hit there, as whole cards or so many of them?
    fn has_target(&self, place: Place, unit: Unit, left: u8) -> bool {
        let fits = |kind: usize| left == ALL || (unit == Unit::Zombies && kind < usize::from(left));
        let lies = |kind: usize| self.discard.counts()[kind] > 0 && fits(kind);
        (place != Place::Discard && !self.attacking.is_empty())
            || (place != Place::Play && (0..ZOMBIE_KINDS).any(lies))
    }
}

/// A seat at the table, and what can be done from there.
#[derive(Clone, Copy)]
pub struct Chair<'a> {
    pub content: &'a Content,
    pub table: &'a Position,
    pub seat: u8,
}

impl<'a> Chair<'a> {
    pub fn player(&self) -> &'a Player {
        &self.table.players[usize::from(self.seat)]
    }

    /// Everything that this seat may do now.
    #[inline]
    pub fn each(&self, say: &mut dyn FnMut(Action)) {
        match self.player().steps.first() {
            Some(step) => self.each_answer(step, say),
            None => {
                self.each_action(say);
                self.each_drop(say);
                for action in [Action::Done, Action::Call] {
                    if self.may(action).is_ok() {
                        say(action);
                    }
                }
            }
        }
    }

    /// Whether this is on the list, or why not.
    pub fn check(&self, action: Action) -> May {
        let asked = is_asked(self.content, self.table);
        if !asked.contains(self.seat) {
            return no("A11", "no-turn");
        }
        if self.player().steps.is_empty() {
            return self.may(action);
        }
        let mut listed = false;
        self.each(&mut |other| listed |= other == action);
        unless(!listed, "R14", "no-answer")
    }

    /// The actions of the rulebook, without those that only end the phase (R14).
    fn each_action(&self, say: &mut dyn FnMut(Action)) {
        let player = self.player();
        let mut try_out = |action: Action| {
            if self.may(action).is_ok() {
                say(action);
            }
        };
        player
            .hand
            .iter()
            .for_each(|(card, _)| try_out(Action::Play(card)));
        try_out(Action::Scout);
        player
            .scouted
            .iter()
            .for_each(|(card, _)| try_out(Action::Retrieve(card)));
        player
            .sideways
            .iter()
            .for_each(|(card, _)| try_out(Action::Prepare(card)));
        for (card, _) in player.prepared.iter() {
            let ways = self.content.card(card).abilities.len() as u8;
            (0..ways).for_each(|way| try_out(Action::Use { card, way }));
        }
        different(player).for_each(|at| try_out(Action::Fight(at)));
    }

    fn each_drop(&self, say: &mut dyn FnMut(Action)) {
        let hand = &self.player().hand;
        if hand.total() > 0 && !self.can_spend() {
            hand.iter().for_each(|(card, _)| say(Action::Drop(card)));
        }
    }

    /// Whether an action that is not an answer is possible, or why not.
    fn may(&self, action: Action) -> May {
        let player = self.player();
        match action {
            Action::Play(card) => self.may_play(card),
            Action::Scout => {
                unless(player.hand.total() == 0, "R14", "no-cards-to-pay")?;
                unless(player.area.is_empty(), "R14", "no-area-cards")
            }
            Action::Retrieve(card) => {
                unless(player.scouted.count(card) == 0, "R14", "no-scouted-card")?;
                let cost = self.content.card(card).retrieve;
                unless(player.hand.total() < cost, "R14", "no-cards-to-pay")
            }
            Action::Prepare(card) => {
                unless(player.sideways.count(card) == 0, "R14", "no-sideways-card")?;
                unless(
                    !payable(self.content, player, card),
                    "R14",
                    "no-cards-to-pay",
                )
            }
            Action::Use { card, way } => self.may_use(card, way),
            Action::Fight(at) => unless(
                !different(player).any(|other| other == at),
                "R14",
                "no-such-zombies",
            ),
            Action::Drop(card) => {
                unless(player.hand.count(card) == 0, "R12", "no-hand-card")?;
                unless(self.can_spend(), "A7", "no-drop")
            }
            Action::Done => {
                unless(!player.attacking.is_empty(), "R22", "no-done-zombies")?;
                unless(player.hand.total() > 0, "R13", "no-done-cards")
            }
            Action::Call => self.may_call(),
            _ => no("R14", "no-question"),
        }
    }

    /// Actions A and B: an event must have an effect (R17), and nobody runs with a wounded leg
    /// (R25).
    fn may_play(&self, card: Card) -> May {
        let player = self.player();
        unless(player.hand.count(card) == 0, "R12", "no-hand-card")?;
        let rules = self.content.card(card);
        unless(rules.legs && player.wounds.leg, "R25", "no-running")?;
        let mut effects = rules.on(When::Played);
        let useless = rules.is_event() && !effects.any(|ability| self.is_possible(card, ability));
        unless(useless, "R17", "no-effect")
    }

    /// Action F: prices, limits, and an effect (R17).
    fn may_use(&self, card: Card, way: u8) -> May {
        let player = self.player();
        let ability = self.content.card(card).abilities.get(usize::from(way));
        let ability =
            ability.filter(|ability| ability.when == When::Use && player.prepared.count(card) > 0);
        let Some(ability) = ability else {
            return no("R14", "no-prepared-card");
        };
        unless(
            ability.once && player.used.contains(card),
            "R14",
            "no-second-use",
        )?;
        unless(ability.calm && !self.is_calm(), "A20", "no-calm")?;
        unless(player.hand.total() < ability.hand, "R15", "no-cards-to-pay")?;
        unless(
            player.ammo_of(card).count() < usize::from(ability.ammo),
            "R27",
            "no-ammo",
        )?;
        unless(!self.is_possible(card, ability), "R17", "no-effect")
    }

    /// Whoever still acts may call the others back, once a turn.
    fn may_call(&self) -> May {
        unless(self.player().called, "R13", "no-second-call")?;
        unless(
            !self.others_to_call().any(|_| true),
            "R13",
            "no-one-to-call",
        )
    }

    /// Those who are done and could do something.
    pub fn others_to_call(&self) -> impl Iterator<Item = u8> {
        let Self {
            content,
            table,
            seat: own,
        } = *self;
        let others = table.players.iter().zip(0..);
        others
            .filter(move |&(other, seat)| seat != own && other.done)
            .filter(move |&(_, seat)| {
                Chair {
                    content,
                    table,
                    seat,
                }
                .can_act()
            })
            .map(|(_, seat)| seat)
    }

    /// Nothing must be done, and nothing is wanted or possible (R13).
    pub fn is_finished(&self) -> bool {
        let player = self.player();
        player.steps.is_empty()
            && player.hand.total() == 0
            && player.attacking.is_empty()
            && (player.done || !self.can_act())
    }

    fn can_act(&self) -> bool {
        let mut can = false;
        self.each_action(&mut |_| can = true);
        can
    }

    /// Can a card of the hand be played or paid with (A7)? Mostly one can scout.
    fn can_spend(&self) -> bool {
        if self.may(Action::Scout).is_ok() {
            return true;
        }
        let (content, player) = (self.content, self.player());
        let mut can = false;
        self.each_action(&mut |action| {
            can |= match action {
                Action::Play(_) => true,
                Action::Retrieve(card) => content.card(card).retrieve > 0,
                Action::Prepare(card) => prepare_cost(content, player, card) != Prepare::Cards(0),
                Action::Use { card, way } => {
                    content.card(card).abilities[usize::from(way)].spends()
                }
                _ => false,
            };
        });
        can
    }

    /// No zombies in play (A20).
    fn is_calm(&self) -> bool {
        match self.table.calm {
            Calm::Own => self.player().attacking.is_empty(),
            Calm::Anybody => self
                .table
                .players
                .iter()
                .all(|player| player.attacking.is_empty()),
        }
    }

    /// Would it have an effect (R17)?
    pub fn is_possible(&self, card: Card, ability: &Ability) -> bool {
        ability
            .effects
            .iter()
            .any(|effect| self.has_effect(card, ability, effect))
    }

    fn has_effect(&self, card: Card, ability: &Ability, effect: &Effect) -> bool {
        let (player, players) = (self.player(), self.table.players.as_slice());
        match *effect {
            Effect::Hit { .. } => self.hit(card, ability, effect).is_some_and(|hit| {
                players
                    .iter()
                    .any(|player| player.has_target(hit.place, hit.unit, hit.left))
            }),
            Effect::Heal(_) => players.iter().any(|player| player.wounds.count() > 0),
            Effect::Prevent(_) => !player.attacking.is_empty(),
            Effect::Scout(_) => !player.area.is_empty(),
            Effect::Retrieve(_) => player.scouted.total() > 0,
            Effect::Prepare(of) => self.sideways_of(of).next().is_some(),
            Effect::Recover(of) => self.destroyed_of(of).next().is_some(),
            Effect::Save => self.survivors().next().is_some(),
            Effect::Cure => player.attacking.iter().any(|zombies| zombies.printed == 1),
            Effect::LoadItself => self.ammo_weapons().next().is_some(),
            Effect::LoadFromHand => player.hand.total() > ability.hand,
        }
    }

    /// How many zombies an ability hits, with what others add to it (A18); nothing if none.
    pub fn hit(&self, card: Card, ability: &Ability, effect: &Effect) -> Option<Hit> {
        let Effect::Hit {
            fate,
            unit,
            amount,
            place,
        } = *effect
        else {
            return None;
        };
        let left = match amount {
            Amount::Number(number) => number,
            Amount::All => ALL,
            Amount::Per(kind) => self.prepared_of(kind),
        };
        let aimed = ability.when == When::Use && fate == Fate::Kill && unit == Unit::Zombies;
        let bonus = if aimed && left > 0 {
            self.bonus(card)
        } else {
            0
        };
        let hit = Hit {
            by: card,
            fate,
            unit,
            place,
            left: left.saturating_add(bonus),
            whose: None,
            may_stop: false,
        };
        (left > 0).then_some(hit)
    }

    fn bonus(&self, card: Card) -> u8 {
        let Some(style) = self.content.card(card).style else {
            return 0;
        };
        let bonus = |(other, count): (Card, u8)| match self.content.card(other).bonus {
            Some((of, kills)) if of == style => kills * count,
            _ => 0,
        };
        self.player().prepared.iter().map(bonus).sum()
    }

    /// How many prepared cards of this type there are; a cured zombie is a person (A14).
    fn prepared_of(&self, kind: Type) -> u8 {
        let prepared = self.player().prepared.iter();
        prepared
            .filter(|&(card, _)| self.content.is_type(card, kind))
            .map(|(_, count)| count)
            .sum()
    }

    fn sideways_of(&self, of: Types) -> impl Iterator<Item = Card> {
        let content = self.content;
        let cards = self.player().sideways.iter().map(|(card, _)| card);
        cards.filter(move |&card| of.contains(content.card(card).kind))
    }

    fn destroyed_of(&self, of: Types) -> impl Iterator<Item = Card> {
        let content = self.content;
        let cards = self.player().destroyed.iter().map(|(card, _)| card);
        cards.filter(move |&card| of.contains(content.card(card).kind))
    }

    fn survivors(&self) -> impl Iterator<Item = Card> {
        let content = self.content;
        let cards = self.player().prepared.iter().map(|(card, _)| card);
        cards.filter(move |&card| content.saves(card) > 0)
    }

    /// Prepared weapons that can make use of ammo.
    fn ammo_weapons(&self) -> impl Iterator<Item = Card> {
        let content = self.content;
        let cards = self.player().prepared.iter().map(|(card, _)| card);
        cards.filter(move |&card| {
            content.card(card).kind == Type::Weapon && content.card(card).takes_ammo()
        })
    }

    /// The answers to what a player is asked in the middle of something; none if it has become
    /// pointless.
    pub fn each_answer(&self, step: Step, say: &mut dyn FnMut(Action)) {
        let player = self.player();
        match step {
            Step::Pay(_) | Step::Load { .. } => {
                player
                    .hand
                    .iter()
                    .for_each(|(card, _)| say(Action::Choose(card)));
            }
            Step::LoadAny(_) => {
                player
                    .hand
                    .iter()
                    .for_each(|(card, _)| say(Action::Choose(card)));
                say(Action::Enough);
            }
            Step::Spend { weapon, .. } => {
                let mut last = None;
                for card in player
                    .ammo_of(weapon)
                    .filter(|&card| last.replace(card) != Some(card))
                {
                    say(Action::Choose(card));
                }
            }
            Step::Leave { to: Exit::Area, .. } => {
                say(Action::OnTop);
                if !player.area.is_empty() {
                    say(Action::Underneath);
                }
            }
            Step::Thin(_) => {
                let cards = player.discard.iter().filter(|(card, _)| !card.is_zombie());
                cards.for_each(|(card, _)| say(Action::Choose(card)));
            }
            Step::SpareWeapon => self.each_prepared(Type::Weapon, say),
            Step::SpareVehicle => self.each_prepared(Type::Vehicle, say),
            Step::Hit(hit) => self.each_hit(hit, say),
            Step::Heal {
                whose, may_stop, ..
            } => self.each_wound(whose, may_stop, say),
            Step::Scout { .. } if !player.area.is_empty() => {
                say(Action::Accept);
                say(Action::Enough);
            }
            Step::RetrieveFree { may_stop, .. } => {
                choose(player.scouted.iter().map(|(card, _)| card), may_stop, say);
            }
            Step::PrepareFree { of, may_stop } => choose(self.sideways_of(of), may_stop, say),
            Step::Recover { of, may_stop } => choose(self.destroyed_of(of), may_stop, say),
            Step::Save { chosen } => choose(self.survivors(), chosen > 0, say),
            Step::Reward(_) => {
                say(Action::Count);
                if !player.area.is_empty() {
                    say(Action::Take);
                }
            }
            Step::LoadItself(_) => choose(self.ammo_weapons(), false, say),
            Step::Wound => {
                let free = Spot::ALL
                    .into_iter()
                    .filter(|&spot| !player.wounds.has(spot));
                free.for_each(|spot| say(Action::Wound(spot)));
            }
            _ => {}
        }
    }

    /// Is there no choice in this step?
    pub fn runs_by_itself(&self, step: Step) -> bool {
        let player = self.player();
        let zombies = || player.discard.counts()[..ZOMBIE_KINDS].iter().sum::<u8>();
        match step {
            Step::Draw
            | Step::ShuffleAndDraw
            | Step::Retrieve(_)
            | Step::Prepare(_)
            | Step::Prevent(_) => true,
            Step::Cure
            | Step::Scout {
                may_stop: false, ..
            } => true,
            Step::Leave { to, .. } => to != Exit::Area,
            // Whoever has no more than that gives all of it.
            Step::Pay(left) | Step::Load { left, .. } => player.hand.total() <= left,
            Step::Thin(left) => player.discard.total() - zombies() <= left,
            Step::SpareWeapon => !self.has_too_many(Type::Weapon),
            Step::SpareVehicle => !self.has_too_many(Type::Vehicle),
            _ => false,
        }
    }

    /// Two weapons, or one with a wounded arm (R24, R29); one vehicle (R30).
    pub fn has_too_many(&self, kind: Type) -> bool {
        let player = self.player();
        let numbers = &self.content.numbers;
        let limit = match kind {
            Type::Weapon => numbers.weapons.saturating_sub(player.wounds.arm.into()),
            _ => numbers.vehicles,
        };
        self.prepared_of(kind) > limit
    }

    fn each_prepared(&self, kind: Type, say: &mut dyn FnMut(Action)) {
        let cards = self.player().prepared.iter().map(|(card, _)| card);
        choose(
            cards.filter(|&card| self.content.card(card).kind == kind),
            false,
            say,
        );
    }

    /// Zombies of one player (R17), attacking or in a discard pile (A12, A13).
    fn each_hit(&self, hit: Hit, say: &mut dyn FnMut(Action)) {
        let mut found = false;
        for (player, seat) in self.table.players.iter().zip(0..) {
            let wrong = hit.whose.is_some_and(|whose| whose != seat);
            if wrong || !player.has_target(hit.place, hit.unit, hit.left) {
                continue;
            }
            found = true;
            if hit.left == ALL {
                say(Action::HitAll(seat));
                continue;
            }
            if hit.place != Place::Discard {
                different(player).for_each(|at| say(Action::Hit { seat, at }));
            }
            if hit.place != Place::Play {
                let most = ZOMBIE_KINDS.min(hit.left.into()) as u8;
                let lies = |&zombies: &u8| {
                    player
                        .discard
                        .count(Card::from_index(usize::from(zombies) - 1))
                        > 0
                };
                (1..=most)
                    .filter(lies)
                    .for_each(|zombies| say(Action::HitDiscard { seat, zombies }));
            }
        }
        if found && hit.may_stop {
            say(Action::Enough);
        }
    }

    /// Wounds of one player (R26).
    fn each_wound(&self, whose: Option<u8>, may_stop: bool, say: &mut dyn FnMut(Action)) {
        let mut found = false;
        for (player, seat) in self.table.players.iter().zip(0..) {
            if whose.is_some_and(|whose| whose != seat) {
                continue;
            }
            for spot in Spot::ALL
                .into_iter()
                .filter(|&spot| player.wounds.has(spot))
            {
                found = true;
                say(Action::Heal { seat, spot });
            }
        }
        if found && may_stop {
            say(Action::Enough);
        }
    }
}

/// These cards, and no more of them if that is possible. Where there are none and it may stop, it
/// stops.
fn choose(cards: impl Iterator<Item = Card>, may_stop: bool, say: &mut dyn FnMut(Action)) {
    cards.for_each(|card| say(Action::Choose(card)));
    if may_stop {
        say(Action::Enough);
    }
}

/// The places of attacking zombie cards, of equal ones only the first.
fn different(player: &Player) -> impl Iterator<Item = u8> {
    let attacking = player.attacking.as_slice();
    (0..attacking.len())
        .filter(move |&at| at == 0 || attacking[at] != attacking[at - 1])
        .map(|at| at as u8)
}

impl Ability {
    /// Does it take a card of the hand?
    fn spends(&self) -> bool {
        self.hand > 0 || self.effects.contains(&Effect::LoadFromHand)
    }
}
