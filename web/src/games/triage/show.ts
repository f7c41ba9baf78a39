/** How each event is played on the board. */
import { type Plays, at, playing, shown } from '../../lib/play/plays';
import { moves } from './moves';
import type { Event, Position } from './types';

const bed = (index: number) => `bed-${index}`;

const PLAYS: Plays<Event, Position> = {
  turn_begins: ({ ap }) => ({ ...shown('page', at('ap', 'good', `${ap}`)), beats: 1.5 }),
  queue_filled: () => shown('card', at('queue')),
  revealed: () => shown('card', at('queue')),
  admitted: ({ bed: index, health }) => shown('step', at(bed(index), 'good', `${health}`)),
  sent_outside: () => shown('step', at('outside')),
  hospital_damaged: ({ damage }) => ({
    ...shown('quake', at('hospital', 'bad', `−${damage}`)),
    scene: 'shake',
    beats: 2,
  }),
  braced: ({ ap }) => shown('step', at('ap', 'plain', `−${ap}`), at('hospital', 'good')),
  source_started: () => shown('card', at('scavenging')),
  source_left: () => shown('card', at('discard')),
  hope_gained: () => shown('coin', at('ap', 'good', '+1')),
  nobody_to_hurt: () => ({ beats: 0.5 }),
  protected: ({ bed: index, ap }) =>
    shown('step', at(bed(index), 'good'), at('ap', 'plain', `−${ap}`)),
  hurt: ({ bed: index, damage }) => shown('hit', at(bed(index), 'bad', `−${damage}`)),
  died: ({ bed: index }) => ({ ...shown('lost', at(bed(index), 'bad', '✝')), beats: 2 }),
  healed: ({ bed: index }) => shown('heal', at(bed(index), 'good', '+1')),
  saved: ({ bed: index, ap }) => ({
    ...shown('won', at(bed(index), 'good'), at('saved', 'good', '+1'), at('ap', 'good', `+${ap}`)),
    beats: 2,
  }),
  scavenged: () => shown('step', at('scavenging', 'good', '+1')),
  source_completed: () => shown('coin', at('generator', 'good')),
  diesel_consumed: ({ demand }) => shown('step', at('generator', 'plain', `−${demand}`)),
  diesel_card_emptied: () => shown('card', at('discard')),
  diesel_short: ({ missing }) => ({
    ...shown('alarm', at('generator', 'bad', `−${missing}`)),
    scene: 'dark',
    beats: 2,
  }),
  queens_turned: () => shown('card', at('outside', 'bad')),
  lost_outside: ({ count }) => shown('lost', at('outside', 'bad', `−${count}`)),
  collapsed: () => ({ ...shown('quake', at('hospital', 'bad')), scene: 'shake', beats: 3 }),
  nobody_left: () => ({ ...shown('won', at('saved', 'good')), beats: 2 }),
};

export const show = playing(PLAYS, moves);
