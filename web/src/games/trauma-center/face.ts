/** Trauma Center as this client shows it. */
import type { Face } from '..';
import type { Pack } from '../../lib/storage/packs';
import { nameOf } from '../../lib/tagged';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Ending from './Ending.svelte';
import { letter, personName, prepare, sizes } from './content';
import { show } from './show';
import { TONES } from './tones';
import type { Action, Cost, Event, Position, Seen } from './types';
import Unseen from './Unseen.svelte';
import { word } from './words';

/** In the order of a first round. */
function guide({ phase, patients }: Position, seen: Seen): string[] {
  if (phase === 'discharge') return ['guide-over'];
  const sheets = patients
    .map(({ turn }, at) => ({ step: turn.step, ...seen.patients[at]! }))
    .toSorted((one, other) => one.seat - other.seat);
  const { step, columns } = sheets.find((sheet) => sheet.step !== 'done') ?? sheets[0]!;
  return [
    ...(phase === 'setup' || phase === 'emt' ? [] : [`guide-${phase}`]),
    `guide-${nameOf(step)}`,
    ...(columns.length ? ['guide-check'] : []),
  ];
}

/** Tetrominoes are listed by where they begin, the rest by what it is. */
function group(choice: Action): string {
  if (choice === 'end_turn') return word('group-turn');
  if ('bandage' in choice) return word('group-bandage');
  if ('tetromino' in choice) {
    const column = letter(Math.min(...choice.tetromino.map((square) => square % sizes().columns)));
    return word('from-column', { column });
  }
  if ('check' in choice) return word('group-check');
  if ('cross_out' in choice) return word('group-rows');
  if ('copy' in choice) return word('group-setup');
  if ('stabilize' in choice) return word('group-stabilize');
  return word('heal' in choice ? 'group-heal' : 'group-dice');
}

const traumaCenter: Face<Position, number, Seen, Event, Action, Cost> = {
  Board,
  Unseen,
  Card,
  moves: () => [],
  show,
  word,
  Ending,
  achieved: ({ patients }, seen) =>
    patients.map(({ person }, at) => [personName(person), seen.patients[at]?.points ?? 0]),
  status: ({ phase, round }, { rounds }) =>
    round
      ? word('board-round', { phase: word(`phase-${phase}`), round, rounds })
      : word(`phase-${phase}`),
  guide,
  options: [],
  tones: ({ patients }) => TONES.slice(0, patients.length),
  group,
  /** What makes the round cheapest, in Health and Strain together. */
  worth: (_, cost) => -(cost?.health ?? 0) - (cost?.strain ?? 0),
  placed: (action) => typeof action === 'object' && ('bandage' in action || 'tetromino' in action),
};

export async function face(packs?: Pack[]) {
  await prepare(packs);
  return traumaCenter;
}
