/** Das Katastrophenspiel as this client shows it. */
import type { Face } from '..';
import type { Pack } from '../../lib/storage/packs';
import { nameOf } from '../../lib/tagged';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Ending from './Ending.svelte';
import { nameOf as cardName, prepare } from './cards';
import { moves } from './moves';
import { show } from './show';
import type { Action, Event, Position, Seen } from './types';
import Unseen from './Unseen.svelte';
import { word } from './words';

/** In the order of a first turn. */
function guide({ phase, turn }: Position, { tips }: Seen): string[] {
  if (typeof phase === 'object') return ['guide-buy'];
  if (phase !== 'turn') return [`guide-${phase}`];
  if (turn.actions === 0) return ['guide-end'];
  return [
    'guide-team',
    'guide-go',
    ...(tips.includes('mission') ? ['guide-here'] : []),
    ...(tips.includes('vehicle') ? ['guide-vehicle'] : []),
  ];
}

const GROUPS: Record<string, string> = {
  play: 'cards',
  use: 'cards',
  name: 'mission',
  mission: 'mission',
  extra_mission: 'mission',
  give_up: 'mission',
  move: 'movement',
  drive: 'movement',
  purchase: 'purchase',
  extra_purchase: 'purchase',
  buy: 'purchase',
  buy_nothing: 'purchase',
  end_turn: 'turn',
};

/** Equipment that is laid down outside a mission loses one of its uses. */
function warning(action: Action, { wasted }: Seen) {
  if (typeof action === 'string' || !('play' in action)) return;
  return wasted.includes(action.play)
    ? word('board-lay-down', { card: cardName(action.play) })
    : undefined;
}

const katastrophenspiel: Face<Position, number, Seen, Event, Action> = {
  Board,
  Unseen,
  Card,
  moves,
  show,
  word,
  Ending,
  achieved: (_, __, log) => {
    const events = log.flatMap((moment) => moment.events);
    const count = (kind: string) => events.filter((event) => Object.hasOwn(event, kind)).length;
    return [
      [word('achieved-handled'), count('succeeded')],
      [word('achieved-failed'), count('failed')],
    ];
  },
  status: (_, { round, rounds }) => word('board-round', { round, rounds }),
  guide,
  options: ['hero_limit'],
  seats: ['first'],
  tones: ({ players }) => players.map(({ colour }) => colour ?? 'white'),
  group: (action) => word(`group-${GROUPS[nameOf(action)] ?? 'turn'}`),
  warning,
};

export async function face(packs?: Pack[]) {
  await prepare(packs);
  return katastrophenspiel;
}
