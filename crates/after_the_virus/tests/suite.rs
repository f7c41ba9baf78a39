//! All tests of the crate in one program: what they share is compiled and linked once.

mod journal;
mod laws;
mod odds;
mod playthroughs;
mod refusals;
mod rulebook;
mod words;
