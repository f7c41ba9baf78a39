// Made from crates/triage/src by cargo xtask docs.

import type { Card, Rank } from './rules';

/** Where damage comes from. */
export type Cause = "aftershock" | "complications" | "no_diesel" | "battered";

/** One visible thing, in a narrator's order. Beds are counted from 0. */
export type Event = { "turn_begins": { turn: number, ap: number, } } | { "queue_filled": { cards: number, } } | { "revealed": { card: Card, } } | { "admitted": { rank: Rank, bed: number, health: number, from_outside: boolean, } } | { "sent_outside": { rank: Rank, } } | { "hospital_damaged": { cause: Cause, damage: number, left: number, } } | { "braced": { ap: number, } } | { "source_started": { rank: number, lost: number | null, } } | { "source_left": { rank: number, } } | { "hope_gained": { ap: number, } } | "nobody_to_hurt" | { "protected": { rank: Rank, bed: number, ap: number, left: number, } } | { "hurt": { cause: Cause, rank: Rank, bed: number, damage: number, health: number, } } | { "died": { cause: Cause, rank: Rank, bed: number, } } | { "healed": { rank: Rank, bed: number, health: number, } } | { "saved": { rank: Rank, bed: number, ap: number, } } | { "scavenged": { rank: number, value: number, } } | { "source_completed": { rank: number, } } | { "diesel_consumed": { demand: number, left: number, } } | { "diesel_card_emptied": { rank: number, } } | { "diesel_short": { missing: number, } } | { "queens_turned": { count: number, } } | { "lost_outside": { rank: Rank, count: number, } } | { "collapsed": { saved: number, } } | { "nobody_left": { saved: number, } };
