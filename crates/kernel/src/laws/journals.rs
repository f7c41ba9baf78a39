//! Journals of a game: what opens, and the error that each kind of damage gets.

use std::sync::Arc;

use crate::game::{Game, Turn};
use crate::journal::{JournalError, read};
use crate::play::Match;

/// Plays a match and damages its journal in every way. `spoiled` turns a piece of the options into
/// something impossible, and names the field: `("\"seats\":3", "\"seats\":7", "seats")`.
pub fn journals_hold<G: Game>(
    game: &Arc<G>,
    options: G::Options,
    spoiled: (&str, &str, &str),
) -> Result<(), String> {
    let match_ = Match::new(game.clone(), options, Some("journal".into()), &[]);
    let mut match_ = match_.map_err(|error| error.to_string())?;
    finish(&mut match_)?;
    let text = match_.journal();
    holds(
        read(&text).is_ok_and(|lines| lines.missing().is_none()),
        "a journal says where it ends",
    )?;
    let journal = Journal { game, text: &text };
    journal.opens(&match_)?;
    journal.is_cut()?;
    journal.is_damaged(spoiled)?;
    journal.has_other_outcomes()?;
    branches(&match_)
}

/// Plays to the end, taking actions from the list in turn.
fn finish<G: Game>(match_: &mut Match<G>) -> Result<(), String> {
    while let Turn::Act(seats) = match_.turn() {
        let seat = seats.first().ok_or("somebody may act")?;
        let actions = match_.legal(seat);
        let action = actions[match_.steps().len() % actions.len()];
        match_
            .play(seat, action)
            .map_err(|error| format!("a listed action can be played: {error:?}"))?;
    }
    Ok(())
}

fn holds(law: bool, what: &str) -> Result<(), String> {
    if law { Ok(()) } else { Err(what.to_owned()) }
}

/// Does this line come after the last action: what the match leaves to the next one, or its end?
fn is_after(line: &str) -> bool {
    line.starts_with("{\"left\"") || line.starts_with("{\"end\"")
}

/// Whether an error is of this kind.
macro_rules! is {
    ($kind:ident $fields:tt) => {
        |error: &JournalError| matches!(error, JournalError::$kind $fields)
    };
}

struct Journal<'a, G: Game> {
    game: &'a Arc<G>,
    text: &'a str,
}

impl<G: Game> Journal<'_, G> {
    fn open(&self, text: &str) -> Result<Match<G>, JournalError> {
        Match::open(self.game.clone(), text)
    }

    /// It opens as it was, and recorded outcomes take precedence over the seed.
    fn opens(&self, match_: &Match<G>) -> Result<(), String> {
        let opened = self.open(self.text).map_err(|error| error.to_string())?;
        let same = opened.position() == match_.position() && opened.journal() == self.text;
        holds(same, "a journal opens as it was")?;
        let hashed = self
            .text
            .lines()
            .rfind(|line| !is_after(line))
            .is_some_and(|line| line.contains("\"hash\""));
        holds(hashed, "the end of a journal has a hash")?;
        let reseeded = self
            .text
            .replacen("\"seed\":\"journal\"", "\"seed\":\"another\"", 1);
        let opened = self.open(&reseeded).map_err(|error| error.to_string())?;
        holds(
            reseeded != self.text && opened.position() == match_.position(),
            "outcomes win over the seed",
        )
    }

    /// An incomplete last line costs that line only.
    fn is_cut(&self) -> Result<(), String> {
        let played = self.text.lines().filter(|line| !is_after(line));
        let whole: String = played.map(|line| format!("{line}\n")).collect();
        let lines = whole.lines().count();
        for cut in [1, 5, 20] {
            let text = &whole[..whole.len() - cut];
            let read = read(text).map_err(|error| error.to_string())?;
            let steps = self
                .open(text)
                .map_err(|error| error.to_string())?
                .steps()
                .len();
            let kept = read.cut && read.entries.len() == lines - 2 && steps == lines - 2;
            holds(kept, "a cut last line costs that line only")?;
        }
        self.is_cut_at_every_byte()
    }

    /// Wherever the last lines are cut off, the journal is reported as incomplete.
    fn is_cut_at_every_byte(&self) -> Result<(), String> {
        let from = self.text.len().saturating_sub(400);
        for at in (from..self.text.len()).filter(|&at| self.text.is_char_boundary(at)) {
            let told = read(&self.text[..at]).map(|lines| lines.missing().is_some());
            holds(told != Ok(false), "a cut journal says that it was cut")?;
        }
        let played = self.text.lines().filter(|line| !is_after(line)).count() - 1;
        let short = self.text.replace(
            &format!("{{\"end\":{played}}}"),
            &format!("{{\"end\":{}}}", played + 1),
        );
        self.refused(&short, is!(Short { .. }), "lines are missing")
    }

    /// Every kind of damage gets an error of its own.
    fn is_damaged(&self, (from, to, field): (&str, &str, &str)) -> Result<(), String> {
        for text in ["", "\n", "hello\n", "{}\n", "[1]\n", "{\"redtag\":1"] {
            self.refused(text, is!(Foreign { .. }), "")?;
        }
        let game = format!("\"{}\"", G::NAME);
        let rules = format!("\"rules\":{}", G::RULES);
        let content = "\"content\":\"";
        self.damaged(
            "\"redtag\":1",
            "\"redtag\":2",
            is!(Newer { found: 2 }),
            "update",
        )?;
        self.damaged(&game, "\"chess\"", is!(OtherGame { .. }), "")?;
        self.damaged(
            &rules,
            "\"rules\":99",
            is!(OtherRules { found: 99, .. }),
            "",
        )?;
        self.damaged(content, "\"content\":\"0", is!(OtherContent { .. }), "")?;
        self.damaged(from, to, is!(Line { line: 1, .. }), field)?;
        self.has_a_damaged_action()
    }

    /// An action with another number, field, seat or hash, and one that is missing.
    fn has_a_damaged_action(&self) -> Result<(), String> {
        let second = "{\"n\":2,";
        let skipped = is!(Order {
            line: 3,
            found: 3,
            expected: 2
        });
        self.damaged(second, "{\"n\":3,", skipped, "")?;
        self.damaged(second, "{\"m\":2,", is!(Line { line: 3, .. }), "")?;
        let [seat, nobody] = ["{\"n\":2,\"seat\":0", "{\"n\":2,\"seat\":4"];
        self.damaged(seat, nobody, is!(Illegal { line: 3, .. }), "")?;
        let hash = self.text.split("\"hash\":\"").nth(1);
        let hash = hash.and_then(|rest| rest.split('"').next());
        self.damaged(
            hash.unwrap_or("none"),
            "0000000000000000",
            is!(Hash { .. }),
            "",
        )?;
        let lines = self.text.lines().enumerate().filter(|(at, _)| *at != 4);
        let without_a_line: String = lines.map(|(_, line)| format!("{line}\n")).collect();
        self.refused(&without_a_line, is!(Order { line: 5, .. }), "")
    }

    /// With `to` in place of the first `from`, it is refused with such an error.
    fn damaged(
        &self,
        from: &str,
        to: &str,
        fits: fn(&JournalError) -> bool,
        told: &str,
    ) -> Result<(), String> {
        holds(self.text.contains(from), &format!("the journal has {from}"))?;
        self.refused(&self.text.replacen(from, to, 1), fits, told)
    }

    /// Outcomes that could not happen are refused.
    fn has_other_outcomes(&self) -> Result<(), String> {
        let drawn = |line: &&str| line.contains("\"n\"") && line.contains("\"chance\":[");
        let line = self
            .text
            .lines()
            .find(drawn)
            .ok_or("the journal has a draw")?;
        let start = line.find("\"chance\":[").ok_or("it has outcomes")?;
        let end = line[start..].find(']').ok_or("they end")? + start + 1;
        for (outcomes, told) in [
            ("[99]", "cannot happen"),
            ("[]", "missing"),
            ("[0,1,2,3,4,5,6,7,0,1]", ""),
        ] {
            let changed = format!("{}\"chance\":{outcomes}{}", &line[..start], &line[end..]);
            let text = self.text.replacen(line, &changed, 1);
            self.refused(&text, is!(Illegal { .. }), told)?;
        }
        Ok(())
    }

    /// It does not open, for this reason, and the error says so.
    fn refused(
        &self,
        text: &str,
        fits: fn(&JournalError) -> bool,
        told: &str,
    ) -> Result<(), String> {
        match self.open(text) {
            Err(error) if fits(&error) && error.to_string().contains(told) => Ok(()),
            Err(error) => Err(format!(
                "another error was expected than {error:?}: {error}"
            )),
            Ok(_) => Err(format!("this journal must not open:\n{text}")),
        }
    }
}

/// A branch shares the beginning and has its own luck.
fn branches<G: Game>(match_: &Match<G>) -> Result<(), String> {
    let mut branch = match_.branch(5, Some("other luck".into()));
    let shared = branch.steps().len() == 5 && branch.position() == match_.position_at(5);
    holds(shared, "a branch shares the beginning")?;
    finish(&mut branch)?;
    let again =
        Match::open(match_.game().clone(), &branch.journal()).map_err(|error| error.to_string())?;
    holds(
        again.position() == branch.position(),
        "a branch is a journal",
    )
}
