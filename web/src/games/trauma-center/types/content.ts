// Made from crates/trauma_center/src by cargo xtask docs.

import type { Slot } from './rules';

/** The rule on the back of a Critical card (A7). It is for the patient who has the card. */
export type Complication = { "dice": {
/** Which. */
values: Array<number>,
/** For this action only; for both if it is not said. */
action?: Slot, } } | "highest" | "lowest" | "doubles" | "untouchable" | "bleeding" | "unclear" | { "health": number } | { "strain": number } | { "slow": number };

/**
 * The file as it is written, but for its lists: an entry of `tetrominoes` is a `[[tetromino]]` in
 * the file, one of `conditions` a `[[condition]]`, one of `patients` a `[[patient]]`.
 */
export type Content = { body: WrittenBody, diagnosis: WrittenDiagnosis, boxes: WrittenBoxes, bandage: WrittenBandage, discharge: WrittenDischarge, tetrominoes: Array<WrittenTetromino>, conditions: Array<WrittenCondition>, patients: Array<WrittenPatient>, };

/** The grades of Condition cards (R4). */
export type Grade = "minor" | "serious" | "critical";

export type WrittenBandage = { emt: number, er: number, prep: number, };

export type WrittenBody = { columns: number, rows: number, };

export type WrittenBoxes = { health: number, strain: number, row: number, };

/** A Condition card as it is written. */
export type WrittenCondition = { number: number, grade: Grade, name: { [key in string]: string }, pattern: Array<string>, rule?: Complication, };

export type WrittenDiagnosis = { rows: number, };

export type WrittenDischarge = { filled: number, };

/** A Patient card as it is written. */
export type WrittenPatient = { number: number, name: { [key in string]: string }, story: { [key in string]: string }, };

/** A tetromino as it is written. */
export type WrittenTetromino = { die: number, shape: Array<string>, mirror: boolean, };
