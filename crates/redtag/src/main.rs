//! Disaster games at one table.

mod play;
mod replay;
mod store;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Disaster games at one table.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal.
    Play(play::PlayArgs),
    /// Step through a match from its journal.
    Replay(replay::ReplayArgs),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(args),
        Command::Replay(args) => replay::run(args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("redtag: {error:#}");
            ExitCode::FAILURE
        }
    }
}
