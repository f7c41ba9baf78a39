//! The one home of legality: what may be done now, and why everything else may not.
//!
//! The list of actions and the reason against an action both come from the `may_*` functions, so
//! that they cannot disagree.

use redtag_kernel::game::{refuse, refuse_if};
use redtag_kernel::{May, Seat};

use crate::action::{Action, Side};
use crate::content::{CardKind, Content};
use crate::position::{Ability, Card, Cards, Phase, Player, Position, Region};
use crate::rules::{buyers, dispatcher, hero_limit, heroes, place_of, vehicle};

/// What a seat may do now, and the reason against everything else.
#[derive(Clone, Copy)]
pub struct Legal<'a> {
    pub content: &'a Content,
    pub position: &'a Position,
    pub seat: Seat,
}

impl<'a> Legal<'a> {
    /// For whoever has the turn.
    #[inline]
    pub fn now(content: &'a Content, position: &'a Position) -> Self {
        Self {
            content,
            position,
            seat: position.active,
        }
    }

    /// Everything that may be done now.
    #[inline]
    pub fn each(self, say: &mut impl FnMut(Action)) {
        if self.may_act().is_err() {
            return;
        }
        match self.position.phase {
            Phase::Turn => self.each_of_turn(say),
            Phase::Buy { .. } => {
                let offers = self.position.purchases.iter().flatten();
                let may_be_bought = |&card: &Card| self.may_buy(card).is_ok();
                let offers = offers.copied().filter(may_be_bought);
                offers.map(Action::Buy).for_each(&mut *say);
                say(Action::BuyNothing);
            }
            Phase::Mission => {
                self.each_use(say);
                self.playable().iter().map(Action::Play).for_each(&mut *say);
                say(Action::GiveUp);
            }
            Phase::Name => Ability::ALL.into_iter().map(Action::Name).for_each(say),
            Phase::Over => {}
        }
    }

    /// Missions, movements, purchases, cards, and the end of the turn.
    #[inline]
    fn each_of_turn(self, say: &mut impl FnMut(Action)) {
        let row = || self.position.catastrophes.iter().flatten().copied();
        let here = || row().filter(move |&card| self.may_choose(card).is_ok());
        let elsewhere = || {
            let regions = Region::ALL.into_iter();
            regions.filter(move |&to| self.may_go(to).is_ok())
        };
        let on_sale = || self.position.purchases.iter().flatten().copied();
        if self.may_begin_mission().is_ok() {
            here().map(Action::Mission).for_each(&mut *say);
        }
        if self.may_begin_extra_mission().is_ok() {
            here().map(Action::ExtraMission).for_each(&mut *say);
        }
        if self.may_take_action().is_ok() {
            elsewhere().map(Action::Move).for_each(&mut *say);
            on_sale().map(Action::Purchase).for_each(&mut *say);
        }
        if self.may_begin_drive().is_ok() {
            elsewhere().map(Action::Drive).for_each(&mut *say);
        }
        if self.may_begin_extra_purchase().is_ok() {
            on_sale().map(Action::ExtraPurchase).for_each(&mut *say);
        }
        self.playable().iter().map(Action::Play).for_each(&mut *say);
        say(Action::EndTurn);
    }

    /// Both sides of a slash, or all symbols (R16a).
    #[inline]
    fn each_use(self, say: &mut impl FnMut(Action)) {
        for card in self.usable().iter() {
            for side in [Side::All, Side::Left, Side::Right] {
                if self.may_take_side(card, side).is_ok() {
                    say(Action::Use { card, side });
                }
            }
        }
    }

    /// Whether this may be done now, or why not.
    pub fn may(self, action: Action) -> May {
        self.may_act()?;
        match action {
            Action::Play(card) => self.may_play(card),
            Action::Mission(card) => self.may_mission(card),
            Action::ExtraMission(card) => self.may_extra_mission(card),
            Action::Use { card, side } => self.may_use(card, side),
            Action::Name(_) => self.may_name(),
            Action::GiveUp => self.may_give_up(),
            Action::Move(to) => self.may_move(to),
            Action::Drive(to) => self.may_drive(to),
            Action::Purchase(card) => self.may_purchase(card),
            Action::ExtraPurchase(card) => self.may_extra_purchase(card),
            Action::Buy(card) => self.may_buy(card),
            Action::BuyNothing => self.may_finish_purchase(),
            Action::EndTurn => self.may_end_turn(),
        }
    }

    /// Players have their turns one after another (R8), until the last round is over (R21).
    #[inline]
    fn may_act(self) -> May {
        refuse_if(self.position.phase == Phase::Over, "R21", "no-game-over")?;
        refuse_if(self.seat != self.position.active, "R8", "no-turn")
    }

    /// Movement: an action, and another region (R13).
    fn may_move(self, to: Region) -> May {
        self.may_take_action()?;
        self.may_go(to)
    }

    /// The extra movement of the vehicle in play, once a turn (R13).
    fn may_drive(self, to: Region) -> May {
        self.may_begin_drive()?;
        self.may_go(to)
    }

    #[inline]
    fn may_begin_drive(self) -> May {
        self.may_do_something_else()?;
        let Some(vehicle) = vehicle(self.content, self.position) else {
            return refuse("R13", "no-vehicle-in-play");
        };
        let drives = self.content.card(vehicle).movement;
        refuse_if(!drives, "R13", "no-movement-symbol")?;
        refuse_if(self.position.turn.drove, "R13", "no-second-drive")
    }

    /// A movement leads to another region (A6).
    #[inline]
    fn may_go(self, to: Region) -> May {
        refuse_if(to == self.player().region, "A6", "no-staying")
    }

    /// Purchase: an action, and one of the face-up cards to put under its stack (R14). Two
    /// purchases in a turn are allowed (A5), also without any money (A7).
    fn may_purchase(self, card: Card) -> May {
        self.may_take_action()?;
        self.may_put_under(card)
    }

    /// The extra purchase of a hero in play, once a turn for each (R15, A9).
    fn may_extra_purchase(self, card: Card) -> May {
        self.may_begin_extra_purchase()?;
        self.may_put_under(card)
    }

    #[inline]
    fn may_begin_extra_purchase(self) -> May {
        self.may_do_something_else()?;
        let buyers = buyers(self.content, self.position).count();
        refuse_if(buyers == 0, "R15", "no-buyer-in-play")?;
        let taken = usize::from(self.position.turn.haggled);
        refuse_if(taken >= buyers, "R15", "no-second-extra-purchase")
    }

    #[inline]
    fn may_put_under(self, card: Card) -> May {
        let on_offer = place_of(&self.position.purchases, card).is_some();
        refuse_if(!on_offer, "R14", "no-such-offer")
    }

    /// The second step: any of the face-up cards that can be paid (R14, A26), less the discount of
    /// an extra purchase (R15).
    #[inline]
    fn may_buy(self, card: Card) -> May {
        self.may_finish_purchase()?;
        self.may_put_under(card)?;
        let price = self.price(card);
        refuse_if(price > self.player().money, "R14", "no-money")
    }

    /// Is there a card that can be bought?
    pub fn can_buy(self) -> bool {
        let mut offers = self.position.purchases.iter().flatten();
        offers.any(|&card| self.may_buy(card).is_ok())
    }

    /// The second step of a purchase comes after the first, and may be left out (R14, A7).
    #[inline]
    fn may_finish_purchase(self) -> May {
        match self.position.phase {
            Phase::Buy { .. } => Ok(()),
            Phase::Name => refuse("A15", "no-name-first"),
            _ => refuse("R14", "no-purchase-going-on"),
        }
    }

    /// What a card costs now.
    #[inline]
    pub fn price(self, card: Card) -> u8 {
        let discount = match self.position.phase {
            Phase::Buy { discount } => discount,
            _ => 0,
        };
        self.content.card(card).value.saturating_sub(discount)
    }

    /// Mission: an action, once a turn, against a catastrophe where the pawn stands (R12, R16).
    fn may_mission(self, card: Card) -> May {
        self.may_begin_mission()?;
        self.may_choose(card)
    }

    #[inline]
    fn may_begin_mission(self) -> May {
        self.may_take_action()?;
        refuse_if(self.position.turn.mission, "R12", "no-second-mission")
    }

    /// An additional mission for each use of Leitstelle; it takes no action (R19, A11, A27).
    fn may_extra_mission(self, card: Card) -> May {
        self.may_begin_extra_mission()?;
        self.may_choose(card)
    }

    #[inline]
    fn may_begin_extra_mission(self) -> May {
        self.may_do_something_else()?;
        let by = dispatcher(self.content, self.position);
        refuse_if(by.is_none(), "R19", "no-extra-mission")
    }

    /// A face-up catastrophe, the newest too, in the region of the pawn (R16, A14).
    #[inline]
    fn may_choose(self, card: Card) -> May {
        if place_of(&self.position.catastrophes, card).is_none() {
            let is_card = self.content.all().contains(card);
            let is_other = is_card && self.content.card(card).kind != CardKind::Catastrophe;
            refuse_if(is_other, "R16", "no-catastrophe")?;
            return refuse("R16", "no-such-catastrophe");
        }
        let elsewhere = self.content.card(card).region != self.player().region;
        refuse_if(elsewhere, "A14", "no-catastrophe-here")
    }

    /// A card in play gives its symbols once per mission (R16a); so does equipment on the table
    /// (R18). Nobody has to use what would help (A13).
    fn may_use(self, card: Card, side: Side) -> May {
        self.may_give_up()?;
        let mission = self.position.mission.as_ref();
        let used = mission.is_some_and(|mission| mission.used.contains(card));
        refuse_if(used, "R16", "no-second-use")?;
        refuse_if(!self.in_play().contains(card), "R16", "no-card-in-play")?;
        refuse_if(!self.content.givers.contains(card), "R16", "no-symbols")?;
        self.may_take_side(card, side)
    }

    /// With a slash one side is chosen, without one all symbols are given (R16a).
    #[inline]
    fn may_take_side(self, card: Card, side: Side) -> May {
        let (slash, all) = (self.content.card(card).right.is_some(), side == Side::All);
        refuse_if(slash && all, "R16", "no-side-chosen")?;
        refuse_if(!slash && !all, "R16", "no-slash")
    }

    /// The cards in play that can still give symbols to the mission (R16a, R18).
    #[inline]
    pub fn usable(self) -> Cards {
        match &self.position.mission {
            Some(mission) => {
                let givers = self.in_play().and(self.content.givers);
                givers.without(mission.used)
            }
            None => Cards::EMPTY,
        }
    }

    #[inline]
    fn in_play(self) -> Cards {
        self.position.turn.played.or(self.player().table)
    }

    /// A mission may be given up as long as it goes on (R16d, A16).
    fn may_give_up(self) -> May {
        self.may_play_cards()?;
        let going_on = self.position.phase == Phase::Mission;
        refuse_if(!going_on, "R16", "no-mission-going-on")
    }

    /// A die that succeeded is named, whether that helps or not (R16b, A15).
    fn may_name(self) -> May {
        let rolled = self.position.phase == Phase::Name;
        refuse_if(!rolled, "R16", "no-die")
    }

    /// Cards may be played at any time in the turn (R9), those just bought too (A17).
    fn may_play(self, card: Card) -> May {
        self.may_play_cards()?;
        refuse_if(!self.player().hand.contains(card), "R9", "no-such-card")?;
        match self.content.card(card).kind {
            CardKind::Hero => self.may_add_hero(),
            CardKind::Vehicle => {
                self.may_return(card)?;
                self.may_change_vehicle()?;
                self.may_ride(card)
            }
            CardKind::Equipment | CardKind::Catastrophe => Ok(()),
        }
    }

    /// The cards in hand against which [`Legal::may_play`] has no reason.
    #[inline]
    pub fn playable(self) -> Cards {
        let hand = self.player().hand;
        let mut cards = hand.and(self.content.equipment);
        if self.may_add_hero().is_ok() {
            cards = cards.or(hand.and(self.content.all_heroes));
        }
        if self.may_change_vehicle().is_ok() {
            let vehicles = hand.and(self.content.vehicles).iter();
            let back = |card: &Card| self.may_return(*card).is_ok();
            let rides = vehicles
                .filter(back)
                .filter(|&card| self.may_ride(card).is_ok());
            cards = cards.or(rides.collect());
        }
        cards
    }

    /// Heroes up to the limit, counting those played before (R9, A1, A10).
    #[inline]
    fn may_add_hero(self) -> May {
        let vehicle = vehicle(self.content, self.position);
        let limit = hero_limit(self.content, self.position, vehicle);
        let rule = if vehicle.is_some() { "A1" } else { "R9" };
        refuse_if(self.heroes() >= limit, rule, "no-more-heroes")
    }

    /// One vehicle at a time. It can be replaced only outside a mission, before its movement was
    /// used (R13), and if it has not been in a mission (R11, A3).
    #[inline]
    fn may_change_vehicle(self) -> May {
        if vehicle(self.content, self.position).is_none() {
            return Ok(());
        }
        let turn = &self.position.turn;
        let mission = self.position.mission.is_some();
        refuse_if(mission, "A3", "no-vehicle-in-mission")?;
        refuse_if(turn.served, "A3", "no-vehicle-after-mission")?;
        refuse_if(turn.drove, "R13", "no-vehicle-after-drive")
    }

    /// A vehicle that was taken out stays out in this turn (A3).
    #[inline]
    fn may_return(self, card: Card) -> May {
        let parked = self.position.turn.parked.contains(card);
        refuse_if(parked, "A3", "no-parked-vehicle")
    }

    /// The heroes in play must fit (A2).
    #[inline]
    fn may_ride(self, card: Card) -> May {
        let space = hero_limit(self.content, self.position, Some(card));
        refuse_if(self.heroes() > space, "A2", "no-space")
    }

    /// The turn may end with actions left (R20, A25).
    fn may_end_turn(self) -> May {
        self.may_do_something_else()
    }

    /// Two actions in a turn, in any order (R9, R12, A4).
    #[inline]
    fn may_take_action(self) -> May {
        self.may_do_something_else()?;
        refuse_if(self.position.turn.actions == 0, "R9", "no-actions")
    }

    /// A mission is finished or given up before anything but cards (R16).
    #[inline]
    fn may_do_something_else(self) -> May {
        self.may_play_cards()?;
        let going_on = self.position.phase == Phase::Mission;
        refuse_if(going_on, "R16", "no-mission-first")
    }

    /// A die is named at once (A15), and a purchase is finished (R14).
    #[inline]
    fn may_play_cards(self) -> May {
        match self.position.phase {
            Phase::Name => refuse("A15", "no-name-first"),
            Phase::Buy { .. } => refuse("R14", "no-buy-first"),
            _ => Ok(()),
        }
    }

    #[inline]
    fn player(self) -> &'a Player {
        self.position.player()
    }

    /// How many heroes are in play.
    #[inline]
    fn heroes(self) -> u8 {
        heroes(self.content, self.position).len() as u8
    }
}
