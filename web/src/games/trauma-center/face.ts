/** Trauma Center as this client shows it. */
import type { Face } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { letter, prepare, sizes } from './content';
import { openColumns, patientOf } from './sheet';
import { TONES } from './tones';
import type { Action, Position } from './types';
import Unseen from './Unseen.svelte';
import { word } from './words';

/** Rounds in each phase. */
const ROUNDS = 2;

/** In the order of a first round. */
function guide(position: Position): string[] {
  const { phase, patients } = position;
  if (phase === 'discharge') return ['guide-over'];
  const seat = patients.findIndex(
    (_, one) => patients[patientOf(position, one)]?.turn.step !== 'done',
  );
  const patient = patients[patientOf(position, Math.max(0, seat))]!;
  const step = typeof patient.turn.step === 'object' ? 'heal' : patient.turn.step;
  const { columns, deep } = sizes();
  const check = openColumns(patient, columns, deep).length ? ['guide-check'] : [];
  return [
    ...(phase === 'setup' || phase === 'emt' ? [] : [`guide-${phase}`]),
    `guide-${step}`,
    ...check,
  ];
}

/** Placements are listed by where they begin, the rest by what it is. */
function group(action: unknown): string {
  const choice = action as Action;
  if (choice === 'end_turn') return word('group-turn');
  if ('bandage' in choice) {
    const { width, height, top } = choice.bandage;
    return word('from-row', { width, height, row: top + 1 });
  }
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

const traumaCenter: Face<Position, number> = {
  Board,
  Unseen,
  Card,
  moves: () => [],
  word,
  status: ({ phase, round }) =>
    round
      ? word('board-round', { phase: word(`phase-${phase}`), round, rounds: ROUNDS })
      : word(`phase-${phase}`),
  guide,
  options: {},
  tones: ({ patients }) => TONES.slice(0, patients.length),
  group,
  placed: (action) =>
    typeof action === 'object' && action !== null && ('bandage' in action || 'tetromino' in action),
};

export async function face() {
  await prepare();
  return traumaCenter;
}
