//! A bot of somebody's own: a program that is asked over its standard input, and answers over its
//! standard output in the engine's protocol.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use redtag_games::protocol::LONGEST;
use redtag_games::{Playable, Session};
use redtag_kernel::Flaw;
use redtag_kernel::content::fingerprint;
use redtag_lab::{Choice, Entrant, OwnBot};
use serde_json::{Map, Value, json};

/// How programs are dealt with that play.
#[derive(Args, Clone, Copy, Debug)]
pub struct OwnBotArgs {
    /// How many seconds a program of your own may think about one choice; it has 30 more to start
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS", value_parser = seconds)]
    pub bot_time: f64,
}

fn seconds(written: &str) -> Result<f64, String> {
    match written.parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("write it as seconds, from 0.001 to 86400".to_owned()),
    }
}

/// What a program has to start.
const START: Duration = Duration::from_secs(30);
/// What it has to end by itself once its input has ended.
const END: Duration = Duration::from_secs(1);
/// Lines of its complaints that are kept.
const COMPLAINTS: usize = 12;
/// What may be asked in between.
const QUESTIONS: [&str; 8] = [
    "state", "legal", "why", "odds", "hint", "rules", "content", "games",
];

/// The program and its arguments: what was written may be a path with spaces in it.
fn words(written: &str) -> Vec<String> {
    if Path::new(written).exists() {
        return vec![written.to_owned()];
    }
    written.split_whitespace().map(str::to_owned).collect()
}

/// Programs as results name them: with a fingerprint of the file, so that a changed program is not
/// taken for the same.
pub fn named(entrant: &Entrant) -> anyhow::Result<String> {
    let Entrant::Own(written) = entrant else {
        return Ok(entrant.to_string());
    };
    let mut bytes = Vec::new();
    for path in words(written)
        .iter()
        .filter(|word| Path::new(word).is_file())
    {
        bytes.extend(std::fs::read(path).with_context(|| path.clone())?);
    }
    Ok(format!("{written}#{}", fingerprint(&bytes)))
}

/// Starts a program; `content` is that of the game where it is not the built-in one.
pub fn start<G: Playable>(
    written: &str,
    args: OwnBotArgs,
    content: Option<String>,
) -> Result<Box<dyn OwnBot<G>>, Flaw> {
    let words = words(written);
    let program = words.first().map_or("", String::as_str);
    // A path is meant from here, not from the folders where programs are looked up.
    let path = match Path::new(program).is_file() {
        true => std::path::absolute(program).unwrap_or_else(|_| PathBuf::from(program)),
        false => PathBuf::from(program),
    };
    let mut child = Command::new(path)
        .args(words.iter().skip(1))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| Flaw::at(written, cannot_start(program, &error)))?;
    let pipes = Pipes::of(&mut child);
    Ok(Box::new(Program {
        written: written.to_owned(),
        time: Duration::from_secs_f64(args.bot_time),
        start: START,
        content,
        child,
        pipes,
        number: None,
        choices: 0,
    }))
}

/// The streams of a program. It may read nothing and say anything, so each of them has a thread
/// that can be left waiting.
struct Pipes {
    /// Where its input comes from, until it ends.
    ask: Option<Sender<String>>,
    answers: Receiver<String>,
    complaints: Arc<Mutex<VecDeque<String>>>,
}

impl Pipes {
    fn of(child: &mut Child) -> Self {
        let (ask, asked) = channel::<String>();
        let (answer, answers) = sync_channel(1);
        let complaints = Arc::<Mutex<VecDeque<String>>>::default();
        if let Some(mut input) = child.stdin.take() {
            thread::spawn(move || {
                let mut write = |line| writeln!(input, "{line}").and_then(|()| input.flush());
                while asked.recv().is_ok_and(|line| write(line).is_ok()) {}
            });
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                while read_line(&mut output).is_some_and(|line| answer.send(line).is_ok()) {}
            });
        }
        if let Some(error) = child.stderr.take() {
            let heard = complaints.clone();
            thread::spawn(move || listen(error, &heard));
        }
        Self {
            ask: Some(ask),
            answers,
            complaints,
        }
    }
}

fn cannot_start(program: &str, error: &io::Error) -> String {
    let hint = match error.kind() {
        io::ErrorKind::PermissionDenied => {
            "; make it executable (chmod +x), or write its interpreter before it"
        }
        io::ErrorKind::NotFound if Path::new(program).exists() => {
            "; its first line names an interpreter that is not there"
        }
        io::ErrorKind::NotFound => "; there is no such file",
        _ => "",
    };
    format!("the program cannot be started: {error}{hint}")
}

/// A line, or nothing at the end; no more of it than a message may have.
fn read_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = output
        .by_ref()
        .take(LONGEST as u64 + 1)
        .read_until(b'\n', &mut line);
    match read {
        Ok(count) if count > 0 => Some(String::from_utf8_lossy(&line).trim_end().to_owned()),
        _ => None,
    }
}

/// Keeps the last lines of what a program complains about.
fn listen(error: impl Read, heard: &Mutex<VecDeque<String>>) {
    let mut error = BufReader::new(error);
    while let Some(line) = read_line(&mut error) {
        let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.push_back(line);
        if heard.len() > COMPLAINTS {
            heard.pop_front();
        }
    }
}

/// A program that runs.
struct Program {
    written: String,
    time: Duration,
    /// More time for the first answer.
    start: Duration,
    content: Option<String>,
    child: Child,
    pipes: Pipes,
    /// The game that it is told to play.
    number: Option<u64>,
    /// How often it has been asked to choose in this game.
    choices: u64,
}

impl<G: Playable> OwnBot<G> for Program {
    fn choose(&mut self, choice: &Choice<G>) -> Result<usize, Flaw> {
        let Choice {
            game,
            options,
            number,
            seed,
            position,
            seat,
            actions,
        } = *choice;
        if self.number != Some(number) {
            (self.number, self.choices) = (Some(number), 0);
            self.say(&json!({
                "push": "match", "number": number, "game": G::NAME, "rules": G::RULES,
                "content": game.content_hash(), "options": options,
                "seats": game.seats(options), "seed": format!("{seed}-{number}"),
            }));
        }
        self.choices += 1;
        let actions: Vec<Value> = actions.iter().map(|action| json!(action)).collect();
        self.say(&json!({
            "push": "choose", "number": number, "seat": seat, "position": position,
            "actions": actions,
        }));
        let until = Instant::now() + self.time + std::mem::take(&mut self.start);
        let mut session = None;
        loop {
            let line = self.hear(until)?;
            let message: Map<String, Value> = serde_json::from_str(&line)
                .map_err(|_| self.failed(&format!("it wrote {}, no JSON object", cut(&line))))?;
            match message.get("op").and_then(Value::as_str) {
                Some("play") => return self.chosen(&message, &actions, &line),
                Some(op) if QUESTIONS.contains(&op) => {
                    let answer = session
                        .get_or_insert_with(|| self.session(choice))
                        .answer(&line);
                    self.send(answer);
                }
                _ => return Err(self.not_understood(&line)),
            }
        }
    }

    fn over(&mut self, number: u64, game: &G, options: &G::Options, end: &G::Position) {
        if self.number == Some(number) {
            let seats = usize::from(game.seats(options));
            let winners: Vec<u8> = game.winners(end).iter().collect();
            let over = json!({
                "push": "over", "number": number, "scores": &game.scores(end)[..seats],
                "winners": winners, "ending": game.ending_id(end),
            });
            self.say(&over);
        }
    }
}

impl Program {
    /// A conversation about the position in question.
    fn session<G: Playable>(&self, choice: &Choice<G>) -> Session {
        let load = json!({
            "op": "load", "game": G::NAME, "position": choice.position,
            "options": choice.options, "content": self.content,
        });
        let mut session = Session::default();
        session.answer(&load.to_string());
        session
    }

    fn not_understood(&self, line: &str) -> Flaw {
        let (wrote, known) = (cut(line), QUESTIONS.join(", "));
        self.failed(&format!(
            "it wrote {wrote}; what is understood here is the op play, and before it {known}"
        ))
    }

    fn say(&self, message: &Value) {
        self.send(message.to_string());
    }

    /// That it does not read any more shows when it does not answer.
    fn send(&self, line: String) {
        if let Some(ask) = &self.pipes.ask {
            let _ = ask.send(line);
        }
    }

    fn hear(&mut self, until: Instant) -> Result<String, Flaw> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.pipes.answers.recv_timeout(left) {
                Ok(line) if line.is_empty() => {}
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = self.time.as_secs_f64();
                    let why = format!(
                        "it did not choose within {seconds} seconds (--bot-time); it may be too \
                         slow, wait for more input, or not flush its output"
                    );
                    return Err(self.failed(&why));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let how = match self.ended(END) {
                        Some(status) => format!("it ended ({status})"),
                        None => "it closed its output".to_owned(),
                    };
                    return Err(self.failed(&format!("{how} instead of choosing")));
                }
            }
        }
    }

    /// Which action of the list was played.
    fn chosen(
        &self,
        message: &Map<String, Value>,
        actions: &[Value],
        line: &str,
    ) -> Result<usize, Flaw> {
        let played = message.get("action");
        let at = actions.iter().position(|action| Some(action) == played);
        at.ok_or_else(|| {
            let some: Vec<String> = actions.iter().take(8).map(Value::to_string).collect();
            let more = if actions.len() > 8 { ", …" } else { "" };
            self.failed(&format!(
                "it wrote {}, but its action has to be one of {}{more}",
                cut(line),
                some.join(", ")
            ))
        })
    }

    /// Why it failed, where, and what it complained about.
    fn failed(&self, why: &str) -> Flaw {
        // What it wrote last may still be on its way.
        thread::sleep(Duration::from_millis(50));
        let heard = self.pipes.complaints.lock();
        let heard = heard.unwrap_or_else(PoisonError::into_inner);
        let complaints: String = heard.iter().map(|line| format!("\n  | {line}")).collect();
        let said = match complaints.is_empty() {
            true => String::new(),
            false => format!("\n  Its standard error ends with:{complaints}"),
        };
        let place = format!(
            "{}, game {}, choice {}",
            self.written,
            self.number.unwrap_or(0),
            self.choices
        );
        Flaw::at(place, format!("{why}{said}"))
    }

    /// How it ended, if it does so in time.
    fn ended(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + time;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.pipes.ask = None;
        if self.ended(END).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// A line as an error quotes it.
fn cut(line: &str) -> String {
    const MOST: usize = 200;
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{:?}…", &line[..end]),
        None => format!("{line:?}"),
    }
}
