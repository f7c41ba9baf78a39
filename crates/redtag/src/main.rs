//! Disaster games at one table: play them in a browser or a terminal, let bots play, speak to them
//! from a program.

mod campaign;
mod check;
mod doctor;
mod engine;
mod online;
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

/// Disaster games at one table.
#[derive(Parser)]
#[command(name = "redtag", version, about, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal; an unfinished one goes on
    Play(play::PlayArgs),
    /// Play in the browser: serve the site, which is part of this program
    Serve(serve::ServeArgs),
    /// Let bots play many games and see what comes of it
    Simulate(simulate::SimulateArgs),
    /// Speak the protocol of docs/protocol.md over standard input and output
    Engine(engine::EngineArgs),
    /// Step through a match that was played
    Replay(replay::ReplayArgs),
    /// Write what a game needs on paper, sheets, cards and rules, as one page for the printer
    Print(print::PrintArgs),
    /// Show what was played, and how far a campaign has come
    Record(record::RecordArgs),
    /// Say whether every card and die of a match online followed from the seed that was promised
    Verify(online::VerifyArgs),
    /// Write all online tables to a file, also while the server runs
    Backup(online::BackupArgs),
    /// Read all online tables from a file into an empty store
    Restore(online::BackupArgs),
    /// Look whether a server is set up well, and say what to do
    Doctor(doctor::DoctorArgs),
    /// Say whether a journal, a position or a content pack is sound, and where not
    Check(check::CheckArgs),
    /// Print the completions for a shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("redtag: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        None => overview()?,
        Some(Command::Play(args)) => play::run(args)?,
        Some(Command::Serve(args)) => serve::run(args)?,
        Some(Command::Simulate(args)) => simulate::run(&args)?,
        Some(Command::Engine(args)) => engine::run(&args)?,
        Some(Command::Replay(args)) => replay::run(args)?,
        Some(Command::Print(args)) => print::run(&args)?,
        Some(Command::Record(args)) => record::run(&args)?,
        Some(Command::Verify(args)) => return online::verify(&args),
        Some(Command::Backup(args)) => online::back_up(&args)?,
        Some(Command::Restore(args)) => online::restore(&args)?,
        Some(Command::Doctor(args)) => return doctor::run(&args),
        Some(Command::Check(args)) => return check::run(&args),
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
        "Redtag {}: disaster games at one table.\n\nGames",
        env!("CARGO_PKG_VERSION")
    );
    for game in redtag_games::catalogue("en").map_err(|error| anyhow::anyhow!(error.message))? {
        println!("  {:<18} {}: {}", game.name, game.title, game.tagline);
    }
    println!(
        "
What next
  redtag play triage                      play in the terminal; saved after every action
  redtag play triage --plain              the same by lines of text, for screen readers and pipes
  redtag play triage --companion          keep the books while you play with real cards
  redtag play katastrophenspiel --players Anna,Ben,bot:greedy
                                          several at one table, people and bots
  redtag serve --open                     play in the browser
  redtag serve --listen 0.0.0.0:8080      the same with friends, see docs/operating.md
  redtag simulate triage --bot greedy     let a bot play 10,000 games
  redtag simulate katastrophenspiel --table search:150,greedy,random --games 200
                                          who wins at one table?
  redtag replay FILE                      step through a match
  redtag print trauma-center              sheets, cards and rules for the printer
  redtag record after-the-virus           what was played, and which missions are won
  redtag verify FILE                      did every card of a match online follow from its seed?
  redtag record aftermath --chronicle -   a campaign as a story to read
  redtag doctor                           is this server set up well?
  redtag check FILE                       is this journal, position, pack or book sound?
  redtag engine                           speak JSON from a program, see docs/protocol.md
  redtag help COMMAND                     all options of a command"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
