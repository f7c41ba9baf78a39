// Made from crates/aftermath/src by cargo xtask docs.

import type { Ability, At, Card, Character, Encounter, Ending, Enemy, Entry, Environment, Goal, Item, Location, Mission, Page, Road, Situation, Status, Token } from './rules';

/** The dials of the dashboard (R6). */
export type Dial = "time" | "clue" | "scrap" | "food" | "population" | "morale";

/**
 * One visible thing, in a narrator's order. The narrator does not see the position, so characters
 * are named and spaces have their letters.
 */
export type Event = { "page": {
/** Which. */
page: Page,
/** It was visited before. */
revisit: boolean, } } | { "read": {
/** Which. */
entry: Entry,
/** By whom. */
who: Character, } } | { "turn_begins": {
/** Whose. */
who: Character, } } | { "drew": {
/** Whose. */
who: Character,
/** Which. */
card: Card, } } | { "drew_threat": {
/** By whom. */
who: Character,
/** Which. */
card: Card, } } | { "drew_calamity": {
/** By whom. */
who: Character, } } | { "shuffled": {
/** How many cards. */
cards: number, } } | { "deck_shuffled": {
/** Which. */
deck: Stack,
/** How many cards. */
cards: number, } } | { "no_calamity": {
/** It has struck already; otherwise the page has none. */
struck: boolean, } } | { "calamity_roll": {
/** What it shows. */
die: number,
/** With the time dial. */
total: number,
/** What must be reached. */
value: number,
/** The calamity strikes. */
strikes: boolean, } } | { "threat_placed": {
/** Which. */
card: Card, } } | { "threat_added": {
/** Which. */
card: Card,
/** From the deck, since the discard pile had none. */
from_deck: boolean, } } | "no_threat" | { "threat_discarded": {
/** How many. */
cards: number, } } | { "discarded": {
/** Whose. */
who: Character,
/** Which. */
card: Card, } } | { "played": {
/** By whom. */
who: Character,
/** Which. */
card: Card, } } | { "test_begins": {
/** Whose. */
who: Character,
/** What for. */
goal: Goal,
/** The enemy that it is about. */
enemy: Enemy | null,
/** What must be reached. */
difficulty: number,
/** It is opposed. */
opposed: boolean, } } | { "tested": {
/** Whose. */
who: Character,
/** The white die. */
white: number,
/** The black die. */
black: number | null,
/** The total. */
total: number,
/** What had to be reached. */
difficulty: number,
/** It was. */
success: boolean, } } | { "declined": {
/** Whose. */
who: Character, } } | { "rolled": {
/** What for. */
at: At,
/** What it shows. */
die: number,
/** What it has to show. */
need: number,
/** Enough. */
success: boolean, } } | { "task_begins": {
/** The instruction. */
at: At,
/** What must be reached. */
difficulty: number, } } | { "contributed": {
/** By whom. */
who: Character,
/** Which. */
card: Card,
/** What the dial shows. */
dial: number, } } | "task_done" | { "moved": {
/** Who. */
who: Character,
/** To. */
space: string, } } | { "left": {
/** Who. */
who: Character,
/** By which exit. */
exit: number, } } | { "befriended": {
/** By whom. */
who: Character,
/** Which. */
enemy: Enemy, } } | { "found": {
/** By whom. */
who: Character,
/** Which. */
token: Scavenge, } } | { "activated": {
/** By whom. */
who: Character,
/** Which. */
ability: Ability, } } | { "encouraged": {
/** By whom. */
who: Character,
/** Which. */
card: Card,
/** To whom. */
to: Character, } } | { "used": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "handled": {
/** Who. */
who: Character,
/** With what. */
token: Token, } } | { "item_drawn": {
/** For whom. */
who: Character,
/** Which. */
item: Item, } } | { "not_retrieved": {
/** Which. */
item: Item, } } | { "discovered": {
/** Which. */
card: Found, } } | { "worn": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "stored": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "given": {
/** By whom. */
who: Character,
/** Which. */
item: Item,
/** To whom. */
to: Character, } } | { "item_discarded": {
/** Which. */
item: Item, } } | { "broken": {
/** Which. */
item: Item, } } | { "repaired": {
/** Which. */
item: Item, } } | { "supplied": {
/** Which. */
item: Item, } } | { "batteries": {
/** By whom. */
who: Character,
/** How many are loose now. */
loose: number, } } | { "no_battery": {
/** Who would have it. */
who: Character, } } | { "drained": {
/** Whose item. */
who: Character,
/** Which. */
item: Item,
/** How many. */
batteries: number, } } | { "powered": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "dial": {
/** Which. */
dial: Dial,
/** From. */
from: number,
/** To. */
to: number, } } | { "full": {
/** Which. */
dial: Dial, } } | { "capped": {
/** Which. */
dial: Dial,
/** To. */
most: number, } } | { "wounded": {
/** Who. */
who: Character,
/** How many. */
wounds: number,
/** Toxic ones. */
toxic: boolean, } } | { "healed": {
/** Who. */
who: Character,
/** How many. */
wounds: number, } } | { "cleansed": {
/** Who. */
who: Character, } } | { "fled": {
/** Who. */
who: Character,
/** Wounds that were removed, including toxic ones. */
wounds: number,
/** Batteries that were lost, loose and on items. */
batteries: number, } } | { "returned": {
/** Who. */
who: Character,
/** Where. */
space: string, } } | { "became": {
/** Who. */
who: Character,
/** Which. */
status: Status, } } | { "status_ended": {
/** Whose. */
who: Character,
/** Which. */
status: Status, } } | { "learned": {
/** Who. */
who: Character,
/** Which. */
ability: Ability, } } | { "encounter_drawn": {
/** Which. */
card: Encounter, } } | { "enemy_comes": {
/** Which. */
enemy: Enemy,
/** Where. */
space: string, } } | { "replaced": {
/** Which. */
enemy: Enemy, } } | { "roaches_come": {
/** How many. */
count: number, } } | { "hunts": {
/** Which. */
enemy: Enemy, } } | { "situation": {
/** To. */
situation: Situation, } } | "enemy_turn" | { "enemy_acts": {
/** Which. */
enemy: Enemy,
/** By which threat value. */
threat: number, } } | { "enemy_moved": {
/** Which. */
enemy: Enemy,
/** To. */
space: string, } } | { "enemy_attacks": {
/** Which. */
enemy: Enemy,
/** Whom. */
who: Character, } } | { "attacked": {
/** Whom. */
who: Character, } } | { "enemy_wounded": {
/** Which. */
enemy: Enemy,
/** How many. */
wounds: number, } } | { "roach_gone": {
/** How many are left. */
left: number, } } | { "enemy_healed": {
/** Which. */
enemy: Enemy,
/** How many. */
wounds: number, } } | { "looted": {
/** By whom. */
who: Character, } } | { "enemy_defeated": {
/** Which. */
enemy: Enemy, } } | { "enemy_leaves": {
/** Which. */
enemy: Enemy, } } | { "placed": {
/** Which kind. */
token: Token,
/** Where. */
space: string, } } | { "removed": {
/** Which kind. */
token: Token,
/** Where. */
space: string, } } | { "objective": {
/** Where. */
space: string,
/** It came. */
placed: boolean, } } | { "finds_placed": {
/** Where. */
space: string,
/** How many. */
count: number, } } | { "door": {
/** On which page. */
page: Page,
/** Which. */
door: number,
/** It opened. */
open: boolean, } } | { "environment": {
/** To. */
environment: Environment | null, } } | "nests" | { "bookkeeper": {
/** To. */
who: Character, } } | { "travelled": {
/** To. */
location: Location, } } | { "road_drawn": {
/** Which. */
card: Road,
/** Who faces it. */
who: Character, } } | { "hull": {
/** What it can still take. */
left: number, } } | { "mission_taken": {
/** Which. */
mission: Mission, } } | { "mission_succeeded": {
/** Which. */
mission: Mission, } } | { "mission_failed": {
/** Which. */
mission: Mission | null, } } | { "time_passes": {
/** Why. */
why: Passing, } } | { "no_more": {
/** Which. */
dial: Dial, } } | "night_falls" | { "goal_completed": {
/** Whose. */
character: Character, } } | "campaign_won" | "campaign_lost" | "revived" | { "ended": {
/** How. */
ending: Ending, } };

/** A card that waits in the discovery deck. */
export type Found = { "item": Item } | { "enemy": Enemy } | { "encounter": Encounter } | { "mission": Mission } | { "road": Road };

/** Why time passes (A4, A50); how much the book takes is in its entry. */
export type Passing = "journey" | "nest" | "flight" | { "rounds": number };

/** A kind of scavenge token. */
export type Scavenge = number;

/** A deck that is shuffled when it has run out; the action deck has an event of its own. */
export type Stack = "items" | "encounters" | "roads";
