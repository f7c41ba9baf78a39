/** How each event is played on the board. Places are named after the character, as events are. */
import { type Plays, at, playing, shown } from '../../lib/play/plays';
import { moves } from './moves';
import type { Event, Position } from './types';

const PLAYS: Plays<Event, Position> = {
  mission_begins: () => shown('page', at('mission')),
  turn_begins: () => shown('page', at('mission')),
  wave_rises: ({ who, wave }) => shown('alarm', at(`wave-${who}`, 'bad', `${wave}`)),
  pile_is_short: ({ who }) => shown(null, at(`pile-${who}`)),
  shuffled: ({ who }) => shown('card', at(`draw-${who}`)),
  drew: ({ who }) => ({ ...shown('card', at(`hand-${who}`)), beats: 0.6 }),
  zombies_come: ({ who, zombies }) => shown('alarm', at(`attack-${who}`, 'bad', `+${zombies}`)),
  event_played: ({ who }) => shown('card', at(`discard-${who}`)),
  played: ({ who }) => shown('card', at(`play-${who}`)),
  paid: ({ who }) => ({ ...shown('card', at(`discard-${who}`)), beats: 0.6 }),
  dropped: ({ who }) => ({ ...shown('card', at(`discard-${who}`)), beats: 0.6 }),
  scouted: ({ who }) => shown('card', at(`scouted-${who}`, 'good')),
  retrieved: ({ who }) => shown('card', at(`play-${who}`, 'good')),
  prepared: ({ who }) => shown('step', at(`play-${who}`, 'good')),
  loaded: ({ who }) => shown('step', at(`play-${who}`)),
  spent: ({ who }) => shown('step', at(`play-${who}`)),
  used: ({ who }) => shown('step', at(`play-${who}`)),
  left: ({ who }) => shown('card', at(`play-${who}`, 'bad')),
  returned: ({ who }) => shown('card', at(`pile-${who}`)),
  thinned: ({ who }) => shown('card', at(`discard-${who}`)),
  recovered: ({ who }) => shown('card', at(`hand-${who}`, 'good')),
  zombies_hit: ({ who, zombies }) => shown('hit', at(`attack-${who}`, 'good', `−${zombies}`)),
  zombie_card_leaves: ({ who }) => shown('card', at(`attack-${who}`)),
  attacked: ({ who }) => ({ ...shown('hit', at(`attack-${who}`, 'bad')), scene: 'shake' }),
  wound_prevented: ({ who }) => shown('step', at(`wounds-${who}`, 'good')),
  wounded: ({ who }) => ({
    ...shown('hit', at(`wounds-${who}`, 'bad')),
    scene: 'shake',
    beats: 2,
  }),
  healed: ({ who }) => shown('heal', at(`wounds-${who}`, 'good')),
  protected: ({ who, wounds }) => shown('step', at(`wounds-${who}`, 'good', `${wounds}`)),
  saved: ({ who }) => shown('won', at(`saved-${who}`, 'good', '+1')),
  counted: ({ who, saved }) => shown('coin', at(`saved-${who}`, 'good', `${saved}`)),
  found: ({ who }) => shown('coin', at(`play-${who}`, 'good')),
  cured: ({ who }) => shown('heal', at(`play-${who}`, 'good')),
  done: ({ who }) => ({ ...shown(null, at(`hand-${who}`)), beats: 0.5 }),
  called: ({ who }) => shown('page', at(`hand-${who}`)),
  won: () => ({ ...shown('won', at('mission', 'good')), beats: 3 }),
  died: ({ who }) => ({ ...shown('lost', at(`wounds-${who}`, 'bad')), scene: 'dark', beats: 3 }),
  failed: () => ({ ...shown('lost', at('mission', 'bad')), scene: 'dark', beats: 3 }),
  out_of_time: () => ({ ...shown('page', at('mission')), beats: 2 }),
};

export const show = playing(PLAYS, moves);
