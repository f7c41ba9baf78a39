//! Stepping through a match from its journal, or telling it as text.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::Context;
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Gauge;
use redtag_games::Visitor;
use redtag_kernel::journal::{self, Lines, Missing};
use redtag_kernel::{Match, Turn, Words};

use crate::packs;
use crate::play::boards::lines::draw_lines;
use crate::play::boards::{BoardView, TerminalBoard};
use crate::play::is_plain;
use crate::play::log::{Said, luck, opening_told, say, score, step_told, winner};
use crate::play::screen::{self, ink, is_too_small, places, said_style, title_bar};
use crate::play::words::{next_language, of_match, usual_language};
use crate::store::read_journal;

/// Which match to show, and how.
#[derive(clap::Args, Debug)]
pub struct ReplayArgs {
    /// The journal of a match, finished or not
    pub file: PathBuf,
    /// Language: en or de
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// The whole match as text
    #[arg(long)]
    pub plain: bool,
    /// The content that the match was played with, if not the built-in one; can be repeated for
    /// several packs
    #[arg(long, value_name = "PACK")]
    pub content: Vec<PathBuf>,
}

/// Shows a match.
pub fn run(args: ReplayArgs) -> anyhow::Result<()> {
    let name = args.file.display().to_string();
    let text = read_journal(&args.file).with_context(|| name.clone())?;
    let lines = journal::read(&text).with_context(|| name.clone())?;
    let content = packs::read(&args.content)?;
    let game = lines.header.game.clone();
    redtag_games::visit(&game, content.as_deref(), Show { args, lines })
        .with_context(|| name.clone())?
}

struct Show {
    args: ReplayArgs,
    lines: Lines,
}

impl<G: TerminalBoard> Visitor<G> for Show {
    type Output = anyhow::Result<()>;

    fn visit(self, game: Arc<G>) -> anyhow::Result<()> {
        let language = self.args.lang.unwrap_or_else(usual_language);
        let missing = self.lines.missing();
        let name = || self.args.file.display().to_string();
        let match_ = redtag_games::open(&game, self.lines).with_context(name)?;
        let words = of_match(&match_, &language)?;
        if is_plain(self.args.plain) {
            return match tell(&match_, &words, missing, &mut io::stdout().lock()) {
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                result => Ok(result?),
            };
        }
        Replay {
            match_,
            words,
            language,
            at: 0,
            missing,
            coloured: screen::is_coloured(),
        }
        .show()
    }
}

/// The whole match as text.
fn tell<G: TerminalBoard>(
    match_: &Match<G>,
    words: &Words,
    missing: Option<Missing>,
    out: &mut impl Write,
) -> io::Result<()> {
    tell_opening(match_, words, out)?;
    for at in 0..match_.steps().len() {
        tell_step(match_, at, words, out)?;
    }
    if let Some(missing) = missing {
        let told = missing.text(match_.steps().len());
        writeln!(out, "{}", words.say(&told))?;
    }
    writeln!(out, "\n{}", conclusion(match_, words))
}

fn tell_opening<G: TerminalBoard>(
    match_: &Match<G>,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{}", words.word("game-title"))?;
    writeln!(out, "{}", luck(match_, words))?;
    if !redtag_games::is_official(match_) {
        writeln!(out, "{}", words.word("variant"))?;
    }
    for text in match_.game().describe(match_.position_at(0)) {
        writeln!(out, "{}", words.say(&text))?;
    }
    writeln!(out)?;
    for said in opening_told(match_) {
        writeln!(out, "   {}", say(match_, &said, words))?;
    }
    Ok(())
}

fn tell_step<G: TerminalBoard>(
    match_: &Match<G>,
    at: usize,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let step = &match_.steps()[at];
    let asked = match_.game().prompt(&step.before, step.seat);
    writeln!(out, "{}", words.say(&asked))?;
    for said in step_told(match_, at) {
        let line = say(match_, &said, words);
        match said {
            Said::Choice(..) => writeln!(out, "{}. {line}", at + 1)?,
            Said::Event(_) => writeln!(out, "   {line}")?,
        }
    }
    Ok(())
}

/// How it ended, or that it has not, and the score.
fn conclusion<G: TerminalBoard>(match_: &Match<G>, words: &Words) -> String {
    let (game, position) = (match_.game(), match_.position());
    let end = match match_.turn() {
        Turn::Over => words.say(&game.ending(position)),
        Turn::Act(_) => words.word("unfinished"),
    };
    let told = [Some(end), winner(match_, words), Some(score(match_, words))];
    told.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

struct Replay<G: TerminalBoard> {
    match_: Match<G>,
    words: Words,
    language: String,
    /// How many actions have been shown.
    at: usize,
    missing: Option<Missing>,
    coloured: bool,
}

impl<G: TerminalBoard> Replay<G> {
    fn show(mut self) -> anyhow::Result<()> {
        let stop = screen::told_to_stop();
        let mut terminal = ratatui::try_init()?;
        let mut result = Ok(true);
        while matches!(result, Ok(true)) && !stop.load(Ordering::Relaxed) {
            result = terminal
                .draw(|frame| self.draw(frame))
                .map_err(anyhow::Error::from)
                .and_then(|_| screen::next_key(screen::TICK))
                .and_then(|key| match key {
                    Some(key) if screen::is_interrupt(key) => Ok(false),
                    Some(key) => self.press(key.code),
                    None => Ok(true),
                });
        }
        ratatui::restore();
        result.map(|_| ())
    }

    /// Goes to another place in the match; false if the person has seen enough.
    fn press(&mut self, key: KeyCode) -> anyhow::Result<bool> {
        let last = self.match_.steps().len();
        match key {
            KeyCode::Right | KeyCode::Down | KeyCode::Char('n' | ' ') => {
                self.at = (self.at + 1).min(last);
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Char('p') => self.at = self.at.saturating_sub(1),
            KeyCode::PageDown => self.at = (self.at + 10).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(10),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Char('l') => {
                self.language = next_language(&self.language).to_owned();
                self.words = of_match(&self.match_, &self.language)?;
            }
            KeyCode::Char('q') | KeyCode::Esc => return Ok(false),
            _ => {}
        }
        Ok(true)
    }

    fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        if is_too_small(frame, area, &self.words) {
            return;
        }
        let [title, progress, middle, keys] =
            Layout::vertical([Length(1), Length(1), Fill(1), Length(1)]).areas(area);
        let [board, above, below] = places(&**self.match_.game(), area, middle);
        frame.render_widget(title_bar(&self.match_, &self.words), title);
        frame.render_widget(self.gauge(), progress);
        self.draw_board(frame, board);
        let panel = ink::panel(&self.words.word("heading-log"));
        draw_lines(frame, above.union(below), panel, |area| {
            self.told(area.width.into())
        });
        let hint = format!(" {}", self.words.word("replay-keys"));
        frame.render_widget(Line::styled(hint, Modifier::DIM), keys);
        if !self.coloured {
            ink::without_colours(frame);
        }
    }

    fn gauge(&self) -> Gauge<'static> {
        let last = self.match_.steps().len();
        Gauge::default()
            .ratio(self.at as f64 / last.max(1) as f64)
            .label(format!("{} {} / {last}", self.words.word("step"), self.at))
            .gauge_style(Style::new().cyan())
    }

    fn draw_board(&self, frame: &mut Frame, area: Rect) {
        let seat = self.match_.steps().get(self.at).map_or(0, |step| step.seat);
        let view = BoardView {
            position: self.match_.position_at(self.at),
            seat,
            pointed: None,
            words: &self.words,
        };
        self.match_.game().draw(frame, area, &view);
    }

    /// What was chosen and happened last, and what is asked then.
    fn told(&self, width: usize) -> Vec<Line<'static>> {
        let (match_, words) = (&self.match_, &self.words);
        let mut lines = Vec::new();
        let last = self.at.checked_sub(1);
        if let Some(step) = last.map(|at| &match_.steps()[at]) {
            let asked = words.say(&match_.game().prompt(&step.before, step.seat));
            lines.extend(ink::wrapped(&asked, width, Modifier::DIM));
        }
        for said in last.map_or_else(|| opening_told(match_), |at| step_told(match_, at)) {
            let line = say(match_, &said, words);
            lines.extend(ink::wrapped(&line, width, said_style(&said, true)));
        }
        if self.at == match_.steps().len() {
            lines.push(Line::default());
            lines.extend(ink::wrapped(&self.end(), width, Modifier::BOLD));
        }
        lines
    }

    /// How it ended, and what the file lacks.
    fn end(&self) -> String {
        let end = conclusion(&self.match_, &self.words);
        match self.missing {
            Some(missing) => {
                let told = missing.text(self.match_.steps().len());
                format!("{end} {}", self.words.say(&told))
            }
            None => end,
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use redtag_kernel::Player;
    use redtag_triage::{Options, Triage};

    use super::*;
    use crate::store::Scratch;
    use redtag_kernel::laws::nim::Nim;

    fn played() -> Match<Triage> {
        let game = Arc::new(Triage::official().expect("the built-in content is fine"));
        let mut match_ = Match::new(game, Options::default(), Some("7".into()), &[])
            .expect("the official options");
        while let Some(&action) = match_.legal(0).last() {
            match_.play(0, action).expect("it is listed");
        }
        match_
    }

    #[test]
    fn a_match_is_told_from_its_first_choice_to_its_score() {
        let match_ = played();
        let words = of_match(&match_, "en").expect("English is spoken");
        let mut told = Vec::new();
        tell(&match_, &words, None, &mut told).expect("memory can be written to");
        let told = String::from_utf8(told).expect("text");
        for text in [
            "Seed: 7",
            "Turn 1, 4 AP.",
            "1. » ",
            "Turn 2: 4 AP.",
            "collapses. Saved: ",
            "Score: ",
        ] {
            assert!(told.contains(text), "{text:?} is not in it:\n{told}");
        }
        assert!(!told.contains('⟨'), "every word is known: {told}");
    }

    #[test]
    fn stepping_shows_board_choice_and_events() {
        let match_ = played();
        let words = of_match(&match_, "en").expect("English is spoken");
        let mut replay = Replay {
            match_,
            words,
            language: "en".into(),
            at: 0,
            missing: None,
            coloured: true,
        };
        let shown = |replay: &Replay<Triage>, width, height| {
            let mut terminal =
                Terminal::new(TestBackend::new(width, height)).expect("memory can be drawn on");
            terminal
                .draw(|frame| replay.draw(frame))
                .expect("memory can be drawn on");
            terminal.backend().to_string()
        };
        assert!(shown(&replay, 80, 24).contains("Action 0 / "));
        for key in [
            KeyCode::Right,
            KeyCode::Char('n'),
            KeyCode::PageDown,
            KeyCode::Char('p'),
        ] {
            assert!(replay.press(key).expect("keys cannot fail"));
        }
        assert!(shown(&replay, 80, 24).contains("Action 11 / "));
        replay.press(KeyCode::End).expect("keys cannot fail");
        assert!(shown(&replay, 120, 40).contains("Score: "));
        assert!(!replay.press(KeyCode::Char('q')).expect("keys cannot fail"));
    }

    #[test]
    fn names_are_told() {
        let options = redtag_kernel::laws::nim::Options { left: 2, seats: 2 };
        let match_ = Match::new(
            Arc::new(Nim { strict: false }),
            options,
            Some("7".into()),
            &[],
        );
        let players = ["Anna", "Ben"]
            .map(|name| Player {
                name: name.into(),
                bot: None,
            })
            .to_vec();
        let mut match_ = match_
            .expect("two can play")
            .with_players(players)
            .expect("there are two");
        for seat in 0..2 {
            match_.play(seat, 1).expect("it is listed");
        }
        let words = of_match(&match_, "en").expect("English is spoken");
        let mut told = Vec::new();
        tell(&match_, &words, None, &mut told).expect("memory can be written to");
        let told = String::from_utf8(told).expect("text");
        for text in [
            "1. » Anna: Take 1",
            "2. » Ben: Take 1",
            "It is over. Winner: Ben. Score: Anna 0 · Ben 1",
        ] {
            assert!(told.contains(text), "{text:?} is not in it:\n{told}");
        }
    }

    #[test]
    fn a_bad_file_is_named() {
        let folder = Scratch::new();
        let file = folder.path().join("bad.jsonl");
        std::fs::write(&file, "nonsense\n").expect("written");
        let args = ReplayArgs {
            file,
            lang: None,
            plain: true,
            content: Vec::new(),
        };
        let told = format!("{:#}", run(args).expect_err("it is no journal"));
        assert!(
            told.contains("bad.jsonl") && told.contains("not a Redtag journal"),
            "{told}"
        );
    }
}
