// Made from crates/trauma_center/src by cargo xtask docs.

import type { Area, Bill, Meter, Phase } from './rules';

/** One visible thing, in a narrator's order. `seat` is who did it, `whom` the patient. */
export type Event = { "arrived": {
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "drawn": { card: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "copied": { seat: number, card: number, quadrant: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | "passed" | { "complicated": { card: number, quadrant: number, wounds: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "critical": { card: number, quadrant: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "phase_begins": { phase: Phase, } } | { "rolled": { phase: Phase, round: number, dice: [number, number, number], } } | { "crossed_out": { seat: number, row: Meter, die: number, to: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "use_changed": { action: number, die: number, usable: boolean,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "picked": { seat: number, action: number, die: number, usable: boolean,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "bandaged": { seat: number, area: Area, wounds: number, empty: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "no_bandage": { seat: number, die: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "stabilized": { seat: number, what: Meter, by: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "placed": { seat: number, die: number, squares: [number, number, number, number],
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "column_completed": { column: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "no_room": { seat: number, die: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "cut_short": { seat: number, die: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "heals_nothing": { die: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "healed": { square: number, by: Remedy,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "health_lost": { lost: number, marks: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "strained": { gained: number, marks: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "overflowed": { what: Meter, squares: number,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "discharged": { bill: Bill,
/** Which of the patients, from 0. */
patient: number,
/** The number of the Patient card: who it is. */
person: number, } } | { "game_ends": { points: number, } };

/** What healed a wound. */
export type Remedy = "column" | "bandages" | "surgery";
