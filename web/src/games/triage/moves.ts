/** Which card goes where with each event. */
import type { Face } from '../../lib/face';
import type { Move } from '../../lib/flights.svelte';
import { type Rank, diesel, face, person } from './position';

type Told = {
  card: string;
  rank: Rank;
  bed: number;
  from_outside: boolean;
  count: number;
  cards: number;
};

const bed = (index: number) => `bed-${index}`;
const fuel = (told: Told): Face => diesel(told.rank as unknown as number);

const MOVES: Record<string, (told: Told) => Move> = {
  queue_filled: () => ({ face: null, from: 'deck', to: 'queue' }),
  revealed: (told) => ({ face: face(told.card), from: 'deck', to: 'queue' }),
  admitted: (told) => ({
    face: person(told.rank),
    from: told.from_outside ? 'outside' : 'queue',
    to: bed(told.bed),
  }),
  sent_outside: (told) => ({ face: person(told.rank), from: 'queue', to: 'outside' }),
  source_started: (told) => ({ face: fuel(told), from: 'queue', to: 'scavenging' }),
  source_left: (told) => ({ face: fuel(told), from: 'queue', to: 'discard' }),
  source_completed: (told) => ({ face: fuel(told), from: 'scavenging', to: 'generator' }),
  diesel_card_emptied: (told) => ({ face: fuel(told), from: 'generator', to: 'discard' }),
  hope_gained: () => ({ face: face('♥'), from: 'queue', to: 'ap' }),
  hospital_damaged: () => ({ face: face('♠'), from: 'queue', to: 'hospital' }),
  died: (told) => ({ face: person(told.rank), from: bed(told.bed), to: 'discard' }),
  saved: (told) => ({ face: person(told.rank), from: bed(told.bed), to: 'saved' }),
  lost_outside: (told) => ({ face: person(told.rank), from: 'outside', to: 'discard' }),
};

export function moves(events: unknown[]): Move[] {
  return events.flatMap((event) => {
    if (typeof event !== 'object' || event === null) return [];
    const [name, told] = Object.entries(event)[0] ?? [];
    const move = MOVES[name ?? ''];
    return move ? [move(told as Told)] : [];
  });
}
