//! The program: play the games in a browser or a terminal, let bots play, drive them from a
//! program.

mod campaign;
mod check;
mod command;
mod content;
#[cfg(feature = "parquet")]
mod data;
mod doctor;
mod engine;
mod judgement;
mod lab;
mod online;
mod own_bot;
mod packs;
mod play;
mod print;
mod record;
mod replay;
mod serve;
mod simulate;
mod store;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// What `--data` says in a program that was built without it.
#[cfg(not(feature = "parquet"))]
const NO_PARQUET: &str = "--data: this program was built without its feature `parquet`";

/// Five disaster games, played by their full rules.
#[derive(Parser)]
#[command(name = "redtag", version, about, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal, resuming an unfinished match
    Play(play::PlayArgs),
    /// Serve the site that is built into this program, to play in the browser
    Serve(serve::ServeArgs),
    /// Let bots play many games and report the results
    Simulate(simulate::SimulateArgs),
    /// Find out what a change to a game does, and how certain that is
    Lab(lab::LabArgs),
    /// Speak the protocol of docs/protocol.md over standard input and output
    Engine(engine::EngineArgs),
    /// Step through a recorded match
    Replay(replay::ReplayArgs),
    /// Write a printable page with the sheets, cards and rules of a game
    Print(print::PrintArgs),
    /// List the matches you have played, and the progress of campaigns
    Record(record::RecordArgs),
    /// Verify that every card and die of an online match followed from its committed seed
    Verify(online::VerifyArgs),
    /// Back up all online tables to a file, even while the server is running
    Backup(online::BackupArgs),
    /// Restore all online tables from a backup into an empty store
    Restore(online::BackupArgs),
    /// Check how a server is set up, and say what to fix
    Doctor(doctor::DoctorArgs),
    /// Check a journal, a position or a content pack, and say where it is wrong
    Check(check::CheckArgs),
    /// Write the content of a game, or a part of it, as a start for your own
    Content(content::ContentArgs),
    /// Print completions for a shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

fn main() -> ExitCode {
    end_with_the_reader();
    match run(Cli::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("redtag: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whoever reads our output may stop reading, as `head` does. The program then ends silently, as
/// others do by a signal.
fn end_with_the_reader() {
    const BY_SIGNAL: i32 = 141;
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let words = panic.payload_as_str().unwrap_or_default();
        if words.contains("Broken pipe") {
            std::process::exit(BY_SIGNAL);
        }
        usual(panic);
    }));
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        None => overview()?,
        Some(Command::Play(args)) => play::run(args)?,
        Some(Command::Serve(args)) => serve::run(args)?,
        Some(Command::Simulate(args)) => simulate::run(&args)?,
        Some(Command::Lab(args)) => return lab::run(&args),
        Some(Command::Engine(args)) => engine::run(&args)?,
        Some(Command::Replay(args)) => replay::run(args)?,
        Some(Command::Print(args)) => print::run(&args)?,
        Some(Command::Record(args)) => record::run(&args)?,
        Some(Command::Verify(args)) => return online::verify(&args),
        Some(Command::Backup(args)) => online::back_up(&args)?,
        Some(Command::Restore(args)) => online::restore(&args)?,
        Some(Command::Doctor(args)) => return doctor::run(&args),
        Some(Command::Check(args)) => return check::run(&args),
        Some(Command::Content(args)) => content::run(&args)?,
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Cli::command(), "redtag", &mut std::io::stdout());
        }
        Some(Command::Man) => {
            clap_mangen::Man::new(Cli::command()).render(&mut std::io::stdout())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What can be done next, in a screenful.
fn overview() -> anyhow::Result<()> {
    println!(
        "Redtag {}: five disaster games.\n\nGames",
        env!("CARGO_PKG_VERSION")
    );
    for game in redtag_games::catalogue("en").map_err(|error| anyhow::anyhow!(error.message))? {
        println!("  {:<18} {}: {}", game.name, game.title, game.tagline);
    }
    println!("\n{NEXT}");
    Ok(())
}

const NEXT: &str = "\
What next
  redtag play triage                      play in the terminal; saved after every action
  redtag play triage --plain              the same as lines of text, for screen readers and pipes
  redtag play triage --companion          keep the books while you play with real cards
  redtag play katastrophenspiel --players Anna,Ben,bot:greedy
                                          people and bots together
  redtag serve --open                     play in the browser
  redtag serve --listen 0.0.0.0:8080      play with friends online, see docs/operating.md
  redtag simulate triage --bot greedy     let a bot play 10,000 games
  redtag simulate katastrophenspiel --table search:150,greedy,random --games 200
                                          which bot wins?
  redtag content triage                   its cards and numbers, as a start for your own
  redtag lab diff my.toml                 what does my content change?
  redtag lab numbers --game triage        which number matters most?
  redtag replay FILE                      step through a match
  redtag print trauma-center              sheets, cards and rules for the printer
  redtag record after-the-virus           your matches, and which missions you have won
  redtag record aftermath --chronicle -   a campaign as a story to read
  redtag verify FILE                      was every card of an online match fair?
  redtag doctor                           is this server set up well?
  redtag check FILE                       is this journal, position or pack valid?
  redtag engine                           speak JSON from a program, see docs/protocol.md
  redtag help COMMAND                     all options of a command";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
