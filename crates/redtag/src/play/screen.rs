//! The full screen: what the person presses, and what that does.

pub mod ink;
mod panes;
mod popups;

pub use panes::{is_too_small, places, said_style, title_bar};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};
use std::{env, process, thread};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::DefaultTerminal;
use redtag_bots::Advice;
use redtag_kernel::{Illegal, Text};

use crate::play::boards::TerminalBoard;
use crate::play::terminal_match::{Answer, TerminalMatch};
use crate::play::think::{self, FateOdds};
use crate::play::{keys, random_seed};

/// The smallest terminal in which everything has its place.
pub const SMALLEST: (u16, u16) = (80, 24);
/// How long people get to read what a bot did before the next thing happens.
const PAUSE: Duration = Duration::from_millis(1_500);
/// How long the screen stays as it is while nothing is pressed; less while bots hurry.
pub const TICK: Duration = Duration::from_millis(100);
const QUICK_TICK: Duration = Duration::from_millis(5);
/// How long the program may take to end when it is told to.
const PATIENCE: Duration = Duration::from_millis(500);

/// Plays until the person quits. The terminal is as it was afterwards, whatever happens.
pub fn run<G: TerminalBoard>(current: TerminalMatch<G>) -> anyhow::Result<()> {
    let stop = told_to_stop();
    let mut terminal = ratatui::try_init()?;
    let result = Screen::new(current).play(&mut terminal, &stop);
    ratatui::restore();
    result
}

/// Becomes true when the system wants the program to end.
pub fn told_to_stop() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let handler = move || {
        flag.store(true, Ordering::Relaxed);
        // Whoever waits for keys of a terminal that is gone waits for ever. Every action is on
        // disk.
        thread::sleep(PATIENCE);
        ratatui::restore();
        process::exit(1);
    };
    // Without a handler the program ends at once, and everything is saved all the same.
    drop(ctrlc::set_handler(handler));
    stop
}

/// Are colours wanted? `NO_COLOR` says no.
pub fn is_coloured() -> bool {
    env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// The next key, if one is pressed soon.
pub fn next_key(soon: Duration) -> anyhow::Result<Option<KeyEvent>> {
    if !event::poll(soon)? {
        return Ok(None);
    }
    match event::read()? {
        Event::Key(key) if key.kind != KeyEventKind::Release => Ok(Some(key)),
        _ => Ok(None),
    }
}

/// Is this Ctrl-C or Ctrl-D?
pub fn is_interrupt(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd'))
}

/// A match and what of it is on the screen.
pub struct Screen<G: TerminalBoard> {
    current: TerminalMatch<G>,
    actions: Vec<G::Action>,
    selected: usize,
    /// How many lines the log is scrolled back.
    scrolled: usize,
    popup: Popup<G::Action>,
    hint: Hint<G::Action>,
    bot: BotTurn<G::Action>,
    /// When a bot may act next.
    bot_may_act: Instant,
    /// Bots do not wait until it is a person's turn.
    hurry: bool,
    /// What has been typed of an answer in companion mode.
    typed: String,
    coloured: bool,
    ticks: usize,
    quit: bool,
}

/// What lies over the board.
enum Popup<A> {
    Nothing,
    Rules {
        all: bool,
        scroll: usize,
    },
    /// The position in words: what cards do, and where exits lead.
    Position {
        scroll: usize,
    },
    Odds {
        rows: Vec<FateOdds<A>>,
        more: Option<Receiver<FateOdds<A>>>,
        scroll: usize,
    },
    Why {
        refused: Vec<(Text, Illegal)>,
        selected: usize,
    },
    ConfirmNew,
}

impl<A> Popup<A> {
    const RULES_NOW: Self = Self::Rules {
        all: false,
        scroll: 0,
    };

    fn why(refused: Vec<(Text, Illegal)>) -> Self {
        Self::Why {
            refused,
            selected: 0,
        }
    }
}

enum Hint<A> {
    Nothing,
    Thinking(Receiver<Option<Advice<A>>>),
    /// What to do, and the same in words with its reasons.
    Known(A, Vec<String>),
}

/// How far the bot whose turn it is has got.
enum BotTurn<A> {
    Nothing,
    Thinking(Receiver<Option<Advice<A>>>),
    Decided(A),
}

impl<G: TerminalBoard> Screen<G> {
    /// Shows this match.
    pub fn new(current: TerminalMatch<G>) -> Self {
        let actions = current.actions();
        Self {
            current,
            actions,
            selected: 0,
            scrolled: 0,
            popup: Popup::Nothing,
            hint: Hint::Nothing,
            bot: BotTurn::Nothing,
            bot_may_act: Instant::now() + PAUSE,
            hurry: false,
            typed: String::new(),
            coloured: is_coloured(),
            ticks: 0,
            quit: false,
        }
    }

    fn play(&mut self, terminal: &mut DefaultTerminal, stop: &AtomicBool) -> anyhow::Result<()> {
        while !self.quit && !stop.load(Ordering::Relaxed) {
            self.listen();
            terminal.draw(|frame| self.draw(frame))?;
            if let Some(key) = next_key(if self.hurry { QUICK_TICK } else { TICK })? {
                self.press(key)?;
            }
            self.ticks += 1;
        }
        Ok(())
    }

    /// Collects what has been worked out in the meantime.
    pub fn listen(&mut self) {
        self.let_bot_play();
        if let Hint::Thinking(receiver) = &self.hint {
            match receiver.try_recv() {
                Ok(Some(advice)) => {
                    self.hint = Hint::Known(advice.action, self.current.say_hint(&advice));
                }
                Ok(None) | Err(TryRecvError::Disconnected) => self.hint = Hint::Nothing,
                Err(TryRecvError::Empty) => {}
            }
        }
        self.listen_for_odds();
    }

    fn listen_for_odds(&mut self) {
        if let Popup::Odds { rows, more, .. } = &mut self.popup
            && let Some(receiver) = more
        {
            rows.extend(receiver.try_iter());
            if matches!(receiver.try_recv(), Err(TryRecvError::Disconnected)) {
                *more = None;
            }
        }
    }

    /// Lets the bot whose turn it is think in the background and then act, but not before people
    /// could read what happened, nor under a popup.
    fn let_bot_play(&mut self) {
        let Some((seat, bot)) = self.current.bot_to_act() else {
            self.hurry = false;
            return;
        };
        match &self.bot {
            BotTurn::Nothing => {
                let (game, position) = self.current.copied();
                self.bot = BotTurn::Thinking(think::choose_later(bot, game, position, seat));
            }
            BotTurn::Thinking(receiver) => match receiver.try_recv() {
                Ok(Some(advice)) => self.bot = BotTurn::Decided(advice.action),
                Ok(None) | Err(TryRecvError::Disconnected) => self.bot = BotTurn::Nothing,
                Err(TryRecvError::Empty) => {}
            },
            &BotTurn::Decided(action) => {
                let read = self.hurry || Instant::now() >= self.bot_may_act;
                if read && matches!(self.popup, Popup::Nothing) {
                    self.current.act(seat, action);
                    self.refresh();
                }
            }
        }
    }

    /// Does what a key stands for.
    pub fn press(&mut self, key: KeyEvent) -> anyhow::Result<()> {
        if is_interrupt(key) {
            self.quit = true;
            return Ok(());
        }
        match self.popup {
            Popup::Nothing if self.current.pending.is_some() => self.press_in_question(key.code),
            Popup::Nothing => self.press_at_board(key.code),
            _ => self.press_in_popup(key.code),
        }
    }

    fn press_at_board(&mut self, key: KeyCode) -> anyhow::Result<()> {
        match key {
            KeyCode::Enter if self.current.bot_to_act().is_some() => self.hurry = true,
            KeyCode::Enter => self.choose(self.selected),
            KeyCode::Tab => {
                self.current.turn_to_next();
                self.refresh();
            }
            KeyCode::Char(key) => self.press_letter(key)?,
            _ => self.move_about(key, self.actions.len()),
        }
        Ok(())
    }

    /// Up and down in the list, and in the log.
    fn move_about(&mut self, key: KeyCode, choices: usize) {
        match key {
            KeyCode::Up | KeyCode::Down => select(&mut self.selected, key, choices),
            KeyCode::PageUp => self.scrolled += 5,
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_sub(5),
            _ => {}
        }
    }

    fn press_letter(&mut self, key: char) -> anyhow::Result<()> {
        match key {
            ' ' => self.bot_may_act = Instant::now(),
            'q' => self.quit = true,
            'u' => {
                self.current.undo();
                self.refresh();
            }
            'l' => self.current.switch_language()?,
            'h' => self.ask_hint(),
            'o' => self.ask_odds(),
            'w' => self.popup = Popup::why(self.current.refused()),
            '?' => self.popup = Popup::RULES_NOW,
            't' => self.popup = Popup::Position { scroll: 0 },
            'n' if self.current.is_over() => self.new_match()?,
            'n' => self.popup = Popup::ConfirmNew,
            key => {
                if let Some(choice) = keys::choice(key) {
                    self.choose(choice);
                }
            }
        }
        Ok(())
    }

    /// Companion mode: letters are what the real cards or dice show.
    fn press_in_question(&mut self, key: KeyCode) -> anyhow::Result<()> {
        let answers = self.current.answers();
        match key {
            KeyCode::Esc => {
                self.current.withdraw();
                self.refresh();
            }
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char('?') => self.popup = Popup::RULES_NOW,
            KeyCode::Char(letter) => self.type_letter(letter, &answers),
            KeyCode::Enter => {
                if let Some(answer) = answers.get(self.selected) {
                    self.current.answer(answer.outcome)?;
                    self.refresh();
                }
            }
            _ => self.move_about(key, answers.len()),
        }
        Ok(())
    }

    /// Selects the answer that is typed, or one that starts so; a letter that leads to none is
    /// dropped.
    fn type_letter(&mut self, letter: char, answers: &[Answer]) {
        self.typed.push(letter.to_ascii_uppercase());
        let is_typed = |answer: &Answer| answer.typed.eq_ignore_ascii_case(&self.typed);
        let starts = |answer: &Answer| answer.typed.to_uppercase().starts_with(&self.typed);
        let exact = answers.iter().position(is_typed);
        match exact.or_else(|| answers.iter().position(starts)) {
            Some(found) => self.selected = found,
            None => drop(self.typed.pop()),
        }
    }

    fn press_in_popup(&mut self, key: KeyCode) -> anyhow::Result<()> {
        match (key, &mut self.popup) {
            (KeyCode::Esc | KeyCode::Char('q'), _) => self.popup = Popup::Nothing,
            (KeyCode::Char('l'), _) => self.current.switch_language()?,
            (KeyCode::Tab | KeyCode::Char('?' | 'a'), Popup::Rules { all, scroll }) => {
                (*all, *scroll) = (!*all, 0);
            }
            (
                _,
                Popup::Rules { scroll, .. }
                | Popup::Odds { scroll, .. }
                | Popup::Position { scroll },
            ) => scroll_by(scroll, key),
            (_, Popup::Why { refused, selected }) => select(selected, key, refused.len()),
            (_, Popup::ConfirmNew) => self.confirm(key)?,
            (_, Popup::Nothing) => {}
        }
        Ok(())
    }

    /// Begins a new match if the answer is yes.
    fn confirm(&mut self, key: KeyCode) -> anyhow::Result<()> {
        let yes = self.current.words.word("yes");
        if key == KeyCode::Enter || matches!(key, KeyCode::Char(key) if yes.starts_with(key)) {
            self.new_match()?;
        }
        self.popup = Popup::Nothing;
        Ok(())
    }

    fn choose(&mut self, choice: usize) {
        if let (Some(&action), Some(seat)) = (self.actions.get(choice), self.current.seat()) {
            self.current.act(seat, action);
            self.refresh();
        }
    }

    fn new_match(&mut self) -> anyhow::Result<()> {
        self.current.begin_again(random_seed())?;
        self.refresh();
        Ok(())
    }

    /// After everything that changed the position.
    fn refresh(&mut self) {
        self.actions = self.current.actions();
        self.selected = 0;
        self.scrolled = 0;
        self.typed.clear();
        self.hint = Hint::Nothing;
        self.bot = BotTurn::Nothing;
        self.bot_may_act = Instant::now() + PAUSE;
    }

    fn ask_hint(&mut self) {
        if let (Some(seat), Hint::Nothing) = (self.current.seat(), &self.hint) {
            let (game, position) = self.current.copied();
            self.hint = Hint::Thinking(think::choose_later(think::HINT, game, position, seat));
        }
    }

    fn ask_odds(&mut self) {
        if let Some(seat) = self.current.seat() {
            let (game, position) = self.current.copied();
            let more = think::fates_later(game, position, seat);
            self.popup = Popup::Odds {
                rows: Vec::new(),
                more: Some(more),
                scroll: 0,
            };
        }
    }
}

/// Up, down, or by the key of a choice.
fn select(selected: &mut usize, key: KeyCode, choices: usize) {
    let last = choices.saturating_sub(1);
    let chosen = match key {
        KeyCode::Char(key) => keys::choice(key).filter(|&choice| choice < choices),
        _ => None,
    };
    *selected = match key {
        KeyCode::Up => selected.saturating_sub(1),
        KeyCode::Down => (*selected + 1).min(last),
        _ => chosen.unwrap_or(*selected),
    };
}

/// Drawing limits it to the length of the text.
fn scroll_by(scroll: &mut usize, key: KeyCode) {
    *scroll = match key {
        KeyCode::Up => scroll.saturating_sub(1),
        KeyCode::Down => *scroll + 1,
        KeyCode::PageUp => scroll.saturating_sub(10),
        KeyCode::PageDown | KeyCode::Char(' ') => *scroll + 10,
        KeyCode::Home => 0,
        KeyCode::End => 1_000_000,
        _ => *scroll,
    };
}
