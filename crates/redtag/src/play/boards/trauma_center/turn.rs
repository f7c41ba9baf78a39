//! The turn of whoever treats: dice, actions, and what there is to do.

use redtag_kernel::Text;

use super::*;

impl Board<'_> {
    /// A die, in round brackets if it cannot be used for this action.
    pub(super) fn die(&self, die: u8, slot: Slot) -> Span<'static> {
        let (content, phase) = (&self.game.content, self.position.phase);
        if usable(content, phase, self.patient, die, slot) {
            format!("[{die}]").bold()
        } else {
            format!("({die})").dim()
        }
    }

    /// The dice that have not been picked yet.
    pub(super) fn dice(&self) -> Item {
        let turn = &self.patient.turn;
        let slot = if turn.first == 0 {
            Slot::First
        } else {
            Slot::Second
        };
        let mut left = turn.dice.to_vec();
        for picked in [turn.first, turn.second] {
            if let Some(at) = left.iter().position(|&die| die == picked) {
                left.remove(at);
            }
        }
        let mut dice = vec![self.word("board-dice").dim()];
        dice.extend(
            left.into_iter()
                .flat_map(|die| [" ".into(), self.die(die, slot)]),
        );
        dice
    }

    /// What an action is, with its die if that is picked.
    pub(super) fn action(&self, slot: Slot) -> Item {
        let turn = &self.patient.turn;
        let (number, die) = match slot {
            Slot::First => (1, turn.first),
            Slot::Second => (2, turn.second),
        };
        let here = if turn.action == number {
            HERE.yellow()
        } else {
            " ".into()
        };
        let picked = if die == 0 {
            "[ ]".dim()
        } else {
            self.die(die, slot)
        };
        let what = self.say(self.called(slot, die));
        vec![
            here,
            format!("{number} ").dim(),
            picked,
            format!(" {what}").into(),
        ]
    }

    fn called(&self, slot: Slot, die: u8) -> Text {
        let (content, phase) = (&self.game.content, self.position.phase);
        match (phase, slot, self.patient.turn.stabilized) {
            (Phase::Surgeon, ..) | (Phase::Prep, Slot::Second, _) => text("board-heal"),
            (_, Slot::First, _) if die == 0 => text("board-bandage"),
            (_, Slot::First, _) => text("board-bandage-size")
                .number("side", content.side(phase))
                .number("die", worth(content, phase, self.patient, slot)),
            (_, Slot::Second, None) => text("board-stabilize"),
            (_, Slot::Second, Some(Meter::Health)) => text("board-stabilize-wounds"),
            (_, Slot::Second, Some(Meter::Strain)) => text("board-stabilize-strain"),
        }
    }

    /// What is being done now, if it is not one of the actions itself.
    pub(super) fn step(&self) -> Option<String> {
        match self.patient.turn.step {
            Step::Tetromino => Some(self.word("board-tetromino")),
            Step::Heal(left) => Some(self.say(text("board-heal-left").number("left", left))),
            _ => None,
        }
    }

    pub(super) fn turn_in_short(&self, area: Rect) -> Vec<Line<'static>> {
        let mut items = match self.position.phase.is_played() {
            true => vec![
                self.dice(),
                self.action(Slot::First),
                self.action(Slot::Second),
            ],
            false => return self.untimed(area.width),
        };
        items.extend(self.step().map(|step| vec![step.bold()]));
        fill(items, FACTS, area)
    }

    pub(super) fn turn(&self, width: u16) -> Vec<Line<'static>> {
        if !self.position.phase.is_played() {
            return self.untimed(width);
        }
        let mut lines = vec![
            self.dice(),
            self.action(Slot::First),
            self.action(Slot::Second),
        ];
        let Cost { health, strain } = self.cost();
        let costs = text("board-cost")
            .number("health", health)
            .number("strain", strain);
        lines.push(vec![
            self.step()
                .map_or_else(|| self.say(costs).dim(), Span::from),
        ]);
        lines.into_iter().map(Line::from).collect()
    }

    /// Before the first round and after the last.
    pub(super) fn untimed(&self, width: u16) -> Vec<Line<'static>> {
        let key = if self.position.phase == Phase::Setup {
            "table-setup"
        } else {
            "table-over"
        };
        wrap(&self.word(key), width.into())
            .into_iter()
            .map(Line::from)
            .collect()
    }
}
