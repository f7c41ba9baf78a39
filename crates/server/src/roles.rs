//! What somebody may do at a table, by the keys they came with.

use redtag_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What a visitor may do at a table: act at seats, own it, watch. One bit for each role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles(pub i64);

impl Roles {
    /// The numbers of the roles in the store; a seat's is its own.
    pub const OWNER: i64 = 30;
    pub const WATCH: i64 = 31;

    pub const NONE: Self = Self(0);

    /// This role alone.
    pub fn one(role: i64) -> Self {
        Self(1 << role.clamp(0, Self::WATCH))
    }

    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn has_seat(self, seat: Seat) -> bool {
        i64::from(seat) < Self::OWNER && self.0 & (1 << seat) != 0
    }

    pub fn has(self, holder: Holder) -> bool {
        self.0 & Self::one(holder.role()).0 != 0
    }

    pub fn is_owner(self) -> bool {
        self.has(Holder::Owner)
    }

    pub fn seats(self) -> Vec<Seat> {
        (0..8).filter(|&seat| self.has_seat(seat)).collect()
    }

    /// For the visitor who has them.
    pub fn to_json(self) -> Value {
        let seats = self.seats();
        json!({ "watch": seats.is_empty(), "owner": self.is_owner(), "seats": seats })
    }
}

/// Whose key it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Seat(Seat),
    Owner,
    Watch,
}

impl Holder {
    /// The number of the role in the store.
    pub fn role(self) -> i64 {
        match self {
            Self::Seat(seat) => i64::from(seat),
            Self::Owner => Roles::OWNER,
            Self::Watch => Roles::WATCH,
        }
    }

    pub fn from_role(role: i64) -> Self {
        match role {
            Roles::OWNER => Self::Owner,
            Roles::WATCH => Self::Watch,
            seat => Self::Seat(Seat::try_from(seat).unwrap_or(Seat::MAX)),
        }
    }
}

/// What a ticket lets its holder do, and how long the log of the table was when their keys were
/// valid: a key that was replaced after that opens nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    pub roles: Roles,
    pub seq: i64,
}

impl Pass {
    /// As one number for the store: the roles take 32 bits, and no log is longer than the rest can
    /// count.
    pub fn to_number(self) -> i64 {
        self.roles.0 | (self.seq.clamp(0, i64::from(i32::MAX)) << 32)
    }

    pub fn from_number(number: i64) -> Self {
        Self {
            roles: Roles(number & i64::from(u32::MAX)),
            seq: number >> 32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_one_number() {
        for role in [0, 7, Roles::OWNER, Roles::WATCH] {
            for seq in [0, 1, 100_000, i64::from(i32::MAX)] {
                let pass = Pass {
                    roles: Roles::one(role),
                    seq,
                };
                assert_eq!(Pass::from_number(pass.to_number()), pass);
            }
        }
    }
}
