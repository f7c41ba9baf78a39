/** How each event is played on the board. */
import { type Plays, at, playing } from '../../lib/play/plays';
import type { Mark } from '../../lib/play/shown';
import { moves } from './moves';
import type { Card, Colour, Event, Position } from './types';

const card = (number: Card, tone?: Mark['tone']) => at(`card-${number}`, tone);
const team = (who: Colour, tone: Mark['tone'], text?: string) => at(`team-${who}`, tone, text);

const PLAYS: Plays<Event, Position> = {
  pawn_drawn: () => ({ beats: 0 }),
  starts: ({ who }) => ({ marks: [team(who, 'plain')] }),
  revealed: ({ card: number }) => ({ marks: [card(number)], sound: 'card' }),
  ran_out: () => ({ beats: 0 }),
  round_begins: () => ({ marks: [{ place: 'round', tone: 'plain' }], sound: 'page' }),
  turn_begins: ({ who }) => ({ marks: [team(who, 'plain')] }),
  played: ({ card: number }) => ({ marks: [card(number)], sound: 'card' }),
  laid_down: ({ card: number }) => ({ marks: [card(number)], sound: 'card' }),
  not_used: ({ card: number }) => ({ marks: [card(number, 'bad')] }),
  parked: ({ card: number }) => ({ marks: [card(number)] }),
  moved: ({ to }) => ({ marks: [{ place: `region-${to}`, tone: 'plain' }], sound: 'step' }),
  put_under: ({ card: number }) => ({ marks: [card(number)], sound: 'card' }),
  bought: ({ card: number, who, price }) => ({
    marks: [card(number, 'good'), team(who, 'plain', `−${price}`)],
    sound: 'coin',
  }),
  bought_nothing: ({ who }) => ({ marks: [team(who, 'plain')] }),
  mission_begins: ({ catastrophe }) => ({
    marks: [card(catastrophe, 'bad'), { place: 'mission', tone: 'plain' }],
    sound: 'alarm',
  }),
  used: ({ card: number }) => ({
    marks: [card(number, 'good'), { place: 'mission', tone: 'good' }],
  }),
  rolled: ({ roll, needed, enough }) => {
    const tone = enough ? 'good' : 'bad';
    return {
      marks: [{ place: 'mission', tone, text: `${roll}/${needed}` }],
      sound: 'die',
      beats: 2,
    };
  },
  named: () => ({ marks: [{ place: 'mission', tone: 'good' }] }),
  used_up: ({ card: number }) => ({ marks: [card(number, 'bad')] }),
  succeeded: ({ who, points }) => ({
    marks: [{ place: 'mission', tone: 'good' }, team(who, 'good', `+${points}`)],
    sound: 'heal',
    beats: 2,
  }),
  failed: ({ who }) => ({
    marks: [{ place: 'mission', tone: 'bad' }, team(who, 'bad')],
    scene: 'shake',
    sound: 'hit',
    beats: 2,
  }),
  turn_ends: ({ who }) => ({ marks: [team(who, 'plain')] }),
  game_ends: ({ winner, points }) => ({
    marks: [team(winner, 'good', String(points))],
    sound: 'won',
    beats: 2,
  }),
};

export const show = playing(PLAYS, moves);
