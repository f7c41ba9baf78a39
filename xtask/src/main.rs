//! Set-up, build and test in one command.
fn main() {}
