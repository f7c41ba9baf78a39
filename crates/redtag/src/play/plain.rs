//! Line by line: the same match for screen readers and pipes. No colours, no cursor movement.

use std::io::{self, BufRead, Write};

use redtag_kernel::words::text;

use crate::play::boards::TerminalBoard;
use crate::play::log::{luck, score, winner};
use crate::play::terminal_match::TerminalMatch;
use crate::play::{keys, random_seed, think};

/// Plays until the person quits or the input ends.
pub fn run<G: TerminalBoard>(
    current: TerminalMatch<G>,
    input: impl BufRead,
    output: impl Write,
) -> anyhow::Result<()> {
    // The opening of a new match tells where one is and what to do; who goes on has heard it.
    let is_new = current.match_.steps().is_empty();
    let mut plain = Plain {
        told: if is_new { 0 } else { current.log.len() },
        current,
        input,
        output,
    };
    match plain.play() {
        // Whoever read the lines has gone; everything is saved.
        Err(error) if is_broken_pipe(&error) => Ok(()),
        result => result,
    }
}

struct Plain<G: TerminalBoard, I, O> {
    current: TerminalMatch<G>,
    input: I,
    output: O,
    /// How many lines of the log have been told.
    told: usize,
}

/// What to do after an answer.
enum Next {
    /// Ask again, with everything that can be done.
    Ask,
    /// Just read another line.
    Read,
    /// It is over.
    Quit,
}

impl<G: TerminalBoard, I: BufRead, O: Write> Plain<G, I, O> {
    fn play(&mut self) -> anyhow::Result<()> {
        self.greet()?;
        let mut next = Next::Ask;
        loop {
            match next {
                Next::Ask => self.ask()?,
                Next::Read => {}
                Next::Quit => break,
            }
            self.output.flush()?;
            let Some(line) = self.read()? else {
                break;
            };
            next = self.obey(&line)?;
        }
        self.word("goodbye")?;
        self.output.flush()?;
        Ok(())
    }

    fn greet(&mut self) -> io::Result<()> {
        self.word("game-title")?;
        self.line(&luck(&self.current.match_, &self.current.words))?;
        if !redtag_games::is_official(&self.current.match_) {
            self.word("variant")?;
        }
        self.say_keys()?;
        self.tell_log()?;
        self.describe()
    }

    /// What has happened, what is asked, what can be done.
    fn ask(&mut self) -> io::Result<()> {
        self.tell_log()?;
        self.let_bots_play()?;
        if let Some(notice) = self.current.notice.take() {
            self.line(&self.current.say_notice(&notice))?;
        }
        if let Some(trouble) = self.current.trouble() {
            self.line(&trouble)?;
        }
        self.line("")?;
        self.line(&self.current.prompt())?;
        if self.current.pending.is_some() {
            self.ask_outcome()
        } else if self.current.is_over() {
            self.say_result()
        } else {
            self.list_actions()
        }
    }

    fn let_bots_play(&mut self) -> io::Result<()> {
        while let Some((seat, bot)) = self.current.bot_to_act() {
            let match_ = &self.current.match_;
            let Some(advice) = think::choose(bot, &**match_.game(), match_.position(), seat) else {
                break;
            };
            self.current.act(seat, advice.action);
            self.tell_log()?;
            self.output.flush()?;
        }
        Ok(())
    }

    fn say_result(&mut self) -> io::Result<()> {
        let (match_, words) = (&self.current.match_, &self.current.words);
        let told = [
            winner(match_, words),
            Some(score(match_, words)),
            self.current.kept_in_words(),
        ];
        told.iter().flatten().try_for_each(|line| self.line(line))?;
        self.word("plain-over")
    }

    fn list_actions(&mut self) -> io::Result<()> {
        for (number, action) in self.current.actions().iter().enumerate() {
            let label = self.current.words.say(&self.current.label(action));
            self.line(&format!("{}. {label}", number + 1))?;
        }
        let others = self.current.others();
        if !others.is_empty() {
            let heading = self.current.words.word("plain-others");
            self.line(&format!("{heading} {}", others.join(", ")))?;
        }
        Ok(())
    }

    fn ask_outcome(&mut self) -> io::Result<()> {
        self.word("which-outcome")?;
        let answers = self.current.answers();
        let all: Vec<String> = answers
            .iter()
            .map(|answer| {
                format!(
                    "{} ({})",
                    answer.typed,
                    self.current.words.say(&answer.text)
                )
            })
            .collect();
        self.line(&all.join(", "))?;
        self.word("plain-withdraw")
    }

    fn tell_log(&mut self) -> io::Result<()> {
        self.told = self.told.min(self.current.log.len());
        let lines: Vec<String> = self.current.log[self.told..]
            .iter()
            .map(|said| self.current.say(said))
            .collect();
        self.told = self.current.log.len();
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn obey(&mut self, line: &str) -> anyhow::Result<Next> {
        if self.current.pending.is_some() && self.answer(line)? {
            return Ok(Next::Ask);
        }
        match line {
            "q" | "quit" => return Ok(Next::Quit),
            "n" => return self.new_match(),
            "" => {}
            "u" => self.current.undo(),
            "l" => self.current.switch_language()?,
            "s" => self.current.turn_to_next(),
            other => return self.show(other),
        }
        Ok(Next::Ask)
    }

    /// Shows what was asked for, or takes the line as a choice.
    fn show(&mut self, line: &str) -> anyhow::Result<Next> {
        match line {
            "t" => self.describe()?,
            "h" => self.hint()?,
            "o" => self.odds()?,
            "w" => self.why()?,
            "?" => self.rules_now()?,
            "??" => self.all_rules()?,
            "help" => self.help()?,
            other => return self.choose(other),
        }
        Ok(Next::Read)
    }

    fn choose(&mut self, line: &str) -> anyhow::Result<Next> {
        let actions = self.current.actions();
        let action = line
            .parse::<usize>()
            .ok()
            .and_then(|number| actions.get(number.checked_sub(1)?));
        match (action, self.current.seat()) {
            (Some(&action), Some(seat)) => {
                self.current.act(seat, action);
                Ok(Next::Ask)
            }
            _ => {
                self.word("plain-unknown")?;
                Ok(Next::Read)
            }
        }
    }

    /// Takes the line as what the real cards or dice showed, if it is that.
    fn answer(&mut self, line: &str) -> anyhow::Result<bool> {
        if line == "-" {
            self.current.withdraw();
            return Ok(true);
        }
        let answers = self.current.answers();
        let Some(answer) = answers
            .iter()
            .find(|answer| answer.typed.eq_ignore_ascii_case(line))
        else {
            return Ok(false);
        };
        self.current.answer(answer.outcome)?;
        Ok(true)
    }

    fn new_match(&mut self) -> anyhow::Result<Next> {
        if !self.current.is_over() {
            self.word("confirm-new")?;
            self.output.flush()?;
            let yes = self.current.words.word("yes");
            if self.read()?.as_deref() != Some(&yes) {
                return Ok(Next::Ask);
            }
        }
        self.current.begin_again(random_seed())?;
        self.told = 0;
        self.line(&luck(&self.current.match_, &self.current.words))?;
        self.tell_log()?;
        self.describe()?;
        Ok(Next::Ask)
    }

    fn describe(&mut self) -> io::Result<()> {
        let position = self.current.match_.position();
        let lines = self.current.match_.game().describe(position);
        lines
            .iter()
            .try_for_each(|text| self.line(&self.current.words.say(text)))?;
        if self.current.match_.seats() > 1 {
            self.line(&score(&self.current.match_, &self.current.words))?;
        }
        Ok(())
    }

    fn hint(&mut self) -> io::Result<()> {
        let Some(seat) = self.current.seat() else {
            return self.word("nothing-asked");
        };
        self.word("thinking")?;
        self.output.flush()?;
        let match_ = &self.current.match_;
        match think::choose(think::HINT, &**match_.game(), match_.position(), seat) {
            Some(advice) => {
                let lines = self.current.say_hint(&advice);
                lines.iter().try_for_each(|line| self.line(line))
            }
            None => self.word("nothing-asked"),
        }
    }

    fn odds(&mut self) -> io::Result<()> {
        let Some(seat) = self.current.seat() else {
            return self.word("nothing-asked");
        };
        for (heading, lines) in self.current.next_chances() {
            self.line(&heading)?;
            lines.iter().try_for_each(|line| self.line(line))?;
        }
        self.word("thinking")?;
        self.output.flush()?;
        let Self {
            current, output, ..
        } = self;
        let (game, position) = (current.match_.game(), current.match_.position());
        let mut result = Ok(());
        think::fates(&**game, position, seat, |row| {
            result = writeln!(output, "{}", current.say_fate(&row)).and_then(|()| output.flush());
            result.is_ok()
        });
        result
    }

    /// Lists what cannot be done, and explains the one that is chosen.
    fn why(&mut self) -> io::Result<()> {
        let refused = self.current.refused();
        if refused.is_empty() {
            return self.word("nothing-refused");
        }
        self.word("which-refused")?;
        for (number, (label, _)) in refused.iter().enumerate() {
            let label = self.current.words.say(label);
            self.line(&format!("{}. {label}", number + 1))?;
        }
        self.output.flush()?;
        let chosen = self.read()?.and_then(|line| line.parse::<usize>().ok());
        let Some((_, illegal)) = chosen.and_then(|number| refused.get(number.checked_sub(1)?))
        else {
            return self.word("plain-unknown");
        };
        self.line(&self.current.words.say(&illegal.why))?;
        if illegal.rule.is_empty() {
            Ok(())
        } else {
            self.rule(self.current.rule(illegal.rule))
        }
    }

    fn rules_now(&mut self) -> io::Result<()> {
        self.current
            .rules_now()
            .into_iter()
            .try_for_each(|rule| self.rule(rule))?;
        self.word("plain-all-rules")
    }

    fn all_rules(&mut self) -> io::Result<()> {
        for (title, rules) in self.current.chapters() {
            self.line("")?;
            self.line(&title)?;
            rules.into_iter().try_for_each(|rule| self.rule(rule))?;
        }
        Ok(())
    }

    fn rule(&mut self, (id, text): (String, String)) -> io::Result<()> {
        self.line(&format!("{id}: {text}"))
    }

    fn help(&mut self) -> io::Result<()> {
        self.say_keys()?;
        keys::commands::<G>().try_for_each(|(key, name)| {
            self.line(&format!("{key}: {}", self.current.words.word(name)))
        })
    }

    fn say_keys(&mut self) -> io::Result<()> {
        let undo = if G::TAKES_BACK { "yes" } else { "no" };
        let keys = text("plain-help").case("undo", undo);
        self.line(&self.current.words.say(&keys))
    }

    /// The next line without blanks around it; nothing at the end of the input.
    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn word(&mut self, key: &str) -> io::Result<()> {
        let line = self.current.words.word(key);
        writeln!(self.output, "{line}")
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
