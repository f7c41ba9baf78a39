// Made from crates/trauma_center/src by cargo xtask docs.

/** One small choice about the patient that a player treats. */
export type Action = { "copy": number } | { "cross_out": {
/** A row of which box. */
row: Meter,
/** A die that shows this. */
die: number,
/** What it shows then. */
to: number, } } | { "pick": number } | { "bandage": Area } | { "stabilize": Meter } | { "tetromino": [number, number, number, number] } | { "heal": number } | { "check": number } | "end_turn";

/** A bandage: a rectangle of the Body. */
export type Area = {
/** The first column, from 0. */
left: number,
/** The first row, from 0. */
top: number,
/** How many columns. */
width: number,
/** How many rows. */
height: number, };

/** What a patient is worth, point by point (R36). */
export type Bill = {
/** Completed columns that were not checked. */
columns: number,
/** Blank rows of the Health box. */
health_rows: number,
/** Blank rows of the Strain box. */
strain_rows: number,
/** Wounds that remain. */
wounds: number,
/** Points lost because a box was filled. */
filled: number, };

/** A Condition card of a patient. */
export type Condition = {
/** Its number. */
card: number,
/** The quadrant that its pattern was copied to, counted from 0 row by row. */
quadrant: number | null, };

/** What a round costs a patient. */
export type Cost = {
/** Squares of the Health box to be marked. */
health: number,
/** Squares of the Strain box to be marked. */
strain: number, };

/** One visible thing, in a narrator's order. `seat` is who did it, `patient` whom it concerns. */
export type Event = { "arrived": { patient: number, person: number, } } | { "drawn": { patient: number, card: number, } } | { "copied": { seat: number, patient: number, card: number, quadrant: number, } } | "passed" | { "complicated": { patient: number, card: number, quadrant: number, wounds: number, } } | { "critical": { patient: number, card: number, quadrant: number, } } | { "phase_begins": { phase: Phase, } } | { "rolled": { phase: Phase, round: number, dice: [number, number, number], } } | { "crossed_out": { seat: number, patient: number, row: Meter, die: number, to: number, } } | { "picked": { seat: number, patient: number, action: number, die: number, usable: boolean, } } | { "bandaged": { seat: number, patient: number, area: Area, wounds: number, empty: number, } } | { "no_bandage": { seat: number, patient: number, die: number, } } | { "stabilized": { seat: number, patient: number, what: Meter, by: number, } } | { "placed": { seat: number, patient: number, die: number, squares: [number, number, number, number], } } | { "column_completed": { patient: number, column: number, } } | { "no_room": { seat: number, patient: number, die: number, } } | { "cut_short": { seat: number, patient: number, die: number, } } | { "healed": { patient: number, square: number, by: Remedy, } } | { "health_lost": { patient: number, lost: number, marks: number, } } | { "strained": { patient: number, gained: number, marks: number, } } | { "discharged": { patient: number, bill: Bill, } } | { "game_ends": { points: number, } };

/** A Health or Strain box. Marks fill it from the top, rows are crossed out from the bottom (A31). */
export type Marks = {
/** Marked squares. */
marks: number,
/** Crossed-out rows. */
crossed: number, };

/** The two boxes with rows. */
export type Meter = "health" | "strain";

/** How to play. The defaults are the official rules. */
export type Options = {
/** Players, 1 to 4. */
seats: number, };

/** A Patient sheet with its cards. */
export type Patient = {
/** The number of the Patient card: who it is. */
person: number,
/** Two Minor cards, a Serious and a Critical one. */
conditions: [Condition, Condition, Condition, Condition],
/** Squares of the Body with a wound. */
wounds: Array<number>,
/** Squares of the Body with a healed wound. */
healed: Array<number>,
/** The bandages, the latest last. */
bandages: Array<Area>,
/** Filled squares of the Diagnosis box. */
diagnosis: Array<number>,
/** Columns of the Diagnosis box that were used to heal. */
checked: Array<number>,
/** The Health box. */
health: Marks,
/** The Strain box. */
strain: Marks,
/** What has been decided in this round. */
turn: Turn, };

/** Where in the game we are. */
export type Phase = "setup" | "emt" | "er" | "prep" | "surgeon" | "discharge";

/** Everything on the table. */
export type Position = {
/** Set-up, one of the four phases, or the end. */
phase: Phase,
/** The round of the phase, from 1; 0 in set-up and at the end. */
round: number,
/** The dice of this round as they were rolled, in ascending order; zeros in set-up and at the end. */
dice: [number, number, number],
/**
 * The Patient sheets with their cards, in the order of the players who drew them. Players sit in
 * clockwise order; for who has which sheet now, see [`Position::patient_of`].
 */
patients: Array<Patient>, };

/** What healed a wound. */
export type Remedy = "column" | "bandages" | "surgery";

/** What is being asked about a patient. */
export type Step = "copy" | "first" | "second" | "bandage" | "stabilize" | "tetromino" | { "heal": number } | "finish" | "done";

/** What has been decided for a patient in this round. */
export type Turn = {
/** What is being asked. */
step: Step,
/** The dice for this patient, in ascending order: as rolled, or changed by crossing out rows. */
dice: [number, number, number],
/** The die that was picked for the first action; 0 before that. */
first: number,
/** The die that was picked for the second action; 0 before that. */
second: number,
/** Which action is being done: 1 or 2; 0 before that. */
action: number,
/** A bandage was drawn in this round: the last of the list. */
drawn: boolean,
/** What the second action reduces. */
stabilized: Meter | null, };
