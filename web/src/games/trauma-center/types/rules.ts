// Made from crates/trauma_center/src by cargo xtask docs.

/** One small choice about the patient that a player treats. */
export type Action = { "copy": number } | { "cross_out": {
/** A row of which box. */
row: Meter,
/** A die that shows this. */
die: number,
/** What it shows then. */
to: number,
/**
 * The die that was picked for this action; if it is left out, one that is not picked yet
 * (A32).
 */
picked?: Slot, } } | { "pick": number } | { "bandage": Area } | { "stabilize": Meter } | { "tetromino": [number, number, number, number] } | { "heal": number } | { "check": number } | "end_turn";

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

/** What an action of a round is. */
export type Deed = "bandage" | "stabilize" | "heal";

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

/**
 * Where in the game we are. The rulebook calls EMT, ER, Prep and Surgeon phases (R2), and so does
 * this enum; what is being asked within one is a [`Step`], and each patient has their own, since
 * all players decide at the same time (R9).
 */
export type Phase = "setup" | "emt" | "er" | "prep" | "surgeon" | "discharge";

/** Everything in front of the players. */
export type Position = {
/** Set-up, one of the four phases, or the end. */
phase: Phase,
/** The round of the phase, from 1; 0 in set-up and at the end. */
round: number,
/**
 * The dice of this round as they were rolled, in ascending order; zeros in set-up and at the
 * end.
 */
dice: [number, number, number],
/**
 * The Patient sheets with their cards, in the order of the players who drew them. Players sit
 * in clockwise order; for who has which sheet now, see [`Position::patient_of`].
 */
patients: Array<Patient>, };

/** What a board is handed besides the position: how the rules see it. */
export type Seen = {
/** The phases that are played in rounds, in order (R2). */
phases: Array<Phase>,
/** Rounds in each of them. */
rounds: number,
/** What a completed column that is not checked is worth at the end (R36, A27). */
column: number,
/** Where the quadrants of the Body are (R3). */
quadrants: [Area, Area, Area, Area],
/** The patients, in the order of the position. */
patients: Array<SeenPatient>, };

/** An action of a round. */
export type SeenAction = {
/** The first or the second. */
slot: Slot,
/** What is done. */
what: Deed,
/** The die that was picked for it; 0 before that. */
die: number,
/** What this die counts: 1 if it cannot be used (R29); 0 before one is picked. */
worth: number,
/** One side of the bandage; the other is what the die counts (R13, R19, R25). */
side: number | null,
/** What is reduced (R14). */
reduces: Meter | null,
/** It is being done now. */
now: boolean, };

/** A die of a patient. */
export type SeenDie = {
/** What it shows. */
value: number,
/** The action that it was picked for. */
slot: Slot | null,
/** Whether it can be used for that action, or for the next one that is picked for (R29). */
usable: boolean,
/** What it counts for that action (R29). */
worth: number, };

/** What can be read off a Patient sheet. */
export type SeenPatient = {
/** Who treats this patient now (R7). */
seat: number,
/** Squares with a bold wound that is there (R18). */
bold: Array<number>,
/** The quadrant of the Critical card, once its rule is in force (R24). */
critical: Area | null,
/** The pattern that is copied next, if there is one. */
next: SeenPattern | null,
/** Completed columns that are not checked (R11). */
columns: Array<number>,
/** The rows of the Health box, from the top (A31). */
health: Array<SeenRow>,
/** The rows of the Strain box, from the top (A31). */
strain: Array<SeenRow>,
/** The dice of this patient, in the order of the turn. */
dice: Array<SeenDie>,
/** The two actions of the phase; none outside the rounds. */
actions: Array<SeenAction>,
/** What the patient is worth, once it is over (R36). */
bill: Bill | null,
/** The same, added up. */
points: number | null, };

/** A pattern to be copied (R6). */
export type SeenPattern = {
/** The number of its card. */
card: number,
/** The wounds that it would bring to each quadrant. */
wounds: [Array<number>, Array<number>, Array<number>, Array<number>], };

/** A row of a box (A31). */
export type SeenRow = {
/** Marked squares, from the left. */
marks: number,
/** Crossed out. */
crossed: boolean,
/** What it is worth at the end as it is (R36). */
points: number, };

/** The two actions of a round. */
export type Slot = "first" | "second";

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
/** Which action is being done: 1 or 2; 0 before both dice are picked, 3 after both actions. */
action: number,
/** A bandage was drawn in this round: the last of the list. */
drawn: boolean,
/** What the second action reduces. */
stabilized: Meter | null, };
