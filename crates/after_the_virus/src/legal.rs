//! The one home of legality: what may be done now, and why everything else may not.
//!
//! The list of actions and the reason against an action both come from the `may_*` functions, so
//! that they cannot disagree.

mod answers;
mod effects;

use redtag_kernel::game::{refuse, refuse_if};
use redtag_kernel::{May, Seat, Seats};

use crate::action::Action;
use crate::content::{Ability, CardRules, Content, Effect, Prepare, When};
use crate::position::{Card, Phase, Place, Player, Position, ZOMBIE_KINDS};

/// What a seat may do now, and the reason against everything else.
#[derive(Clone, Copy)]
pub struct Legal<'a> {
    pub content: &'a Content,
    pub position: &'a Position,
    pub seat: Seat,
}

/// Who is asked now. While cards are drawn, only those who have a choice in it. Whoever is in the
/// middle of an effect on zombies or wounds, or must give up a weapon or vehicle, goes first (R17,
/// R29, A11); otherwise all who are not done, in any order (R11).
pub fn is_asked(content: &Content, position: &Position) -> Seats {
    if position.ending.is_some() {
        return Seats::default();
    }
    let players = || position.players.iter().zip(0..);
    let with = |seats: Seats, (_, seat): (&Player, u8)| seats.with(seat);
    if players().any(|(player, _)| player.is_drawing()) {
        return players()
            .filter(|(player, _)| !player.steps.is_empty())
            .fold(Seats::default(), with);
    }
    if let Some((_, seat)) = players().find(|(player, _)| player.holds_up()) {
        return Seats::one(seat);
    }
    let busy = |&(_, seat): &(&Player, u8)| !Legal::new(content, position, seat).is_finished();
    players().filter(busy).fold(Seats::default(), with)
}

/// What it takes to prepare a card now; Tunnel makes it free for persons (A17).
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
            .any(|phase| matches!(phase, Phase::Draw | Phase::ShuffleAndDraw))
    }

    /// Is this player in the middle of something that comes before anybody's next action (A11): an
    /// effect on zombies or wounds, the place of a wound (R23), a weapon or vehicle over the limit
    /// (R29, R30)?
    pub(crate) fn holds_up(&self) -> bool {
        let comes_first = |phase: &Phase| {
            matches!(
                phase,
                Phase::Hit(_)
                    | Phase::Heal { .. }
                    | Phase::Wound
                    | Phase::SpareWeapon
                    | Phase::SpareVehicle
            )
        };
        self.steps.iter().any(comes_first)
    }
}

impl<'a> Legal<'a> {
    /// Of this seat.
    pub fn new(content: &'a Content, position: &'a Position, seat: Seat) -> Self {
        Self {
            content,
            position,
            seat,
        }
    }

    pub fn player(&self) -> &'a Player {
        &self.position.players[usize::from(self.seat)]
    }

    /// Everything that this seat may do now.
    #[inline]
    pub fn each(&self, say: &mut impl FnMut(Action)) {
        if let Some(phase) = self.player().steps.first() {
            return self.each_answer(phase, say);
        }
        self.any_action(&mut |action| {
            say(action);
            false
        });
        self.each_drop(say);
        for action in [Action::Done, Action::Call] {
            if self.may_begin(action).is_ok() {
                say(action);
            }
        }
    }

    /// Whether this may be done now, or why not.
    pub fn may(&self, action: Action) -> May {
        self.may_act()?;
        match self.player().steps.first() {
            Some(phase) => self.may_answer(phase, action),
            None => self.may_begin(action),
        }
    }

    /// Is this seat asked at all (R13, A11)?
    fn may_act(&self) -> May {
        let Some(player) = self.position.players.get(usize::from(self.seat)) else {
            return refuse("R2", "no-player");
        };
        refuse_if(self.position.ending.is_some(), "R32", "no-more-actions")?;
        if is_asked(self.content, self.position).contains(self.seat) {
            return Ok(());
        }
        let mut players = self.position.players.iter();
        refuse_if(players.clone().any(Player::is_drawing), "R8", "no-draw-yet")?;
        refuse_if(players.any(Player::holds_up), "A11", "no-turn")?;
        refuse_if(player.done, "R13", "no-more-after-done")?;
        refuse("R13", "no-possible-action")
    }

    /// Can any action of the rulebook be begun that the asker accepts, apart from those that only
    /// end the phase (R14)?
    fn any_action(&self, wanted: &mut impl FnMut(Action) -> bool) -> bool {
        let player = self.player();
        let mut does = |action: Action| self.may_begin(action).is_ok() && wanted(action);
        let ways = |card: Card| 0..self.content.card(card).abilities.len() as u8;
        player.hand.iter().any(|(card, _)| does(Action::Play(card)))
            || does(Action::Scout)
            || (player.scouted.iter()).any(|(card, _)| does(Action::Retrieve(card)))
            || (player.sideways.iter()).any(|(card, _)| does(Action::Prepare(card)))
            || (player.prepared.iter())
                .any(|(card, _)| ways(card).any(|way| does(Action::Use { card, way })))
            || (0..player.attacking.len() as u8).any(|at| does(Action::Fight(at)))
    }

    fn each_drop(&self, say: &mut impl FnMut(Action)) {
        let hand = &self.player().hand;
        if hand.total() > 0 && !self.can_spend() {
            hand.iter().for_each(|(card, _)| say(Action::Drop(card)));
        }
    }

    /// Whether an action that is not an answer may be begun, or why not (R14).
    fn may_begin(&self, action: Action) -> May {
        match action {
            Action::Play(card) => self.may_play(card),
            Action::Scout => self.may_scout(),
            Action::Retrieve(card) => self.may_retrieve(card),
            Action::Prepare(card) => self.may_prepare(card),
            Action::Use { card, way } => self.may_use(card, way),
            Action::Fight(at) => self.may_fight(at),
            Action::Drop(card) => self.may_drop(card),
            Action::Done => self.may_be_done(),
            Action::Call => self.may_call(),
            _ => refuse("R14", "no-question"),
        }
    }

    /// Actions A and B: an event must have an effect (R17), and nobody runs with a wounded leg
    /// (R25). So Safe House takes a prepared Survivor, even if Pub would answer to it (A36).
    fn may_play(&self, card: Card) -> May {
        let player = self.player();
        refuse_if(player.hand.count(card) == 0, "R12", "no-hand-card")?;
        let rules = self.content.card(card);
        refuse_if(rules.legs && player.wounds.leg, "R25", "no-running")?;
        let mut abilities = rules.on(When::Played);
        let useless = rules.is_event() && !abilities.any(|ability| self.is_possible(card, ability));
        let first = rules.on(When::Played).next();
        refuse_if(
            useless,
            first.map_or("R17", |one| self.why_useless(one)),
            "no-effect",
        )
    }

    /// Action C: a card of the hand for the top card of the area deck (R14).
    fn may_scout(&self) -> May {
        let player = self.player();
        refuse_if(player.hand.total() == 0, "R14", "no-cards-to-pay")?;
        refuse_if(player.area.is_empty(), "R14", "no-area-cards")
    }

    /// Action D: a scouted card for its price (R14).
    fn may_retrieve(&self, card: Card) -> May {
        let player = self.player();
        refuse_if(player.scouted.count(card) == 0, "R14", "no-scouted-card")?;
        let cost = self.content.card(card).retrieve;
        refuse_if(player.hand.total() < cost, "R14", "no-cards-to-pay")
    }

    /// Action E: a sideways card for its price (R14).
    fn may_prepare(&self, card: Card) -> May {
        let player = self.player();
        refuse_if(player.sideways.count(card) == 0, "R14", "no-sideways-card")?;
        let payable = payable(self.content, player, card);
        refuse_if(!payable, "R14", "no-cards-to-pay")
    }

    /// Action F: prices, limits, and an effect (R17).
    fn may_use(&self, card: Card, way: u8) -> May {
        let player = self.player();
        refuse_if(player.prepared.count(card) == 0, "R14", "no-prepared-card")?;
        let ability = self.content.card(card).abilities.get(usize::from(way));
        let Some(ability) = ability.filter(|ability| ability.when == When::Use) else {
            return refuse("R14", "no-such-use");
        };
        let is_used = ability.once && player.used.contains(card);
        refuse_if(is_used, "R14", "no-second-use")?;
        refuse_if(ability.calm && !self.is_calm(), "A20", "no-calm")?;
        refuse_if(player.hand.total() < ability.hand, "R15", "no-cards-to-pay")?;
        let ammo = player.ammo_of(card).count();
        refuse_if(ammo < usize::from(ability.ammo), "R27", "no-ammo")?;
        let useless = !self.is_possible(card, ability);
        refuse_if(useless, self.why_useless(ability), "no-effect")
    }

    /// The rule or ruling by which an ability has no effect here: Survivors must be prepared (A36),
    /// wounds must be coming (A35), one's own single zombies attack (A34), ammo comes from the hand
    /// (R27), in a discard pile only whole cards are hit (A13).
    fn why_useless(&self, ability: &Ability) -> &'static str {
        let lies = |player: &Player| {
            player.discard.counts()[..ZOMBIE_KINDS]
                .iter()
                .any(|&n| n > 0)
        };
        match ability.effects.first() {
            Some(Effect::Save) => "A36",
            Some(Effect::Prevent(_)) => "A35",
            Some(Effect::Cure) => "A34",
            Some(Effect::LoadFromHand) => "R27",
            Some(Effect::Hit { place, .. })
                if place != Place::Play && self.position.players.iter().any(lies) =>
            {
                "A13"
            }
            _ => "R17",
        }
    }

    /// Action G: one zombie of an attacking card (R14, A8).
    fn may_fight(&self, at: u8) -> May {
        let player = self.player();
        let is_there = usize::from(at) < player.attacking.len();
        refuse_if(!is_there, "R14", "no-such-zombies")?;
        refuse_if(!is_first(player, at), "R14", "no-equal-zombies")
    }

    /// A card that can neither be played nor paid with may be thrown away (A7).
    fn may_drop(&self, card: Card) -> May {
        refuse_if(self.player().hand.count(card) == 0, "R12", "no-hand-card")?;
        refuse_if(self.can_spend(), "A7", "no-drop")
    }

    /// Nobody is done with zombies (R22) or with cards in hand (R13).
    fn may_be_done(&self) -> May {
        let player = self.player();
        refuse_if(!player.attacking.is_empty(), "R22", "no-done-zombies")?;
        refuse_if(player.hand.total() > 0, "R13", "no-done-cards")
    }

    /// Whoever still acts may call the others back, once a turn (R13).
    fn may_call(&self) -> May {
        refuse_if(self.player().called, "R13", "no-second-call")?;
        let nobody = self.others_to_call().next().is_none();
        refuse_if(nobody, "R13", "no-one-to-call")
    }

    /// Those who are done and could do something.
    pub fn others_to_call(self) -> impl Iterator<Item = Seat> {
        let others = self.position.players.iter().zip(0..);
        others
            .filter(move |&(other, seat)| seat != self.seat && other.done)
            .filter(move |&(_, seat)| Self { seat, ..self }.can_act())
            .map(|(_, seat)| seat)
    }

    /// Nothing has to be done, and nothing is wanted or possible (R13).
    pub fn is_finished(&self) -> bool {
        let player = self.player();
        player.steps.is_empty()
            && player.hand.total() == 0
            && player.attacking.is_empty()
            && (player.done || !self.can_act())
    }

    fn can_act(&self) -> bool {
        self.any_action(&mut |_| true)
    }

    /// Can a card of the hand be played or paid with (A7)? Mostly one can scout.
    fn can_spend(&self) -> bool {
        let (content, player) = (self.content, self.player());
        self.may_scout().is_ok()
            || self.any_action(&mut |action| match action {
                Action::Play(_) => true,
                Action::Retrieve(card) => content.card(card).retrieve > 0,
                Action::Prepare(card) => prepare_cost(content, player, card) != Prepare::Cards(0),
                Action::Use { card, way } => {
                    content.card(card).abilities[usize::from(way)].spends()
                }
                _ => false,
            })
    }
}

/// Of equal zombie cards, which lie side by side, only the first can be chosen.
fn is_first(player: &Player, at: u8) -> bool {
    let at = usize::from(at);
    at == 0 || player.attacking.get(at) != player.attacking.get(at - 1)
}

impl Ability {
    /// Does it take a card of the hand?
    fn spends(&self) -> bool {
        self.hand > 0 || self.effects.contains(&Effect::LoadFromHand)
    }
}
