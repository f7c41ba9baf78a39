//! The same table on other nodes: who is there, and what they vote on. None of this is stored;
//! whatever is lost on the way is said again.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::LiveTable;
use super::votes::Proposal;
use crate::error::{Code, Refusal};
use crate::roles::Roles;

/// How often nodes say who is with them.
const AGAIN: Duration = Duration::from_secs(30);
/// After this a silent node is taken for gone.
const GONE: Duration = Duration::from_secs(75);

/// How much longer than a vote takes it may be until its end is heard of.
const SLACK: Duration = Duration::from_secs(5);

/// What one node says to the others about a table.
#[derive(Serialize, Deserialize)]
pub struct Gossip {
    pub node: String,
    pub table: String,
    pub say: GossipKind,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GossipKind {
    /// Who is with me.
    Here { roles: i64, watchers: usize },
    /// How a vote of mine stands.
    Vote { vote: Value },
    /// Somebody with me voted on yours.
    Ballot { vote: u64, roles: i64, agree: bool },
}

/// What is known of the other nodes.
#[derive(Default)]
pub struct Peers {
    nodes: HashMap<String, Node>,
    /// Open votes, and when they were first heard of: the clock of the other node may be wrong.
    votes: HashMap<u64, (Value, Instant)>,
    /// When we last said who is with us.
    said: Option<Instant>,
}

/// Who is there, and when that was heard.
struct Node {
    roles: Roles,
    watchers: usize,
    heard: Instant,
}

impl Peers {
    pub fn roles(&self) -> Roles {
        let nodes = self.nodes.values();
        nodes.fold(Roles::NONE, |all, node| all.with(node.roles))
    }

    pub fn watchers(&self) -> usize {
        self.nodes.values().map(|node| node.watchers).sum()
    }

    pub fn votes(&self) -> impl Iterator<Item = Value> {
        self.votes.values().map(|(vote, _)| vote.clone())
    }

    /// The open vote on this, by its id.
    pub fn vote_on(&self, proposal: &Proposal) -> Option<u64> {
        let wanted = json!(proposal);
        let mut votes = self.votes.iter();
        votes.find_map(|(id, (vote, _))| (vote["what"] == wanted).then_some(*id))
    }

    /// Notes who is at a node; gives what was known before.
    fn note(&mut self, node: String, roles: Roles, watchers: usize) -> Option<Node> {
        let heard = Instant::now();
        let now = Node {
            roles,
            watchers,
            heard,
        };
        self.nodes.insert(node, now)
    }

    /// Notes how a vote stands; false if that was known.
    fn note_vote(&mut self, vote: &Value) -> bool {
        let Some(id) = vote["id"].as_u64() else {
            return false;
        };
        let known = if vote["closed"].is_null() {
            let first = self.votes.get(&id).map(|(_, first)| *first);
            let first = first.unwrap_or_else(Instant::now);
            self.votes.insert(id, (vote.clone(), first))
        } else {
            self.votes.remove(&id)
        };
        known.is_none_or(|(known, _)| known != *vote)
    }

    /// Forgets silent nodes and votes that must be over; says whether any node was forgotten.
    fn forget_silent(&mut self, vote_time: Duration) -> bool {
        let known = self.nodes.len();
        self.nodes.retain(|_, node| node.heard.elapsed() < GONE);
        let longest = vote_time + SLACK;
        self.votes.retain(|_, (_, first)| first.elapsed() < longest);
        self.nodes.len() != known
    }

    fn is_time_to_say(&self) -> bool {
        self.said.is_none_or(|said| said.elapsed() >= AGAIN)
    }
}

impl LiveTable {
    pub(super) fn tell_nodes(&self, say: GossipKind) {
        if !self.server.store.has_others() {
            return;
        }
        let gossip = json!(Gossip {
            node: self.server.node.clone(),
            table: self.id.clone(),
            say,
        });
        let server = self.server.clone();
        tokio::spawn(async move { server.store.tell_nodes(gossip.to_string()).await });
    }

    pub(super) fn presence_changed(&mut self) {
        self.visitors.update_company();
        self.send_presence();
        self.say_who_is_here();
    }

    fn say_who_is_here(&mut self) {
        self.peers.said = Some(Instant::now());
        self.tell_nodes(GossipKind::Here {
            roles: self.visitors.roles().0,
            watchers: self.visitors.watchers(),
        });
    }

    /// For a node that does not know yet, or has missed something.
    fn say_everything(&mut self) {
        self.say_who_is_here();
        for vote in self.votes.iter() {
            let vote = vote.to_json(None);
            self.tell_nodes(GossipKind::Vote { vote });
        }
    }

    /// Says from time to time who is here and what they vote on, and forgets who has not done so
    /// for long. Events of others may have been missed without anybody noticing, so the log is read
    /// as well.
    pub(super) async fn refresh_peers(&mut self) {
        let vote_time = self.server.config.limits.vote;
        if self.peers.forget_silent(vote_time) {
            self.send_presence();
        }
        if self.visitors.is_empty() || !self.peers.is_time_to_say() {
            return;
        }
        self.say_everything();
        if self.server.store.has_others() {
            _ = self.catch_up().await;
        }
    }

    pub(super) async fn hear_node(&mut self, gossip: Gossip) {
        match gossip.say {
            GossipKind::Here { roles, watchers } => {
                self.hear_who_is_there(gossip.node, Roles(roles), watchers);
            }
            GossipKind::Vote { vote } => {
                if self.peers.note_vote(&vote) {
                    self.send_all(&json!({ "push": "vote", "vote": vote }).to_string());
                }
            }
            GossipKind::Ballot { vote, roles, agree } => {
                if self.votes.get_mut(vote).is_some() {
                    _ = self.vote(Roles(roles), vote, agree).await;
                }
            }
        }
    }

    fn hear_who_is_there(&mut self, node: String, roles: Roles, watchers: usize) {
        let known = self.peers.note(node, roles, watchers);
        let is_new = known.is_none();
        if known.is_none_or(|known| (known.roles, known.watchers) != (roles, watchers)) {
            self.send_presence();
        }
        if is_new && !self.visitors.is_empty() {
            self.say_everything();
        }
    }

    /// Hands a ballot to the node where the vote was opened.
    pub(super) fn vote_at_peer(
        &mut self,
        roles: Roles,
        vote: u64,
        agree: bool,
    ) -> Result<Value, Refusal> {
        if !self.peers.votes.contains_key(&vote) {
            return Err(Code::NoVote.into());
        }
        if roles.seats().is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        let roles = roles.0;
        self.tell_nodes(GossipKind::Ballot { vote, roles, agree });
        Ok(json!({}))
    }
}
