//! The server as its visitors meet it: over real connections, on SQLite and on a PostgreSQL that is
//! started for it.

mod attacks;
mod backup;
mod client;
mod kills;
mod limits;
mod nodes;
mod play;
mod secrets;
mod stores;
mod votes;
mod webhooks;
