/** Triage as this client shows it. */
import type { Face } from '..';
import Card from '../../lib/pieces/Card.svelte';
import type { Face as CardFace } from '../../lib/pieces/face';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { moves } from './moves';
import { show } from './show';
import { phaseName } from './position';
import type { Action, Event, Position, Seen } from './types';
import Unseen from './Unseen.svelte';
import { word } from './words';

export const face: Face<Position, CardFace, Seen, Event, Action> = {
  Board,
  Unseen,
  Card,
  moves,
  show,
  word,
  Ending,
  achieved: ({ saved, hospital, variant, turn }) => [
    [word('jack'), saved.jacks],
    [word('queen'), saved.queens],
    [word('king'), saved.kings],
    [word('board-hospital'), `${hospital} / ${variant.hospital}`],
    [word('achieved-turns'), turn],
  ],
  status: ({ turn }) => `${word('turn')} ${turn}`,
  guide: ({ phase }) => [`guide-${phaseName(phase)}`],
  options: {
    beds: { from: 1, to: 4 },
    action_points: { from: 1, to: 9 },
    hospital: { from: 1, to: 20 },
    complications_cap: ['card', 'per_patient'],
  },
};
