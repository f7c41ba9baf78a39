//! All tests of the crate in one program: what they share is compiled and linked once.

mod backup;
mod content;
mod killed;
mod output;
#[cfg(unix)]
mod own_bot;
mod power_cut;
mod print;
mod program;
