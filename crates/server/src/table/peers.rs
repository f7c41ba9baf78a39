//! The same table on other nodes: who is there, and what they vote on. Nothing of this is kept;
//! whatever is lost on the way is said again.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Table, now};
use crate::error::Refusal;
use crate::messages::Roles;

/// How often nodes say who is with them.
const AGAIN: Duration = Duration::from_secs(30);
/// After this a node that is silent is taken for gone.
const GONE: Duration = Duration::from_secs(75);

/// What one node says to the others about a table.
#[derive(Serialize, Deserialize)]
pub struct Gossip {
    pub node: String,
    pub table: String,
    pub say: Say,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Say {
    /// Who is with me.
    Here { roles: i64, watchers: usize },
    /// This is how a vote of mine stands.
    Vote { vote: Value },
    /// Somebody with me voted on yours.
    Ballot { vote: u64, roles: i64, agree: bool },
}

/// What is known of the other nodes.
#[derive(Default)]
pub struct Peers {
    nodes: HashMap<String, (Roles, usize, Instant)>,
    votes: HashMap<u64, Value>,
    said: Option<Instant>,
}

impl Peers {
    pub fn roles(&self) -> Roles {
        self.nodes
            .values()
            .fold(Roles(0), |all, (roles, ..)| all.with(*roles))
    }

    pub fn watchers(&self) -> usize {
        self.nodes.values().map(|(_, watchers, _)| watchers).sum()
    }

    pub fn votes(&self) -> impl Iterator<Item = Value> {
        self.votes.values().cloned()
    }
}

impl Table {
    pub(super) fn tell_nodes(&self, say: Say) {
        if !self.server.store.has_others() {
            return;
        }
        let gossip = json!(Gossip {
            node: self.server.node.clone(),
            table: self.id.clone(),
            say
        });
        let server = self.server.clone();
        tokio::spawn(async move { server.store.tell_nodes(gossip.to_string()).await });
    }

    pub(super) fn presence_changed(&mut self) {
        self.company.send_replace(!self.visitors.is_empty());
        self.tell_present();
        self.say_here();
    }

    fn say_here(&mut self) {
        self.peers.said = Some(Instant::now());
        self.tell_nodes(Say::Here {
            roles: self.roles_here().0,
            watchers: self.watchers_here(),
        });
    }

    /// For a node that does not know yet, or has missed something.
    fn say_all(&mut self) {
        self.say_here();
        for vote in &self.votes {
            self.tell_nodes(Say::Vote {
                vote: vote.told(None),
            });
        }
    }

    /// Says from time to time who is here and what they vote on, and forgets who has not done so
    /// for long. What others added may have been missed without anybody noticing, so it is looked
    /// at as well.
    pub(super) async fn tell_nodes_again(&mut self) {
        let known = self.peers.nodes.len();
        self.peers
            .nodes
            .retain(|_, (.., heard)| heard.elapsed() < GONE);
        if self.peers.nodes.len() != known {
            self.tell_present();
        }
        self.peers
            .votes
            .retain(|_, vote| vote["until"].as_u64().unwrap_or(0) + 5 > now());
        if !self.visitors.is_empty() && self.peers.said.is_none_or(|said| said.elapsed() >= AGAIN) {
            self.say_all();
            if self.server.store.has_others() {
                _ = self.catch_up().await;
            }
        }
    }

    pub(super) async fn hear_node(&mut self, gossip: Gossip) {
        match gossip.say {
            Say::Here { roles, watchers } => {
                let here = (Roles(roles), watchers, Instant::now());
                let known = self.peers.nodes.insert(gossip.node, here);
                if known.is_none_or(|(known, count, _)| (known, count) != (here.0, here.1)) {
                    self.tell_present();
                }
                if known.is_none() && !self.visitors.is_empty() {
                    self.say_all();
                }
            }
            Say::Vote { vote } => {
                if let Some(id) = vote["id"].as_u64() {
                    let known = if vote["closed"].is_null() {
                        self.peers.votes.insert(id, vote.clone())
                    } else {
                        self.peers.votes.remove(&id)
                    };
                    if known.as_ref() != Some(&vote) {
                        self.tell_all(&json!({ "push": "vote", "vote": vote }).to_string());
                    }
                }
            }
            Say::Ballot { vote, roles, agree } => {
                if self.votes.iter().any(|known| known.id == vote) {
                    _ = self.vote(Roles(roles), vote, agree, "en").await;
                }
            }
        }
    }

    /// Hands a ballot to the node where the vote was opened.
    pub(super) fn vote_at_peer(
        &mut self,
        roles: Roles,
        vote: u64,
        agree: bool,
        lang: &str,
    ) -> Result<Value, Refusal> {
        if !self.peers.votes.contains_key(&vote) {
            return Err(Refusal::new("no_vote", lang));
        }
        if roles.seats().is_empty() {
            return Err(Refusal::new("not_your_seat", lang));
        }
        self.tell_nodes(Say::Ballot {
            vote,
            roles: roles.0,
            agree,
        });
        Ok(json!({}))
    }
}
