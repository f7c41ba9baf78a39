//! The server as its visitors meet it: over real connections, on SQLite and on a PostgreSQL that is
//! started for it.

#[path = "../../examples/load/abusers.rs"]
mod abusers;
mod answers;
mod attacks;
mod backup;
mod client;
#[cfg(target_os = "linux")]
mod disks;
mod fairness;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod hardships;
mod journals;
mod keys;
mod kills;
mod limits;
mod manners;
mod nodes;
mod packs;
mod play;
#[cfg(target_os = "linux")]
mod power;
mod process;
mod proxy;
mod secrets;
mod stores;
mod votes;
mod webhooks;
