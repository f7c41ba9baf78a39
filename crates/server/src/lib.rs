//! Online tables: people who are not in one room play together, now or over days, and nothing is
//! lost.
//!
//! In reading order: [`config`] says what an operator can choose, `house` is the whole server,
//! [`http`] its doors, [`site`] the pages, `socket` one visitor, `table` one live table with its `log` of events,
//! [`store`] where that log lies.

mod ask;
mod body;
mod brisk;
pub mod config;
mod guest;
mod house;
pub mod http;
mod log;
pub mod metrics;
mod pace;
mod refusal;
mod secrets;
pub mod serve;
pub mod site;
mod socket;
pub mod store;
mod table;
mod text;
mod thinkers;
mod votes;
mod webhook;

pub use config::{Config, Limits, Online};
pub use house::House;

/// Whether a table would understand this text, for tests that say anything at all.
pub fn is_message(text: &str) -> bool {
    ask::read(text).is_ok()
}
