/** How each event is played on the board. */
import { type Plays, at, playing, shown } from '../../lib/play/plays';
import type { Event, Position } from './types';

const PLAYS: Plays<Event, Position> = {
  arrived: ({ patient }) => shown('card', at(`patient-${patient}`)),
  drawn: ({ card }) => shown('card', at(`condition-${card}`)),
  copied: ({ card }) => shown('step', at(`condition-${card}`), at('body', 'bad')),
  passed: () => shown('page', at('files')),
  complicated: ({ card, wounds }) =>
    shown('hit', at(`condition-${card}`, 'bad'), at('body', 'bad', `+${wounds} ✕`)),
  critical: ({ card }) => ({
    ...shown('alarm', at(`condition-${card}`, 'bad'), at('body', 'bad')),
    scene: 'shake',
    beats: 2,
  }),
  phase_begins: ({ phase }) => ({ ...shown('page', at(`phase-${phase}`, 'good')), beats: 2 }),
  rolled: () => ({ ...shown('die', at('dice')), beats: 2 }),
  crossed_out: ({ row, die, to }) =>
    shown('step', at(row, 'bad'), at('dice', 'plain', `${die} → ${to}`)),
  picked: ({ usable }) => shown('card', at('dice', usable ? 'good' : 'bad')),
  use_changed: () => shown('step', at('dice')),
  heals_nothing: () => shown('hit', at('body', 'bad')),
  bandaged: ({ wounds }) => shown('heal', at('body', 'good', String(wounds))),
  no_bandage: () => shown('hit', at('body', 'bad')),
  stabilized: ({ what, by }) => shown('heal', at(what, 'good', `−${by}`)),
  placed: () => shown('card', at('diagnosis', 'good')),
  column_completed: () => shown('coin', at('diagnosis', 'good', '✓')),
  no_room: () => shown('hit', at('diagnosis', 'bad')),
  cut_short: () => shown('hit', at('body', 'bad')),
  healed: () => shown('heal', at('body', 'good', '+1')),
  health_lost: ({ lost, patient }) =>
    shown('hit', at('health', lost ? 'bad' : 'good', `+${lost}`), at(`patient-${patient}`, 'bad')),
  strained: ({ gained, patient }) =>
    shown(
      'hit',
      at('strain', gained ? 'bad' : 'good', `+${gained}`),
      at(`patient-${patient}`, 'bad'),
    ),
  overflowed: ({ what }) => shown('hit', at(what, 'bad')),
  discharged: ({ patient }) => shown('page', at(`patient-${patient}`, 'good')),
  game_ends: ({ points }) => ({ ...shown(points > 0 ? 'won' : 'lost'), beats: 2 }),
};

export const show = playing(PLAYS);
