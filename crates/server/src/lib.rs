//! Online tables: people who are not in one room play together, now or over days, and nothing is
//! lost.
//!
//! In reading order: [`config`] says what an operator can choose, `house` is the whole server,
//! [`http`] its doors, `socket` one visitor, `table` one live table with its `log` of events,
//! [`store`] where that log lies.

mod ask;
mod brisk;
pub mod config;
mod house;
pub mod http;
mod log;
pub mod metrics;
mod pace;
mod refusal;
mod secrets;
pub mod serve;
mod socket;
pub mod store;
mod table;
mod votes;
mod webhook;

pub use config::{Config, Limits, Online};
pub use house::House;
