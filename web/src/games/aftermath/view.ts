/** What a board is given besides the position, and what its pictures ask of it. */
import { type Told, getBoardActions } from '../../lib/play/board';
import { nameOf } from '../../lib/tagged';
import type { Action, Card, Event, Hero, Position, Preview, Space, Phase, Test } from './types';

export type Log = Told<Event>[];

export const getActions = () => getBoardActions<Action, Preview>();

export const stepOf = (position: Position): Phase | undefined =>
  position.ending === null ? position.steps.at(-1) : undefined;
export const stepName = (step: Phase | undefined) => nameOf(step ?? '');

export function testOf(position: Position): Test | undefined {
  const step = stepOf(position);
  return typeof step === 'object' && 'test' in step ? step.test : undefined;
}

/** Where a figure stands. */
export const spaceOf = ({ spot }: Hero): Space | undefined =>
  typeof spot === 'object' ? spot.at : undefined;

export type Entry = { entry: number; text: string };
export type Reading = { at: number; entries: Entry[] };

/** The entries that were read, a page of the book for each moment. */
export function readings(log: Log): Reading[] {
  return log.flatMap(({ events, log: lines }, at) => {
    const entries = events.flatMap((event, index) =>
      typeof event === 'object' && 'read' in event
        ? [{ entry: event.read.entry, text: lines[index] ?? '' }]
        : [],
    );
    return entries.length ? [{ at, entries }] : [];
  });
}

/** The cards that were played into the test in progress. */
export function playedInto(log: Log): Card[] {
  const events = log.flatMap((moment) => moment.events);
  const begun = events.findLastIndex(
    (event) => typeof event === 'object' && 'test_begins' in event,
  );
  return events
    .slice(begun + 1)
    .flatMap((event) =>
      typeof event === 'object' && 'played' in event ? [event.played.card] : [],
    );
}

export type Roll = {
  at: number;
  white: number;
  black: number | null;
  total?: number;
  difficulty?: number;
  success: boolean;
};

/** The dice that were rolled with the last action. */
export function rolls(log: Log): Roll[] {
  const at = log.length - 1;
  return (log[at]?.events ?? []).flatMap((event): Roll[] => {
    if (typeof event !== 'object') return [];
    if ('tested' in event) return [{ at, ...event.tested }];
    if ('rolled' in event)
      return [{ at, white: event.rolled.die, black: null, success: event.rolled.success }];
    return [];
  });
}
