/** Whose sheet is whose, and what can be read off a sheet. */
import type { Moment } from '../../lib/messages';
import type { Bill, Event, Meter, Patient, Phase, Position } from './types';

export const PHASES: Phase[] = ['emt', 'er', 'prep', 'surgeon'];

/** How often the sheets have been passed on. */
const passes = (phase: Phase) =>
  phase === 'discharge' ? PHASES.length : PHASES.indexOf(phase) + 1;

/** Which patient a seat treats: each pass to the right brings the sheet of the next seat. */
export const patientOf = ({ phase, patients }: Position, seat: number) =>
  (seat + passes(phase)) % patients.length;

/** Who treats a patient. */
export const seatOf = (position: Position, patient: number) =>
  position.patients.findIndex((_, seat) => patientOf(position, seat) === patient);

/** The two actions of a phase. */
export function actionsOf(phase: Phase): [string, string] {
  if (phase === 'surgeon') return ['board-heal', 'board-heal'];
  return ['board-bandage', phase === 'prep' ? 'board-heal' : 'board-stabilize'];
}

/** Which action each die serves: 0 is none yet. */
export function served({ turn: { dice, first, second } }: Patient): number[] {
  const serves = dice.map(() => 0);
  for (const [index, value] of [first, second].entries()) {
    const die = dice.findIndex((one, at) => one === value && serves[at] === 0);
    if (value > 0 && die >= 0) serves[die] = index + 1;
  }
  return serves;
}

/** Columns of the Diagnosis box without a hole that were not used yet. */
export const openColumns = ({ diagnosis, checked }: Patient, columns: number, rows: number) =>
  Array.from({ length: columns }, (_, column) => column).filter(
    (column) =>
      !checked.includes(column) &&
      Array.from({ length: rows }, (_, row) => row * columns + column).every((square) =>
        diagnosis.includes(square),
      ),
  );

/**
 * The pieces of a patient's Diagnosis box, as far as the log tells; squares that it does not tell
 * of are one more.
 */
export function piecesOf(patient: Patient, at: number, log: Moment[]): number[][] {
  const events = log.flatMap((moment) => moment.events as Event[]);
  const pieces = events.flatMap((event): number[][] =>
    typeof event === 'object' && 'placed' in event && event.placed.patient === at
      ? [event.placed.squares]
      : [],
  );
  const told = pieces.filter((piece) =>
    piece.every((square) => patient.diagnosis.includes(square)),
  );
  const rest = patient.diagnosis.filter((square) => !told.flat().includes(square));
  return rest.length ? [...told, rest] : told;
}

/**
 * How each row of a box looks, from the top: how far it is marked, and how far it would be with so
 * many marks more.
 */
export function rowsOf(patient: Patient, meter: Meter, rows: number, row: number, more: number) {
  const { marks, crossed } = patient[meter];
  return Array.from({ length: rows }, (_, index) => {
    const within = (all: number) => Math.min(row, Math.max(0, all - index * row));
    const open = index < rows - crossed;
    return { marks: within(marks), next: open ? within(marks + more) : 0, crossed: !open };
  });
}

/** What a patient was worth, once at home. */
export function billOf(log: Moment[], patient: number): Bill | undefined {
  const events = (log.at(-1)?.events ?? []) as Event[];
  for (const event of events)
    if (typeof event === 'object' && 'discharged' in event && event.discharged.patient === patient)
      return event.discharged.bill;
  return;
}

/** What happened last to a patient, for marks that are drawn in. */
export function latest(log: Moment[], patient: number): Set<number> {
  const events = (log.at(-1)?.events ?? []) as Event[];
  return new Set(
    events.flatMap((event) =>
      typeof event === 'object' && 'healed' in event && event.healed.patient === patient
        ? [event.healed.square]
        : [],
    ),
  );
}
