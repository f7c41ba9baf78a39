// Made from crates/after_the_virus/src by cargo xtask docs.

import type { Exit, Spot } from './rules';

/** A number of a set-up: one for everybody, or one for each number of players. */
export type ByPlayers = number | [number, number, number];

/** The file as it is written. */
export type Content = { numbers: Numbers, cards: Array<WrittenCard>, characters: Array<WrittenCharacter>, chapters: Array<WrittenChapter>, missions: Array<WrittenMission>, };

/** What a mission can count. */
export type Count = "saved" | "rescued" | "prepared" | "collected" | "destroyed" | "scouted" | "area" | "ammo" | "killed" | "roaming" | "wave" | "wounds" | "turn";

/** The numbers of the game. */
export type Numbers = {
/** Cards drawn in a turn (R8). */
hand: number,
/** Prepared weapons at the same time (R29). */
weapons: number,
/** Prepared vehicles at the same time (R30). */
vehicles: number,
/** Cards destroyed when the zombie pile has too few (R10). */
thinned: number,
/** The last turn that is played: a bound of ours, far beyond any match that people play (A40). */
turns: number, };

/** Where a mission can put a card. */
export type Slot = "area" | "area-bottom" | "draw" | "discard" | "scouted" | "sideways" | "prepared" | "destroyed";

/** Sorts of weapon. */
export type Style = "striking" | "thrown" | "shooting";

/** The types of card. */
export type Type = "zombie" | "event" | "person" | "animal" | "weapon" | "trap" | "equipment" | "armor" | "medical" | "vehicle" | "facility" | "training" | "supply";

export type WrittenAbility = { when: WrittenWhen, once: boolean, calm: boolean, itself?: Exit, hand: number, ammo: number, };

export type WrittenBonus = { style: Style, kills: number, };

/** A card as it is written. */
export type WrittenCard = { number: number, id: string, type: Type, style?: Style, count: number, retrieve: number, prepare?: WrittenPrepare, saves: number, leaves: boolean, legs: boolean, free?: Array<Type>, bonus?: WrittenBonus, ability?: Array<WrittenAbility>, name: { [key in string]: string }, text: { [key in string]: string }, };

export type WrittenChapter = { name: { [key in string]: string }, text: { [key in string]: string }, };

export type WrittenCharacter = { id: string, name: { [key in string]: string }, text: { [key in string]: string }, start: string, deck: Array<string>, };

export type WrittenCondition = { count: Count, card?: string, type?: Type, style?: Style, "at-least"?: number, "at-most"?: number, together: boolean, };

export type WrittenMission = { id: string, chapter: number, name: { [key in string]: string }, text: { [key in string]: string }, wave: ByPlayers, zombies?: ByPlayers, surge: number, lost: number, wounds?: Array<Spot>, start?: Array<WrittenMove>, goal: Array<WrittenCondition>, failure?: Array<WrittenCondition>, };

export type WrittenMove = { card: string, to: Slot, };

export type WrittenPrepare = { "cards": number } | { "card": string } | { "ammo": number } | "any-ammo";

export type WrittenWhen = "use" | "played" | "prepared" | { "you-prepare": Type } | { "you-play": string };
