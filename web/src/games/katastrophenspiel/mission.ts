/** What the cards gave to a mission, as the events tell. */
import type { Told } from '../../lib/play/board';
import { dataOf, nameOf, sideOf } from './cards';
import type { Event } from './types';

export type Slot = { symbol: string; by: string | null };
export type Roll = { needed: number; roll: number };

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

/** The needed symbols, each with the card that gave it. */
export function slots(catastrophe: number, log: Told<Event>[]): Slot[] {
  const given: { symbol: string; by: string }[] = [];
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
  return dataOf(catastrophe).symbols.map((symbol) => {
    const at = given.findIndex((gift) => gift.symbol === symbol);
    return { symbol, by: at < 0 ? null : given.splice(at, 1)[0]!.by };
  });
}

/** The last roll of the mission. */
export function lastRoll(log: Told<Event>[]): Roll | undefined {
  const rolled = events(log).findLast((event) => 'rolled' in event);
  return rolled && 'rolled' in rolled ? rolled.rolled : undefined;
}
