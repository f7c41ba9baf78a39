//! All tests of the crate in one program: what they share is compiled and linked once.

mod campaigns;
mod conditions;
mod content;
mod coverage;
mod effects;
mod journal;
mod laws;
mod odds;
mod packs;
mod playthroughs;
mod refusals;
mod rulebook;
mod seen;
mod tiny;
mod words;
