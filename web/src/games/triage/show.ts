/** How each event is played on the board. */
import { type Plays, at, playing, shown } from '../../lib/play/plays';
import type { Mark } from '../../lib/play/shown';
import type { Mood } from '../../lib/pieces/face';
import { moves } from './moves';
import type { Shaken } from './position';
import type { Event, Position } from './types';

const bed = (index: number) => `bed-${index}`;
/** These draw what they mark in a mood: a face in a Bed, the building, the faces Outside. */
const patient = (index: number, tone: Mark['tone'], mood: Mood, text?: string): Mark => ({
  ...at(bed(index), tone, text),
  mood,
});
const hospital = (tone: Mark['tone'], mood: Shaken, text?: string): Mark => ({
  ...at('hospital', tone, text),
  mood,
});
const outside = (mood: Mood, text?: string): Mark => ({ ...at('outside', 'bad', text), mood });

const PLAYS: Plays<Event, Position> = {
  turn_begins: ({ ap }) => ({ ...shown('page', at('ap', 'good', `${ap}`)), beats: 1.5 }),
  queue_filled: () => shown('card', at('queue')),
  revealed: () => shown('card', at('queue')),
  admitted: ({ bed: index, health }) => shown('step', patient(index, 'good', 'glad', `${health}`)),
  sent_outside: () => shown('step', at('outside')),
  hospital_damaged: ({ damage }) => ({
    ...shown('quake', hospital('bad', 'shaken', `−${damage}`)),
    scene: 'shake',
    beats: 2,
  }),
  braced: ({ ap }) => shown('step', at('ap', 'plain', `−${ap}`), hospital('good', 'braced')),
  source_started: () => shown('card', at('scavenging')),
  source_left: () => shown('card', at('discard')),
  hope_gained: ({ ap }) => shown('coin', at('ap', 'good', `${ap}`)),
  nobody_to_hurt: () => ({ beats: 0.5 }),
  protected: ({ bed: index, ap }) =>
    shown('step', patient(index, 'good', 'calm'), at('ap', 'plain', `−${ap}`)),
  hurt: ({ bed: index, damage }) => shown('hit', patient(index, 'bad', 'hurt', `−${damage}`)),
  died: ({ bed: index }) => ({ ...shown('lost', patient(index, 'bad', 'dead', '✝')), beats: 2 }),
  healed: ({ bed: index, health }) => shown('heal', patient(index, 'good', 'glad', `${health}`)),
  saved: ({ bed: index, ap }) => ({
    ...shown(
      'won',
      patient(index, 'good', 'glad'),
      at('saved', 'good', '✓'),
      ...(ap ? [at('ap', 'good', `+${ap}`)] : []),
    ),
    beats: 2,
  }),
  scavenged: ({ rank, value }) => shown('step', at('scavenging', 'good', `${value}/${rank}`)),
  source_completed: () => shown('coin', at('generator', 'good'), hospital('good', 'lit')),
  diesel_consumed: ({ demand }) =>
    shown('step', at('generator', 'plain', demand ? `−${demand}` : undefined)),
  diesel_card_emptied: () => shown('card', at('discard')),
  diesel_short: ({ missing }) => ({
    ...shown('alarm', at('generator', 'bad', `−${missing}`), hospital('bad', 'dark')),
    scene: 'dark',
    beats: 2,
  }),
  queens_turned: () => shown('card', outside('worse')),
  lost_outside: ({ count }) => shown('lost', outside('hurt', `−${count}`)),
  collapsed: () => ({ ...shown('quake', hospital('bad', 'falls')), scene: 'shake', beats: 3 }),
  nobody_left: () => ({ ...shown('won', at('saved', 'good')), beats: 2 }),
};

export const show = playing(PLAYS, moves);
