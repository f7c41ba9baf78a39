/** Das Katastrophenspiel as this client shows it. */
import type { Face } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { dataOf, isEquipment, nameOf, prepare, rounds } from './cards';
import { moves } from './moves';
import type { Action, Position } from './types';
import Unseen from './Unseen.svelte';
import { word } from './words';

/** In the order of a first turn. */
function guide({ phase, players, active, turn, catastrophes }: Position): string[] {
  if (typeof phase === 'object') return ['guide-buy'];
  if (phase !== 'turn') return [`guide-${phase}`];
  if (turn.actions === 0) return ['guide-end'];
  const player = players[active];
  const here = catastrophes.some((card) => card !== null && dataOf(card).region === player?.region);
  const vehicle = player?.hand.some((card) => dataOf(card).kind === 'vehicle');
  return [
    'guide-team',
    'guide-go',
    ...(here ? ['guide-here'] : []),
    ...(vehicle ? ['guide-vehicle'] : []),
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
const verb = (action: unknown) =>
  typeof action === 'string' ? action : (Object.keys(action as object)[0] ?? '');

/** Equipment that is laid down outside a mission loses one of its uses. */
function warning(action: unknown, { phase }: Position) {
  const card = (action as Extract<Action, { play: unknown }>).play;
  return phase === 'turn' && card !== undefined && isEquipment(card)
    ? word('board-lay-down', { card: nameOf(card) })
    : undefined;
}

const katastrophenspiel: Face<Position, number> = {
  Board,
  Unseen,
  Card,
  moves,
  word,
  status: (position) =>
    word('board-round', {
      round: Math.min(rounds(), rounds() - position.rounds + 1),
      rounds: rounds(),
    }),
  guide,
  options: { first: 'seat', hero_limit: ['space', 'at_least_three'] },
  tones: ({ players }) => players.map(({ colour }) => colour ?? 'white'),
  group: (action) => word(`group-${GROUPS[verb(action)] ?? 'turn'}`),
  warning,
};

export async function face() {
  await prepare();
  return katastrophenspiel;
}
