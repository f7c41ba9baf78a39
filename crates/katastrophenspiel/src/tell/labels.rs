//! What actions are called.

use redtag_kernel::Text;
use redtag_kernel::words::text;

use super::names::{ability, given, region};
use crate::action::{Action, Side};
use crate::content::CardKind;
use crate::game::Katastrophenspiel;
use crate::position::{Ability, Card, Cards, Position, Region};
use crate::rules::{dispatcher, vehicle};

impl Katastrophenspiel {
    /// What an action is called, with what comes of it.
    pub(super) fn label_of(&self, position: &Position, action: Action) -> Text {
        let about = |key: &'static str, card: Card| self.about(text(key), card);
        match action {
            Action::Play(card) => self.label_of_play(position, card),
            Action::Mission(card) => about("do-mission", card),
            Action::ExtraMission(card) => self.label_of_extra_mission(position, card),
            Action::Use { card, side } => self.label_of_use(position, card, side),
            Action::Name(named) => label_of_name(position, named),
            Action::GiveUp => text("do-give-up"),
            Action::Move(to) => self.label_of_move(position, to, "do-move", "do-move-nothing"),
            Action::Drive(to) => self.label_of_move(position, to, "do-drive", "do-drive-nothing"),
            Action::Purchase(card) => about("do-purchase", card),
            Action::ExtraPurchase(card) => about("do-extra-purchase", card),
            Action::Buy(card) => {
                let price = self.legal(position, position.active).price(card);
                about("do-buy", card).number("price", price)
            }
            Action::BuyNothing => text("do-buy-nothing"),
            Action::EndTurn => text("do-end-turn").number("actions", position.turn.actions),
        }
    }

    /// A use of a card, which may be the last of equipment (R18).
    fn label_of_use(&self, position: &Position, card: Card, side: Side) -> Text {
        let used_before = position.player().table.without(position.turn.fresh);
        let is_last = used_before.contains(card);
        text(if is_last { "do-use-last" } else { "do-use" })
            .text("card", self.card(card))
            .text("symbols", given(self.content.card(card), side))
    }

    /// The face-up catastrophes of a region.
    fn catastrophes_at(&self, position: &Position, region: Region) -> impl Iterator<Item = Card> {
        let row = position.catastrophes.iter().flatten().copied();
        row.filter(move |&card| self.content.card(card).region == region)
    }

    /// Equipment that gives nothing when it is played has had its first use for nothing (A17).
    fn label_of_play(&self, position: &Position, card: Card) -> Text {
        let rules = self.content.card(card);
        let gives = position.mission.is_some() && rules.gives();
        match vehicle(&self.content, position) {
            _ if rules.kind == CardKind::Equipment && !gives => {
                self.about(text("do-lay-down"), card)
            }
            Some(old) if rules.kind == CardKind::Vehicle => self
                .about(text("do-play-replacing"), card)
                .text("old", self.card(old)),
            _ => self.about(text("do-play"), card),
        }
    }

    fn label_of_move(
        &self,
        position: &Position,
        to: Region,
        key: &'static str,
        nothing: &'static str,
    ) -> Text {
        let there: Cards = self.catastrophes_at(position, to).collect();
        if there.is_empty() {
            return text(nothing).text("region", region(to));
        }
        text(key)
            .text("region", region(to))
            .text("there", self.names_of(there))
    }

    /// It takes a use of Leitstelle, which may be the last (R19).
    fn label_of_extra_mission(&self, position: &Position, card: Card) -> Text {
        let Some(by) = dispatcher(&self.content, position) else {
            return self.about(text("do-extra-mission-nothing"), card);
        };
        let last = position.player().table.contains(by);
        self.about(text("do-extra-mission"), card)
            .text("by", self.card(by))
            .case("use", if last { "last" } else { "first" })
    }
}

fn label_of_name(position: &Position, named: Ability) -> Text {
    let mission = position.mission;
    let helps = mission.is_some_and(|mission| mission.missing[named as usize] > 0);
    text(if helps { "do-name" } else { "do-name-useless" }).text("ability", ability(named))
}
