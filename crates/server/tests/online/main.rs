//! The server as its visitors meet it: over real connections, on SQLite and on PostgreSQL.

mod client;
mod play;
mod stores;
