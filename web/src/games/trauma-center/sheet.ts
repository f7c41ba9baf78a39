/** What the log tells of a sheet. */
import type { Told } from '../../lib/play/board';
import type { Event, Patient } from './types';

export type Log = Told<Event>[];

/**
 * The pieces of a patient's Diagnosis box, as far as the log tells; squares that it does not tell
 * of are one more.
 */
export function piecesOf(patient: Patient, at: number, log: Log): number[][] {
  const pieces = log
    .flatMap(({ events }) => events)
    .flatMap((event): number[][] =>
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

/** What happened last to a patient, for marks that are drawn in. */
export function latest(log: Log, patient: number): Set<number> {
  return new Set(
    (log.at(-1)?.events ?? []).flatMap((event) =>
      typeof event === 'object' && 'healed' in event && event.healed.patient === patient
        ? [event.healed.square]
        : [],
    ),
  );
}
