// Made from crates/katastrophenspiel/src by cargo xtask docs.

import type { Region } from './rules';

/** The four types of card (R2). */
export type CardKind = "vehicle" | "hero" | "equipment" | "catastrophe";

/** The file as it is written, but for its list: an entry of `cards` is a `[[card]]` in the file. */
export type Content = { rounds: number, actions: number, money: number, heroes: number, rewards: { [key in string]: number }, cards: Array<WrittenCard>, };

/** The stack that a card belongs to. */
export type Stack = "red" | "green" | "blue" | "black" | "white" | "value-1" | "value-2" | "value-3" | "vp-1" | "vp-2" | "vp-3" | "vp-5";

/** A symbol as it is printed (R2). */
export type Symbol = "first-aid" | "supplies" | "fire" | "shelter" | "peace" | "construction" | "die-3" | "die-4" | "die-5" | "space" | "move" | "purchase" | "mission" | "/";

/** A card as it is written. */
export type WrittenCard = { number: number, kind: CardKind, stack: Stack,
/** What it costs or is worth, which its stack says; nothing for player cards. */
value: number | null, region?: Region, name: { [key in string]: string }, line: { [key in string]: string }, symbols: Array<Symbol>, };
