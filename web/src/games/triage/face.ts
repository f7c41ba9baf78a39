/** Triage as this client shows it. */
import type { Face } from '..';
import Card from '../../lib/Card.svelte';
import type { Face as CardFace } from '../../lib/face';
import Board from './Board.svelte';
import { moves } from './moves';
import { type Position, phaseName } from './position';
import Unseen from './Unseen.svelte';
import { word } from './words';

export const face: Face<Position, CardFace> = {
  Board,
  Unseen,
  Card,
  moves,
  word,
  status: ({ turn }) => `${word('turn')} ${turn}`,
  guide: ({ phase }) => [`guide-${phaseName(phase)}`],
  options: {
    beds: { from: 1, to: 4 },
    action_points: { from: 1, to: 9 },
    hospital: { from: 1, to: 20 },
    complications_cap: ['card', 'per_patient'],
  },
};
