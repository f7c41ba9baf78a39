/** What a board is given besides the position, and what its pictures ask of it. */
import type { Moment } from '../../lib/engine/messages';
import type { Action, BoardView, Card, Event, Hero, Phase, Position, Space, Test } from './types';

export const NO_VIEW: BoardView = {
  page: 0,
  lines: [],
  pois: [],
  exits: [],
  spaces: [],
  met: [],
  missions: [],
  time: [],
  late: false,
  ways: [],
  supper: false,
  effects: {},
  objectives: [],
  hidden: [],
  life: [],
  looming: 0,
  task: null,
  test: null,
};

export const stepOf = (position: Position): Phase | undefined =>
  position.ending === null ? position.steps.at(-1) : undefined;
export const stepName = (step: Phase | undefined) =>
  typeof step === 'object' ? (Object.keys(step)[0] ?? '') : (step ?? '');
export const verb = (action: Action) =>
  typeof action === 'string' ? action : (Object.keys(action)[0] ?? '');

export function testOf(position: Position): Test | undefined {
  const step = stepOf(position);
  return typeof step === 'object' && 'test' in step ? step.test : undefined;
}

/** Where a figure stands. */
export const spaceOf = ({ spot }: Hero): Space | undefined =>
  typeof spot === 'object' ? spot.at : undefined;

type Told = Record<string, never>;
/** What an event tells, if it is one of this kind. */
export const told = <K extends string>(
  event: unknown,
  kind: K,
): Extract<Event, Record<K, unknown>>[K & keyof Extract<Event, Record<K, unknown>>] | undefined =>
  typeof event === 'object' && event !== null ? (event as Told)[kind] : undefined;

export type Entry = { entry: number; text: string };
export type Reading = { at: number; entries: Entry[] };

/** The entries that were read, a page of the book for each moment. */
export function readings(log: Moment[]): Reading[] {
  return log.flatMap(({ events, log: lines }, at) => {
    const entries = events.flatMap((event, index) => {
      const read = told(event, 'read');
      return read ? [{ entry: read.entry, text: lines[index] ?? '' }] : [];
    });
    return entries.length ? [{ at, entries }] : [];
  });
}

/** The cards that were played into the test in progress. */
export function playedInto(log: Moment[]): Card[] {
  const cards: Card[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const { events } = log[at]!;
    for (let index = events.length - 1; index >= 0; index--) {
      if (told(events[index], 'test_begins')) return cards;
      const played = told(events[index], 'played');
      if (played) cards.unshift(played.card);
    }
  }
  return cards;
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
export function rolls(log: Moment[]): Roll[] {
  const at = log.length - 1;
  return (log[at]?.events ?? []).flatMap((event): Roll[] => {
    const tested = told(event, 'tested');
    if (tested) return [{ at, ...tested }];
    const rolled = told(event, 'rolled');
    if (rolled) return [{ at, white: rolled.die, black: null, success: rolled.success }];
    return [];
  });
}
