/** Triage as this client shows it. */
import type { Face } from '..';
import Card from '../../lib/pieces/Card.svelte';
import type { Face as CardFace } from '../../lib/pieces/face';
import { nameOf } from '../../lib/tagged';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { moves } from './moves';
import { show } from './show';
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
  guide: ({ phase }) => [`guide-${nameOf(phase)}`],
  options: ['beds', 'action_points', 'hospital', 'complications_cap'],
};
