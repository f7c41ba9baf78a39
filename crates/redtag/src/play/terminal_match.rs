//! A match of people and bots in a terminal: its journal on disk, and what has been said so far.

use std::path::PathBuf;
use std::sync::Arc;

use redtag_bots::{Advice, Bot};
use redtag_kernel::chance::ScriptError;
use redtag_kernel::journal::{self, JournalError};
use redtag_kernel::play::SetUpError;
use redtag_kernel::words::text;
use redtag_kernel::{Flaw, Illegal, Match, PlayError, Player, Question, Seat, Text, Turn, Words};

use crate::play::boards::TerminalBoard;
use crate::play::log::{Said, by, name, say, told};
use crate::play::think::{FateOdds, next_questions};
use crate::play::words::{self, decimal, percent};
use crate::store::Store;

/// A match in progress, on whatever screen.
pub struct TerminalMatch<G: TerminalBoard> {
    /// The match.
    pub match_: Match<G>,
    /// How a new one begins.
    pub beginning: Beginning<G>,
    /// The language in use.
    pub language: String,
    /// Its words.
    pub words: Words,
    /// What has happened.
    pub log: Vec<Said>,
    /// Something to tell once.
    pub notice: Option<Notice>,
    /// What the real cards or dice are being asked.
    pub pending: Option<Pending<G>>,
    /// Who is to act next of several who may.
    preferred: Option<Seat>,
    /// Where the match was put when it ended.
    pub kept: Option<PathBuf>,
    /// The matches on disk.
    pub store: Store,
}

/// How new matches begin.
pub struct Beginning<G: TerminalBoard> {
    /// Seats, mission, variants.
    pub options: G::Options,
    /// Real cards and dice.
    pub companion: bool,
    /// Who sits where, if that is said.
    pub players: Vec<Player>,
    /// The text of the content, if it is not the built-in one.
    pub content: Option<String>,
}

impl<G: TerminalBoard> Beginning<G> {
    /// The match before anything has happened.
    fn laid_out(&self, game: Arc<G>) -> Result<Match<G>, Flaw> {
        Match::laid_out(game, self.options.clone())?.with_players(self.players.clone())
    }

    /// A match by these options and players.
    fn set_up(
        &self,
        game: Arc<G>,
        seed: Option<String>,
        chance: &[u16],
    ) -> Result<Match<G>, SetUpError> {
        let match_ = Match::new(game, self.options.clone(), seed, chance)?
            .with_content_text(self.content.clone());
        Ok(match_.with_players(self.players.clone())?)
    }
}

/// A message with something behind it that needs no translation: a path, an error of the system.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The message.
    pub text: Text,
    /// What follows it.
    pub detail: String,
}

/// An action, or the set-up, that waits for outcomes.
pub struct Pending<G: TerminalBoard> {
    /// The action; none during set-up.
    action: Option<(Seat, G::Action)>,
    /// What has been answered.
    outcomes: Vec<u16>,
    /// What is asked now.
    pub question: Question,
}

/// A possible answer to a question of companion mode.
pub struct Answer {
    /// Its number.
    pub outcome: u16,
    /// In words.
    pub text: Text,
    /// As one types it.
    pub typed: String,
}

impl<G: TerminalBoard> TerminalMatch<G> {
    /// The match before anything has happened; nothing is written yet.
    pub fn empty(
        game: Arc<G>,
        beginning: Beginning<G>,
        language: &str,
        store: Store,
    ) -> Result<Self, Flaw> {
        let match_ = beginning.laid_out(game)?;
        Ok(Self {
            words: words::of_match(&match_, language)?,
            match_,
            beginning,
            language: language.to_owned(),
            log: Vec::new(),
            notice: None,
            pending: None,
            preferred: None,
            kept: None,
            store,
        })
    }

    /// Resumes a match from its journal. One that had ended is moved to the finished ones.
    pub fn resume(&mut self, journal: &str) -> Result<(), JournalError> {
        let lines = journal::read(journal)?;
        let (cut, whole) = (lines.cut, lines.whole);
        self.match_ = redtag_games::open(self.match_.game(), lines)?;
        self.beginning.content = self.match_.header().content_text.clone();
        // Content of somebody's own has words of its own, beside those that were there before.
        if let Ok(words) = words::of_match(&self.match_, &self.language) {
            self.words = words;
        }
        self.store.resume(whole);
        self.log = told(&self.match_);
        if self.is_over() {
            self.put_away();
        } else {
            self.notice = Some(Notice::new(text(if cut {
                "resumed-cut"
            } else {
                "resumed"
            })));
        }
        Ok(())
    }

    /// Begins a match; without the seed if real cards and dice are used.
    pub fn begin(&mut self, seed: String) -> Result<(), SetUpError> {
        self.pending = None;
        self.kept = None;
        self.preferred = None;
        self.notice = None;
        self.log.clear();
        if self.beginning.companion {
            return self.set_up(Vec::new());
        }
        self.start(
            self.beginning
                .set_up(self.match_.game().clone(), Some(seed), &[])?,
        );
        Ok(())
    }

    /// Sets the running match aside if it is unfinished, and begins another.
    pub fn begin_again(&mut self, seed: String) -> Result<(), SetUpError> {
        let is_set_up = |pending: &Pending<G>| pending.action.is_some();
        let is_begun = self.pending.as_ref().is_none_or(is_set_up);
        let put_aside = if is_begun && !self.is_over() {
            self.store.set_aside().map(Some)
        } else {
            Ok(None)
        };
        self.begin(seed)?;
        self.notice = match put_aside {
            Ok(Some(path)) => {
                let file = path.display().to_string();
                Some(Notice::about(text("set-aside"), file))
            }
            Ok(None) => self.notice.take(),
            Err(error) => Some(Notice::about(text("not-set-aside"), error.to_string())),
        };
        Ok(())
    }

    /// Plays an action; in companion mode this may leave a question open.
    pub fn act(&mut self, seat: Seat, action: G::Action) {
        self.notice = None;
        if self.match_.seed().is_some() {
            let choice = self.choice(seat, &action);
            let played = self.match_.play(seat, action);
            self.played(choice, played);
        } else {
            self.act_with(seat, action, Vec::new());
        }
    }

    /// Answers the question that is open.
    pub fn answer(&mut self, outcome: u16) -> Result<(), SetUpError> {
        let Some(Pending {
            action,
            mut outcomes,
            ..
        }) = self.pending.take()
        else {
            return Ok(());
        };
        outcomes.push(outcome);
        match action {
            Some((seat, action)) => {
                self.act_with(seat, action, outcomes);
                Ok(())
            }
            None => self.set_up(outcomes),
        }
    }

    /// Forgets the last answer, or the action itself if there was none and a person chose it.
    pub fn withdraw(&mut self) {
        let Some(Pending {
            action,
            mut outcomes,
            question,
        }) = self.pending.take()
        else {
            return;
        };
        match (outcomes.pop(), action) {
            (None, Some((seat, _))) if self.bot_at(seat).is_none() => {}
            (None, action) => {
                self.pending = Some(Pending {
                    action,
                    outcomes,
                    question,
                });
            }
            (Some(_), Some((seat, action))) => self.act_with(seat, action, outcomes),
            // The set-up went well with more answers than these, so that its options are fine.
            (Some(_), None) => drop(self.set_up(outcomes)),
        }
    }

    /// Takes the last action back, or says why not.
    pub fn undo(&mut self) {
        self.notice = None;
        let seat = self.match_.steps().last().map_or(0, |step| step.seat);
        if self.kept.is_some() {
            self.notice = Some(Notice::new(text("undo-over")));
            return;
        }
        if self.bot_at(seat).is_some() {
            self.notice = Some(Notice::new(text("undo-bot")));
            return;
        }
        match self.match_.undo(seat) {
            Ok(()) => {
                self.store.append(&self.match_.undo_line());
                self.log = told(&self.match_);
                self.notice = Some(Notice::new(text("undone")));
            }
            Err(error) => self.notice = refusal(error),
        }
    }

    /// Speaks the next language from now on.
    pub fn switch_language(&mut self) -> Result<(), Flaw> {
        let next = words::next_language(&self.language);
        self.words = words::of_match(&self.match_, next)?;
        self.language = next.to_owned();
        Ok(())
    }

    /// Has the match ended?
    pub fn is_over(&self) -> bool {
        self.match_.turn() == Turn::Over
    }

    /// The seat that is asked; if several are, the one that somebody turned to, or else the first.
    /// If that is a bot's, the bots who may act agree on who of them begins.
    pub fn seat(&self) -> Option<Seat> {
        match self.match_.turn() {
            Turn::Act(seats) if self.pending.is_none() => {
                let wanted = self.preferred.filter(|&seat| seats.contains(seat));
                let is_bot = |seat: Seat| self.bot_at(seat).is_some();
                match wanted.or(seats.first()) {
                    Some(first) if is_bot(first) => Some(
                        self.match_
                            .game()
                            .leads(self.match_.position(), seats.only(is_bot)),
                    ),
                    first => first,
                }
            }
            _ => None,
        }
    }

    /// Turns to the next of several who may act.
    pub fn turn_to_next(&mut self) {
        if let (Some(now), Turn::Act(seats)) = (self.seat(), self.match_.turn()) {
            self.preferred = seats.iter().find(|&seat| seat > now).or(seats.first());
        }
    }

    /// The others who may act now, by name.
    pub fn others(&self) -> Vec<String> {
        let (Some(now), Turn::Act(seats)) = (self.seat(), self.match_.turn()) else {
            return Vec::new();
        };
        let others = seats.iter().filter(|&seat| seat != now);
        others
            .filter_map(|seat| name(&self.match_, seat, &self.words))
            .collect()
    }

    /// The bot that is asked, with its seat.
    pub fn bot_to_act(&self) -> Option<(Seat, Bot)> {
        let seat = self.seat()?;
        self.bot_at(seat).map(|bot| (seat, bot))
    }

    /// The bot at a seat; one that this program does not know plays as greedy does.
    fn bot_at(&self, seat: Seat) -> Option<Bot> {
        let player = self.match_.players().get(usize::from(seat))?;
        player
            .bot
            .as_deref()
            .map(|bot| bot.parse().unwrap_or(Bot::Greedy))
    }

    /// What a person can do now.
    pub fn actions(&self) -> Vec<G::Action> {
        match self.seat() {
            Some(seat) if self.bot_at(seat).is_none() => self.match_.legal(seat),
            _ => Vec::new(),
        }
    }

    /// The game and the position, for somebody who thinks about them meanwhile.
    pub fn copied(&self) -> (Arc<G>, G::Position) {
        (self.match_.game().clone(), self.match_.position().clone())
    }

    /// What cannot be done now, of what a person might try, and why.
    pub fn refused(&self) -> Vec<(Text, Illegal)> {
        let seat = self.seat().unwrap_or(0);
        G::attempts(self.match_.position())
            .iter()
            .filter_map(|action| Some((self.label(action), self.match_.why_not(seat, action)?)))
            .collect()
    }

    /// Who is asked what, or how it ended.
    pub fn prompt(&self) -> String {
        let (game, position) = (self.match_.game(), self.match_.position());
        let (seat, prompt) = match (&self.pending, self.match_.turn()) {
            (Some(pending), _) => {
                let seat = pending.action.map(|(seat, _)| seat);
                (seat, text(format!("odds-{}", pending.question.what)))
            }
            (None, Turn::Act(_)) => {
                let seat = self.seat().unwrap_or(0);
                (Some(seat), game.prompt(position, seat))
            }
            (None, Turn::Over) => (None, game.ending(position)),
        };
        let named = seat.and_then(|seat| name(&self.match_, seat, &self.words));
        by(named, &self.words.say(&prompt))
    }

    /// An action of whoever is asked, in words.
    pub fn label(&self, action: &G::Action) -> Text {
        self.match_
            .game()
            .label(self.match_.position(), self.seat().unwrap_or(0), action)
    }

    fn choice(&self, seat: Seat, action: &G::Action) -> Said {
        Said::Choice(
            seat,
            self.match_
                .game()
                .label(self.match_.position(), seat, action),
        )
    }

    /// The answers that the open question can have.
    pub fn answers(&self) -> Vec<Answer> {
        let Some(Pending { question, .. }) = &self.pending else {
            return Vec::new();
        };
        possible(question)
            .map(|(outcome, _)| {
                let (text, typed) = self.match_.game().outcome(question.what, outcome);
                Answer {
                    outcome: outcome as u16,
                    text,
                    typed,
                }
            })
            .collect()
    }

    /// What is wrong with saving, in words.
    pub fn trouble(&self) -> Option<String> {
        self.store
            .trouble()
            .map(|trouble| format!("{} {trouble}", self.words.word("not-saved")))
    }

    /// Where the journal of a finished match is.
    pub fn kept_in_words(&self) -> Option<String> {
        self.kept
            .as_ref()
            .map(|path| format!("{} {}", self.words.word("kept"), path.display()))
    }

    /// A notice in words.
    pub fn say_notice(&self, notice: &Notice) -> String {
        format!("{} {}", self.words.say(&notice.text), notice.detail)
            .trim_end()
            .to_owned()
    }

    /// A line of the log in words.
    pub fn say(&self, said: &Said) -> String {
        say(&self.match_, said, &self.words)
    }

    /// A hint in words, and a line for each reason.
    pub fn say_hint(&self, advice: &Advice<G::Action>) -> Vec<String> {
        let words = &self.words;
        let hint = format!(
            "{}: {} {} ± {}",
            words.say(&self.label(&advice.action)),
            words.word("expects"),
            decimal(words, advice.expects, 1),
            decimal(words, advice.spread, 1)
        );
        let (game, position) = (self.match_.game(), self.match_.position());
        let why = |seat| redtag_games::reasons(&**game, words, position, seat, advice);
        let reasons = self.seat().map(why).unwrap_or_default();
        let reasons = reasons
            .into_iter()
            .map(|reason| format!("· {}", reason.text));
        std::iter::once(hint).chain(reasons).collect()
    }

    /// What chance may bring next: a heading, and each outcome with its probability.
    pub fn next_chances(&self) -> Vec<(String, Vec<String>)> {
        let Some(seat) = self.seat() else {
            return Vec::new();
        };
        let (game, position) = (self.match_.game(), self.match_.position());
        let questions = next_questions(&**game, position, seat);
        let told = |question| self.chances_of(question);
        questions.iter().map(told).collect()
    }

    fn chances_of(&self, question: &Question) -> (String, Vec<String>) {
        let words = &self.words;
        let all: u32 = question.weights.iter().copied().map(u32::from).sum();
        let line = |(outcome, weight): (usize, u8)| {
            let share = 100.0 * f64::from(weight) / f64::from(all.max(1));
            let share = decimal(words, share, 2);
            let (name, _) = self.match_.game().outcome(question.what, outcome);
            format!("{share:>5} %  {weight:>2}/{all}  {}", words.say(&name))
        };
        let heading = words.word(&format!("odds-{}", question.what));
        (heading, possible(question).map(line).collect())
    }

    /// A fate in words, with its probability.
    pub fn say_fate(&self, row: &FateOdds<G::Action>) -> String {
        let what = match &row.after {
            None => self.words.word(&format!("fate-{}", G::FATES[row.fate])),
            Some(action) => format!("    {}", self.words.say(&self.label(action))),
        };
        match row.odds {
            Some(odds) => format!("{what}: {}", percent(&self.words, odds)),
            None => what,
        }
    }

    /// The rules behind what is asked.
    pub fn rules_now(&self) -> Vec<(String, String)> {
        let ids = self
            .match_
            .game()
            .rules(self.match_.position(), self.seat().unwrap_or(0));
        ids.iter().map(|id| self.rule(id)).collect()
    }

    /// All rules by chapter.
    pub fn chapters(&self) -> Vec<(String, Vec<(String, String)>)> {
        let chapters = self.match_.game().chapters();
        let say = |(title, ids): (&str, Vec<String>)| {
            (
                self.words.word(title),
                ids.iter().map(|id| self.rule(id)).collect(),
            )
        };
        chapters.into_iter().map(say).collect()
    }

    /// A rule by its id: the id and the text.
    pub fn rule(&self, id: &str) -> (String, String) {
        (id.to_owned(), self.words.word(&format!("rule-{id}")))
    }

    fn set_up(&mut self, outcomes: Vec<u16>) -> Result<(), SetUpError> {
        match self
            .beginning
            .set_up(self.match_.game().clone(), None, &outcomes)
        {
            Ok(match_) => self.start(match_),
            Err(SetUpError::Chance(ScriptError::Asks { question, .. })) => {
                self.match_ = self.beginning.laid_out(self.match_.game().clone())?;
                self.call_players();
                self.pending = Some(Pending {
                    action: None,
                    outcomes,
                    question,
                });
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    fn start(&mut self, match_: Match<G>) {
        self.match_ = match_;
        self.call_players();
        self.log = told(&self.match_);
        self.store.begin(&self.match_.header_line());
    }

    /// Calls the players of this match by their names.
    fn call_players(&mut self) {
        let match_ = &self.match_;
        let named = self
            .words
            .calling(&**match_.game(), match_.position(), match_.players());
        self.words = named;
    }

    fn act_with(&mut self, seat: Seat, action: G::Action, outcomes: Vec<u16>) {
        let choice = self.choice(seat, &action);
        match self.match_.play_with(seat, action, &outcomes) {
            Err(PlayError::Asks(question)) => {
                self.pending = Some(Pending {
                    action: Some((seat, action)),
                    outcomes,
                    question,
                });
            }
            played => self.played(choice, played),
        }
    }

    fn played(&mut self, choice: Said, played: Result<Vec<G::Event>, PlayError>) {
        match played {
            Ok(events) => {
                self.store.append(&self.match_.last_line());
                self.log.push(choice);
                let game = self.match_.game();
                self.log
                    .extend(events.iter().map(|event| Said::Event(game.narrate(event))));
                // Somebody was turned to until they have nothing more to do.
                self.preferred = self.preferred.filter(|&seat| self.seat() == Some(seat));
                if self.is_over() {
                    self.put_away();
                }
            }
            Err(error) => self.notice = refusal(error),
        }
    }

    /// Files a match that has ended; the next one continues its campaign, if it has one.
    fn put_away(&mut self) {
        if let Some(campaign) = self.match_.game().campaign()
            && let Some(next) = campaign.next(self.match_.options(), self.match_.position())
        {
            self.beginning.options = next;
        }
        match self.store.finish() {
            Ok(path) => self.kept = Some(path),
            Err(error) => self.notice = Some(Notice::about(text("not-saved"), error.to_string())),
        }
    }
}

impl Notice {
    /// Just a message.
    pub fn new(text: Text) -> Self {
        Self::about(text, String::new())
    }

    /// A message about something.
    pub fn about(text: Text, detail: String) -> Self {
        Self { text, detail }
    }
}

fn possible(question: &Question) -> impl Iterator<Item = (usize, u8)> {
    question
        .weights
        .iter()
        .copied()
        .enumerate()
        .filter(|&(_, weight)| weight > 0)
}

fn refusal(error: PlayError) -> Option<Notice> {
    match error {
        PlayError::Illegal(illegal) => Some(Notice::about(illegal.why, illegal.rule.to_owned())),
        PlayError::Asks(_) => None,
        PlayError::Chance(error) => {
            Some(Notice::about(text("impossible-answer"), error.to_string()))
        }
    }
}
