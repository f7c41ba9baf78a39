/** After the Virus as this client shows it. */
import type { Face } from '..';
import type { Pack } from '../../lib/storage/packs';
import { nameOf } from '../../lib/tagged';
import Board from './Board.svelte';
import Card from './Flying.svelte';
import Ending from './Ending.svelte';
import { missionAt, missions, prepare } from './content';
import { moves } from './moves';
import { show } from './show';
import Setup from './Setup.svelte';
import { TONES } from './tones';
import type { Action, Event, Options, Position, Seen } from './types';
import Unseen from './Unseen.svelte';
import { word } from './words';

/** In the order of a first turn. */
function guide({ ending, players, turn }: Position): string[] {
  if (ending !== null) return ['guide-over'];
  const player =
    players.find(({ steps }) => steps.length) ?? players.find(({ done }) => !done) ?? players[0]!;
  const step = player.steps[0];
  if (step !== undefined) return [`guide-${nameOf(step)}`].filter((key) => word(key) !== key);
  return [
    'guide-hand',
    'guide-sideways',
    ...(player.attacking.length ? ['guide-zombies'] : []),
    ...(Object.keys(player.prepared).length ? ['guide-use'] : []),
    ...(Object.keys(player.scouted).length ? ['guide-scouted'] : []),
    ...(turn > 1 ? ['guide-scout'] : []),
    ...(turn > 2 ? ['guide-wave'] : []),
  ];
}

const GROUPS: Record<string, string> = {
  play: 'play',
  drop: 'play',
  scout: 'area',
  retrieve: 'area',
  prepare: 'prepare',
  use: 'use',
  fight: 'fight',
  hit: 'zombies',
  hit_discard: 'zombies',
  hit_all: 'zombies',
  choose: 'cards',
  heal: 'wounds',
  wound: 'wounds',
};

/** Up to twice the number of the mission are offered; the engine takes any (A2). */
function goal({ mission }: Options) {
  const first = missions().find(({ id }) => id === mission)?.goal[0];
  const usual = first?.['at-least'] ?? first?.['at-most'] ?? 1;
  return Array.from({ length: 2 * usual }, (_, at) => at + 1);
}

const afterTheVirus: Face<Position, number, Seen, Event, Action, never, Options> = {
  Board,
  Unseen,
  Card,
  Setup,
  moves,
  show,
  word,
  Ending,
  achieved: ({ players, turn }) => [
    [word('achieved-turns'), turn],
    [word('board-saved'), players.reduce((sum, { saved }) => sum + saved, 0)],
    [word('board-killed'), players.reduce((sum, { killed }) => sum + killed, 0)],
  ],
  /** After a mission that was accomplished the one that follows it. */
  next: ({ options, position }) => {
    const next = position.ending === 'won' && missionAt(position.mission + 1);
    return next ? { ...options, mission: next.id, goal: null } : null;
  },
  status: ({ mission, turn }) => `${missionAt(mission)?.id ?? ''} · ${word('board-turn')} ${turn}`,
  guide,
  options: ['goal', 'calm'],
  numbers: { goal },
  tones: ({ players }) => TONES.slice(0, players.length),
  group: (action) => word(`group-${GROUPS[nameOf(action)] ?? 'turn'}`),
  warning: (action, { deadly }) =>
    typeof action === 'object' && 'wound' in action && deadly.includes(action.wound)
      ? word('brain-warning')
      : undefined,
};

export async function face(packs?: Pack[]) {
  await prepare(packs);
  return afterTheVirus;
}
