/** Which card goes where with each event. */
import type { Move } from '../../lib/play/flights.svelte';
import { diesel, face, person } from './position';
import type { Event } from './types';

const bed = (index: number) => `bed-${index}`;

function move(event: Event): Move | undefined {
  if (typeof event === 'string') return;
  if ('queue_filled' in event) return { face: null, from: 'deck', to: 'queue' };
  if ('revealed' in event) return { face: face(event.revealed.card), from: 'deck', to: 'queue' };
  if ('admitted' in event) {
    const { rank, bed: to, from_outside } = event.admitted;
    return { face: person(rank, 'ill'), from: from_outside ? 'outside' : 'queue', to: bed(to) };
  }
  if ('sent_outside' in event)
    return { face: person(event.sent_outside.rank, 'waits'), from: 'queue', to: 'outside' };
  if ('source_started' in event)
    return { face: diesel(event.source_started.rank), from: 'queue', to: 'scavenging' };
  if ('source_left' in event)
    return { face: diesel(event.source_left.rank), from: 'queue', to: 'discard' };
  if ('source_completed' in event)
    return { face: diesel(event.source_completed.rank), from: 'scavenging', to: 'generator' };
  if ('diesel_card_emptied' in event)
    return { face: diesel(event.diesel_card_emptied.rank), from: 'generator', to: 'discard' };
  if ('hope_gained' in event) return { face: face('♥'), from: 'queue', to: 'ap' };
  if ('hospital_damaged' in event) return { face: face('♠'), from: 'queue', to: 'hospital' };
  if ('died' in event)
    return { face: person(event.died.rank, 'dead'), from: bed(event.died.bed), to: 'discard' };
  if ('saved' in event)
    return { face: person(event.saved.rank, 'glad'), from: bed(event.saved.bed), to: 'saved' };
  if ('lost_outside' in event)
    return { face: person(event.lost_outside.rank, 'dead'), from: 'outside', to: 'discard' };
  return;
}

export const moves = (events: Event[]): Move[] => events.flatMap((event) => move(event) ?? []);
