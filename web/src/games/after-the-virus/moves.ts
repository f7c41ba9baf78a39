/** Which card goes where with each event. Places are named after the character, as events are. */
import type { Move } from '../../lib/play/flights.svelte';
import type { Event } from './types';

const way = ({ who }: { who: number }, face: number, from: string, to: string): Move => ({
  face,
  from: `${from}-${who}`,
  to: `${to}-${who}`,
});

function move(event: Event): Move | undefined {
  if (typeof event === 'string') return;
  if ('drew' in event) return way(event.drew, event.drew.card, 'draw', 'hand');
  if ('zombies_come' in event)
    return way(event.zombies_come, event.zombies_come.zombies, 'draw', 'attack');
  if ('event_played' in event)
    return way(event.event_played, event.event_played.card, 'hand', 'discard');
  if ('played' in event) return way(event.played, event.played.card, 'hand', 'play');
  if ('paid' in event) return way(event.paid, event.paid.card, 'hand', 'discard');
  if ('dropped' in event) return way(event.dropped, event.dropped.card, 'hand', 'discard');
  if ('scouted' in event) return way(event.scouted, event.scouted.card, 'area', 'scouted');
  if ('retrieved' in event) {
    const { card, event: used } = event.retrieved;
    return way(event.retrieved, card, 'scouted', used ? 'discard' : 'play');
  }
  if ('found' in event) {
    const { card, event: used } = event.found;
    return way(event.found, card, 'area', used ? 'discard' : 'play');
  }
  if ('left' in event) {
    const { card, to } = event.left;
    return way(event.left, card, 'play', to === 'destroy' ? 'destroyed' : to);
  }
  if ('zombie_card_leaves' in event) {
    const { zombies, discarded } = event.zombie_card_leaves;
    return way(event.zombie_card_leaves, zombies, 'attack', discarded ? 'discard' : 'pile');
  }
  return;
}

export const moves = (events: Event[]): Move[] => events.flatMap((event) => move(event) ?? []);
