// Made from crates/triage/src by cargo xtask docs.

/** One small choice. */
export type Action = "admit" | "refuse" | { "brace": number } | "start" | "leave" | { "protect": number } | { "admit_outside": Outsider } | "explore" | { "heal": number } | "scavenge" | "end_turn";

/**
 * A card. Written as suit and rank: `♦7`, `♥`, `♠3`, `♣2`, `J`; `D7`, `H`, `S3`, `C2` are read
 * too.
 */
export type Card = string;

/** Whether a Complications card caps the action points for the card or for each patient (A3). */
export type ComplicationsCap = "card" | "per_patient";

/** The Event Deck: known cards on top and at the bottom, between them how many of each are left. */
export type EventDeck = {
/** Known cards, the next one first. */
top: Array<Card>,
/** How many of each are undecided, those set aside among them. */
unseen: Record<Card, number>,
/** Known cards, the last one last. */
bottom: Array<Card>,
/** How many of the undecided cards are out of the game. */
set_aside: number, };

/**
 * How to play. The defaults are the official rules; anything else is a variant of Redtag's own
 * (A17), except the cap on Complications, which is the other reading of A3.
 */
export type Options = {
/** Beds, 1 to 4; the six dice of the rulebook leave three (R2, A1). */
beds: number,
/** Action points at the start of a turn, 1 to 9. */
action_points: number,
/** What the Hospital withstands, 1 to 20. */
hospital: number,
/** What the cap on Complications counts. */
complications_cap: ComplicationsCap, };

/** How many patients of each kind are Outside. They have no health there (R11). */
export type Outside = {
/** Jacks. */
jacks: number,
/** Queens that came this turn. */
queens: number,
/** Queens that have been turned once; nobody leaves a Bed, so once is all that can be (A11). */
turned_queens: number,
/** Kings. */
kings: number, };

/** Somebody Outside. */
export type Outsider = "jack" | "queen" | "turned_queen" | "king";

/** A patient in a Bed (R10). */
export type Patient = {
/** Jack, Queen or King. */
rank: Rank,
/** From 1 to one below healthy. */
health: number, };

/** What is being asked. */
export type Phase = { "patient": Rank } | { "aftershock": number } | { "diesel": number } | { "complications": {
/** The rank of the card. */
damage: number,
/** The health of the patients it hits. */
lowest: number,
/** The Bed that is being asked about. */
bed: number,
/** Action points spent for each Bed so far. */
spent: [number, number, number, number], } } | "standard" | "over";

/** Everything in front of the player. */
export type Position = {
/** What is being asked. */
phase: Phase,
/** The number of the turn, from 1. */
turn: number,
/** Action points left. */
ap: number,
/** What the Hospital still withstands. */
hospital: number,
/** The patients in the Beds. */
beds: Array<Patient | null>,
/** The patients Outside. */
outside: Outside,
/** The Generator Pile: the ranks of its Diesel cards, the one in use first. */
generator: Array<number>,
/** Diesel left on the first card of the Generator Pile. */
level: number,
/** The card in the Scavenging Space. */
scavenging: Source | null,
/** How many cards of the deck lie in the Event Queue; nobody knows which (R13, A12). */
queue: number,
/**
 * The Event Deck with the queue on top, and the card set aside at the start, which stays
 * undecided (R8, A12).
 */
deck: EventDeck,
/** The Discard Pile, without the card set aside at the start (R31). */
discard: Record<Card, number>,
/** The Saved Pile. */
saved: Saved,
/** What the options changed. */
variant: Variant, };

/** The three kinds of patient. */
export type Rank = "jack" | "queen" | "king";

/** How many patients of each kind were saved. */
export type Saved = {
/** Jacks. */
jacks: number,
/** Queens. */
queens: number,
/** Kings. */
kings: number, };

/** The position as the rules see it, with the words for each place. */
export type Seen = {
/** What the Hospital still withstands. */
hospital: string,
/** It has not collapsed (R29). */
stands: boolean,
/** Health at which a patient is saved (R10). */
healthy: number,
/** Who lies in each Bed, and how they are. */
beds: Array<string>,
/** What the generator has and needs. */
generator: string,
/** What is being scavenged. */
scavenging: string,
/** The Event Deck, and what lies beside it. */
deck: string,
/** Cards of the Event Deck that do not lie in the queue. */
cards: number,
/** The score. */
saved: number, };

/** A Diesel card in the Scavenging Space (R9). */
export type Source = {
/** Its rank: when `value` reaches it, the Diesel is ours. */
rank: number,
/** Scavenged so far. */
value: number, };

/** What the options changed and the rules look at during play. */
export type Variant = {
/** Action points at the start of a turn. */
action_points: number,
/** The most that the Hospital withstands. */
hospital: number,
/** What the cap on Complications counts. */
complications_cap: ComplicationsCap, };
