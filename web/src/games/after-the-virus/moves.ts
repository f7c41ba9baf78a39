/** Which card goes where with each event. Places are named after the character, as events are. */
import type { Move } from '../../lib/play/flights.svelte';
import type { Exit } from './types';

type Told = {
  who: number;
  card?: number;
  zombies?: number;
  event?: boolean;
  discarded?: boolean;
  to?: Exit;
};

const WAYS: Record<string, (told: Told) => [string, string]> = {
  drew: () => ['draw', 'hand'],
  zombies_come: () => ['draw', 'attack'],
  event_played: () => ['hand', 'discard'],
  played: () => ['hand', 'play'],
  paid: () => ['hand', 'discard'],
  dropped: () => ['hand', 'discard'],
  scouted: () => ['area', 'scouted'],
  retrieved: ({ event }) => ['scouted', event ? 'discard' : 'play'],
  found: ({ event }) => ['area', event ? 'discard' : 'play'],
  left: ({ to }) => ['play', to === 'destroy' ? 'destroyed' : (to ?? '')],
  zombie_card_leaves: ({ discarded }) => ['attack', discarded ? 'discard' : 'pile'],
};

function moved(event: unknown): Move[] {
  return Object.entries(Object(event) as Record<string, Told>).flatMap(([kind, told]) => {
    const way = WAYS[kind]?.(told);
    return way
      ? [
          {
            face: told.card ?? told.zombies,
            from: `${way[0]}-${told.who}`,
            to: `${way[1]}-${told.who}`,
          },
        ]
      : [];
  });
}

export const moves = (events: unknown[]): Move[] => events.flatMap(moved);
