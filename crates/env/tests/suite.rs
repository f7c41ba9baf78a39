//! All tests of the crate in one program: what they share is compiled and linked once.

mod common;
mod pool;
mod state;
