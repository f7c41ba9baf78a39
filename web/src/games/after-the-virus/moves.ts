/** Which card goes where with each event. */
import type { Move } from '../../lib/flights.svelte';
import type { Event } from './types';

const move = (face: number | null, from: string, to: string): Move => ({ face, from, to });

function moved(event: Event): Move | undefined {
  if (typeof event !== 'object') return;
  if ('drew' in event) return move(event.drew.card, `draw-${event.drew.seat}`, `hand-${event.drew.seat}`);
  if ('zombies_come' in event) return move(event.zombies_come.zombies, `draw-${event.zombies_come.seat}`, `attack-${event.zombies_come.seat}`);
  if ('event_played' in event) return move(event.event_played.card, `hand-${event.event_played.seat}`, `discard-${event.event_played.seat}`);
  if ('played' in event) return move(event.played.card, `hand-${event.played.seat}`, `play-${event.played.seat}`);
  if ('paid' in event) return move(event.paid.card, `hand-${event.paid.seat}`, `discard-${event.paid.seat}`);
  if ('dropped' in event) return move(event.dropped.card, `hand-${event.dropped.seat}`, `discard-${event.dropped.seat}`);
  if ('scouted' in event) return move(event.scouted.card, `area-${event.scouted.seat}`, `scouted-${event.scouted.seat}`);
  if ('retrieved' in event) return move(event.retrieved.card, `scouted-${event.retrieved.seat}`, `${event.retrieved.event ? 'discard' : 'play'}-${event.retrieved.seat}`);
  if ('found' in event) return move(event.found.card, `area-${event.found.seat}`, `${event.found.event ? 'discard' : 'play'}-${event.found.seat}`);
  if ('left' in event) return move(event.left.card, `play-${event.left.seat}`, `${{ discard: 'discard', destroy: 'destroyed', area: 'area' }[event.left.to]}-${event.left.seat}`);
  if ('zombie_card_leaves' in event) {
    const { seat, zombies, discarded } = event.zombie_card_leaves;
    return move(zombies, `attack-${seat}`, `${discarded ? 'discard' : 'pile'}-${seat}`);
  }
  return;
}

export const moves = (events: unknown[]): Move[] => (events as Event[]).flatMap((event) => moved(event) ?? []);
