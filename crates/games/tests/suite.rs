//! All tests of the crate in one program: what they share is compiled and linked once.

mod cut;
mod documents;
mod frames;
mod journals;
mod mutations;
mod options;
mod packs;
mod paper;
mod protocol;
mod reasons;
mod record;
mod refusals;
