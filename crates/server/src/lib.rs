//! Online tables: people who are not in one room play together, at once or over days, and nothing
//! they did is lost.
//!
//! In reading order: [`config`] is what an operator can set, `server` is the whole server, [`http`]
//! its routes, [`site`] the pages, `socket` one visitor's connection, `table` one live table with
//! its log of `event`s, and [`store`] where that log is stored.

mod bot_queue;
mod caller;
pub mod config;
mod error;
mod event;
pub mod http;
mod messages;
pub mod metrics;
mod rate_limit;
mod request_body;
mod roles;
mod secrets;
pub mod serve;
mod server;
pub mod site;
mod socket;
pub mod store;
mod table;
mod text;
mod webhook;
mod write_timeout;

pub use config::{Config, Limits, Online};
pub use server::Server;

/// Whether a table would understand this text; for tests that send anything at all.
pub fn is_message(text: &str) -> bool {
    messages::read(text).is_ok()
}
