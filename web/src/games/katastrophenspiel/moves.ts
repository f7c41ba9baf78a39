/** Which card goes where with each event. */
import type { Move } from '../../lib/play/flights.svelte';
import { dataOf } from './cards';
import type { Event } from './types';

const stack = (card: number) => `stack-${dataOf(card).stack}`;

function move(event: Event): Move | undefined {
  if ('revealed' in event)
    return {
      face: event.revealed.card,
      from: stack(event.revealed.card),
      to: `card-${event.revealed.card}`,
    };
  if ('played' in event)
    return { face: event.played.card, from: 'hand', to: `card-${event.played.card}` };
  if ('laid_down' in event)
    return { face: event.laid_down.card, from: 'hand', to: `card-${event.laid_down.card}` };
  if ('bought' in event)
    return {
      face: event.bought.card,
      from: stack(event.bought.card),
      to: `card-${event.bought.card}`,
    };
  if ('succeeded' in event)
    return {
      face: event.succeeded.catastrophe,
      from: 'mission',
      to: stack(event.succeeded.catastrophe),
    };
  if ('failed' in event)
    return { face: event.failed.catastrophe, from: 'mission', to: stack(event.failed.catastrophe) };
  return;
}

export const moves = (events: Event[]): Move[] => events.flatMap((event) => move(event) ?? []);
