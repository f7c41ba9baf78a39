/** What the cards gave to a mission, as the events tell. */
import type { Told } from '../../lib/play/board';
import { ABILITIES, dataOf, nameOf, sideOf } from './cards';
import type { Event, Mission, Symbol } from './types';

export type Slot = { symbol: Symbol; by: string | null };
export type Roll = Extract<Event, { rolled: unknown }>['rolled'];

/** The events since the last mission began. */
function events(log: Told<Event>[]): Event[] {
  const all = log.flatMap((moment) => moment.events);
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((event) => 'mission_begins' in event),
    ),
  );
}

/** The needed symbols: of those that are not missing any more, each with the card that gave it. */
export function slots({ catastrophe, missing }: Mission, log: Told<Event>[]): Slot[] {
  const given: { symbol: Symbol; by: string }[] = [];
  let thrower = '';
  for (const event of events(log)) {
    if ('used' in event) {
      const { card, side } = event.used;
      given.push(...sideOf(dataOf(card), side).map((symbol) => ({ symbol, by: nameOf(card) })));
    } else if ('rolled' in event) {
      thrower = nameOf(event.rolled.card);
    } else if ('named' in event) {
      given.push({ symbol: event.named.ability, by: thrower });
    }
  }
  const { symbols } = dataOf(catastrophe);
  return symbols.map((symbol, at) => {
    const is = (one: Symbol) => one === symbol;
    const before = symbols.slice(0, at).filter(is).length;
    const still = missing[ABILITIES.findIndex(is)] ?? 0;
    if (before >= symbols.filter(is).length - still) return { symbol, by: null };
    return { symbol, by: given.filter((gift) => is(gift.symbol))[before]?.by ?? '' };
  });
}

/** The last roll of the mission. */
export function lastRoll(log: Told<Event>[]): Roll | undefined {
  const rolled = events(log).findLast((event) => 'rolled' in event);
  return rolled && 'rolled' in rolled ? rolled.rolled : undefined;
}
