//! The questions that games are played for: which versions are compared, and what is told.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::ensure;
use redtag_games::{Playable, Visitor};
use redtag_lab::{Luck, Verdict};
use serde_json::json;

use super::args::{
    CardsArgs, DiffArgs, FalseAlarmsArgs, FeelArgs, LuckArgs, NumbersArgs, StudyArgs, StudyCommand,
};
use super::findings::{Findings, counted};
use super::play::{play, play_and_find, play_and_tell};
use super::played::{Played, Question};
use super::versions::{self, Entry};
use super::{entries, journals, learn, report, text, tune};
use crate::command::Call;
use crate::simulate::bar;

/// A question, how it was asked, and where the answer goes.
pub struct Asked<'a, W> {
    pub command: &'a StudyCommand,
    pub call: &'a Call,
    pub out: &'a mut W,
}

impl<G: Playable, W: Write> Visitor<G> for Asked<'_, W> {
    type Output = anyhow::Result<ExitCode>;

    fn visit(self, game: Arc<G>) -> Self::Output {
        let Self { command, call, out } = self;
        let mut lab = Lab {
            game: &game,
            call,
            out,
        };
        match command {
            StudyCommand::Diff(args) => lab.diff(args),
            StudyCommand::Numbers(args) => lab.numbers(args),
            StudyCommand::Cards(args) => lab.cards(args),
            StudyCommand::Luck(args) => lab.luck(args),
            StudyCommand::Feel(args) => lab.feel(args),
            StudyCommand::Tune(args) => tune::ask(args, lab.game, lab.call, lab.out),
            StudyCommand::Learn(args) => learn::ask(args, lab.game, lab.call, lab.out),
            StudyCommand::FalseAlarms(args) => lab.false_alarms(args),
        }
    }
}

/// A game that a question is asked of.
struct Lab<'a, G, W> {
    game: &'a Arc<G>,
    call: &'a Call,
    out: &'a mut W,
}

impl<G: Playable, W: Write> Lab<'_, G, W> {
    fn diff(&mut self, args: &DiffArgs) -> anyhow::Result<ExitCode> {
        let entries = entries::of_diff(args, self.game)?;
        let mut played = self.played(Question::Diff, &args.study, &entries)?;
        played.margin = margin(args)?;
        self.tell(&entries, &played, &args.study)
    }

    fn numbers(&mut self, args: &NumbersArgs) -> anyhow::Result<ExitCode> {
        let study = &args.of.study;
        if args.list {
            return versions::list(args, G::NAME, self.out);
        }
        let (entries, refused) = entries::of_numbers(args, self.game)?;
        let mut played = self.played(Question::Numbers, study, &entries)?;
        if refused > 0 {
            played.notes.push(format!(
                "{refused} steps are not possible in this content and were left out."
            ));
        }
        self.tell(&entries, &played, study)
    }

    fn cards(&mut self, args: &CardsArgs) -> anyhow::Result<ExitCode> {
        let study = &args.of.study;
        let entries = entries::of_cards(args, self.game)?;
        let mut played = self.played(Question::Cards, study, &entries)?;
        let note = "a card that is kept back lies at the bottom of its pile, and everything else \
                    is drawn as it would be: a negative difference means that the card is worth \
                    having.";
        played.notes.push(note.to_owned());
        self.tell(&entries, &played, study)
    }

    fn luck(&mut self, args: &LuckArgs) -> anyhow::Result<ExitCode> {
        let study = &args.of.study;
        let entries = entries::of_luck(args, self.game)?;
        let mut played = self.played(Question::Luck, study, &entries)?;
        let (one, other) = (&played.versions[0].bots, &args.against);
        let note = format!("skill is {one} against {other}, each in half of the games.");
        played.notes.push(note);
        self.tell(&entries, &played, study)
    }

    fn feel(&mut self, args: &FeelArgs) -> anyhow::Result<ExitCode> {
        let study = &args.of.study;
        let entries = entries::of_feel(args, self.game)?;
        let played = self.played(Question::Feel, study, &entries)?;
        let found = play_and_find(&entries, &played, study, self.call, self.out)?;
        let Some((mut findings, done)) = found else {
            return Ok(ExitCode::SUCCESS);
        };
        journals::add(&mut findings, &entries, &done, args)?;
        report(&findings, &study.report, self.out)
    }

    fn false_alarms(&mut self, args: &FalseAlarmsArgs) -> anyhow::Result<ExitCode> {
        let study = &args.diff.study;
        study.only_answers("false-alarms")?;
        let entries = entries::of_diff(&args.diff, self.game)?;
        let mut alarms = 0u64;
        let bar = bar(args.comparisons, "comparisons")?;
        for number in 0..args.comparisons {
            ensure!(!self.call.progress.stop.load(Ordering::Relaxed), "stopped");
            let mut played = self.played(Question::Diff, study, &entries)?;
            played.margin = margin(&args.diff)?;
            played.seed = study.seed.wrapping_add(number);
            played.luck = Luck::SameAndCoin;
            let done = play(
                &entries,
                &played,
                study.threads,
                &Arc::default(),
                None,
                None,
            )?;
            let findings = Findings::of(&played, &done)?;
            alarms += u64::from(findings.verdict == Some(Verdict::Different));
            bar.set_position(number + 1);
        }
        bar.finish_and_clear();
        let played = self.played(Question::Diff, study, &entries)?;
        self.tell_alarms(args, alarms, &played)
    }

    fn tell_alarms(
        &mut self,
        args: &FalseAlarmsArgs,
        alarms: u64,
        played: &Played,
    ) -> anyhow::Result<ExitCode> {
        let (count, alpha) = (args.comparisons, played.alpha);
        let n = count as f64;
        let most = n * alpha + 1.96 * (n * alpha * (1.0 - alpha)).sqrt();
        if args.diff.study.report.json {
            let found = json!({
                "alarms": alarms, "comparisons": count, "expected": n * alpha, "most": most,
                "played": played,
            });
            writeln!(self.out, "{found}")?;
            return Ok(ExitCode::SUCCESS);
        }
        writeln!(
            self.out,
            "{alarms} of {count} comparisons saw a difference where there was none; with --alpha \
             {alpha} it should be {:.0} on average and hardly ever more than {most:.0}.\n  In each \
             game a coin decided which version counted as old. Up to {} games each, seeds {} to \
             {}.",
            n * alpha,
            counted(played.games),
            played.seed,
            played.seed.wrapping_add(count - 1),
        )?;
        text::played(played, self.out)?;
        Ok(ExitCode::SUCCESS)
    }

    fn played(
        &self,
        question: Question,
        study: &StudyArgs,
        entries: &[Entry<G>],
    ) -> anyhow::Result<Played> {
        Played::of(question, &self.call.command, study, self.game, entries)
    }

    fn tell(
        &mut self,
        entries: &[Entry<G>],
        played: &Played,
        study: &StudyArgs,
    ) -> anyhow::Result<ExitCode> {
        play_and_tell(entries, played, study, self.call, self.out)
    }
}

/// What does not matter, as it was written.
fn margin(args: &DiffArgs) -> anyhow::Result<f64> {
    let margin = args.margin;
    ensure!(margin >= 0.0 && margin.is_finite(), "--margin: 0 or more");
    Ok(margin)
}
