/** Trauma Center as this client shows it. */
import type { Face } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { letter, prepare, sizes } from './content';
import Print from './Print.svelte';
import { patientOf } from './sheet';
import { TONES } from './tones';
import type { Action, Position, Step } from './types';
import Unseen from './Unseen.svelte';
import { word } from './words';

/** Rounds in each phase. */
const ROUNDS = 2;

const stepName = (step: Step) => (typeof step === 'object' ? 'heal' : step);

/** In the order of a first round. */
function guide(position: Position): string[] {
  const { phase, patients } = position;
  if (phase === 'discharge') return ['guide-over'];
  const seat = patients.findIndex((_, one) => patients[patientOf(position, one)]?.turn.step !== 'done');
  const step = stepName(patients[patientOf(position, Math.max(0, seat))]?.turn.step ?? 'done');
  return phase === 'setup' ? ['guide-copy'] : [`guide-${phase}`, `guide-${step}`];
}

/** Placements are listed by where they begin, the rest by what it is. */
function group(action: unknown): string {
  const choice = action as Action;
  if (choice === 'end_turn') return word('end-turn');
  if ('bandage' in choice) {
    const { width, height, top } = choice.bandage;
    return word('from-row', { width, height, row: top + 1 });
  }
  if ('tetromino' in choice) return word('from-column', { column: letter(Math.min(...choice.tetromino.map((square) => square % sizes().columns))) });
  if ('check' in choice) return word('board-check');
  if ('cross_out' in choice) return word('board-cross-out');
  if ('copy' in choice) return word('board-body');
  if ('stabilize' in choice) return word('board-stabilize');
  return word('heal' in choice ? 'board-heal' : 'board-dice');
}

const traumaCenter: Face<Position, number> = {
  Board,
  Unseen,
  Card,
  Print,
  moves: () => [],
  word,
  status: ({ phase, round }) => (round ? word('board-round', { phase: word(`phase-${phase}`), round, rounds: ROUNDS }) : word(`phase-${phase}`)),
  guide,
  options: {},
  tones: ({ patients }) => TONES.slice(0, patients.length),
  group,
  placed: (action) => typeof action === 'object' && action !== null && ('bandage' in action || 'tetromino' in action),
};

export async function face() {
  await prepare();
  return traumaCenter;
}
