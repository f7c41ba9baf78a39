//! The server as its visitors meet it: over real connections, on SQLite and on a PostgreSQL that is
//! started for it.

mod attacks;
mod backup;
mod client;
#[cfg(target_os = "linux")]
mod disks;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod hardships;
mod kills;
mod limits;
mod nodes;
mod play;
mod process;
mod proxy;
mod secrets;
mod stores;
mod votes;
mod webhooks;
