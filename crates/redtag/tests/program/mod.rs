//! The program as somebody at a shell has it, and a place for its files.

use std::path::PathBuf;
use std::process::Command;

/// An empty folder, gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("redtag-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// Speaks English whatever the machine speaks.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_redtag"));
    command.args(args).env("LC_ALL", "C");
    command
}
