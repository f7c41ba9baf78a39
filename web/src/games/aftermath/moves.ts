/** Which card goes where with each event. Places are named after the character, as events are. */
import type { Move } from '../../lib/play/flights.svelte';
import { nameOf } from './content';
import type { Card } from './types';
import { told } from './view';

export type Face = { card: Card } | { name: string };

function moved(event: unknown): Move[] {
  const drew = told(event, 'drew');
  if (drew) return [{ face: { card: drew.card }, from: 'deck', to: `hand-${drew.who}` }];
  const threat = told(event, 'threat_placed');
  if (threat) return [{ face: { card: threat.card }, from: 'deck', to: 'threats' }];
  const played = told(event, 'played');
  if (played) return [{ face: { card: played.card }, from: `hand-${played.who}`, to: 'play' }];
  const discarded = told(event, 'discarded');
  if (discarded)
    return [{ face: { card: discarded.card }, from: `hand-${discarded.who}`, to: 'deck' }];
  const given = told(event, 'encouraged');
  if (given)
    return [{ face: { card: given.card }, from: `hand-${given.who}`, to: `hand-${given.to}` }];
  const task = told(event, 'contributed');
  if (task) return [{ face: { card: task.card }, from: `hand-${task.who}`, to: 'task' }];
  const item = told(event, 'item_drawn');
  if (item)
    return [{ face: { name: nameOf('item', item.item) }, from: 'book', to: `hero-${item.who}` }];
  const broken = told(event, 'broken');
  if (broken) return [{ face: { name: nameOf('item', broken.item) }, from: 'book', to: 'broken' }];
  return [];
}

export const moves = (events: unknown[]): Move[] => events.flatMap(moved);
