/**
 * How each event is played on the board: what flies, which place flashes with what, and what is
 * heard. Places are named after characters, enemies and spaces, as events are.
 */
import type { Move } from '../../lib/play/flights.svelte';
import { type Plays, at, playing } from '../../lib/play/plays';
import { nameOf } from './content';
import type { Card, Character, Enemy, Event, Item } from './types';

export type Face = { card: Card } | { name: string };

const card = (card: Card, from: string, to: string): Move => ({ face: { card }, from, to });
const item = (item: Item, from: string, to: string): Move => ({
  face: { name: nameOf('item', item) },
  from,
  to,
});
const good = (place: string, text?: string) => at(place, 'good', text);
const bad = (place: string, text?: string) => at(place, 'bad', text);
const plain = (place: string, text?: string) => at(place, 'plain', text);
const hand = (who: Character) => `hand-${who}`;
const hero = (who: Character) => `hero-${who}`;
const figure = (who: Character) => `figure-${who}`;
const foe = (enemy: Enemy) => `enemy-${enemy}`;
const space = (letter: string) => `space-${letter}`;
const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

const PLAYS: Plays<Event> = {
  page: () => ({ marks: [plain('book')], sound: 'page', beats: 1.5 }),
  read: ({ who }) => ({ marks: [plain('reading'), plain(hero(who))], sound: 'page', beats: 1.5 }),
  turn_begins: ({ who }) => ({ marks: [plain(hero(who)), plain(figure(who))] }),
  drew: ({ who, card: drawn }) => ({
    moves: [card(drawn, 'deck', hand(who))],
    sound: 'card',
    beats: 0.6,
  }),
  drew_threat: ({ who, card: drawn }) => ({
    moves: [card(drawn, 'deck', 'threats')],
    marks: [bad(hero(who))],
    sound: 'card',
  }),
  drew_calamity: ({ who }) => ({
    marks: [bad(hero(who), '!'), bad('deck')],
    scene: 'shake',
    sound: 'alarm',
    beats: 1.5,
  }),
  shuffled: ({ cards }) => ({ marks: [plain('deck', String(cards))], sound: 'card', beats: 0.6 }),
  deck_shuffled: ({ cards }) => ({
    marks: [plain('book', String(cards))],
    sound: 'card',
    beats: 0.6,
  }),
  no_calamity: () => ({ marks: [plain('deck')], beats: 0.8 }),
  calamity_roll: ({ die, total, value, strikes }) => ({
    marks: [plain('dial-time', String(die)), (strikes ? bad : good)('book', `${total}/${value}`)],
    sound: 'die',
    beats: 1.5,
  }),
  threat_placed: ({ card: placed }) => ({
    moves: [card(placed, 'deck', 'threats')],
    marks: [bad('threats')],
    sound: 'card',
  }),
  threat_added: ({ card: added }) => ({
    moves: [card(added, 'deck', 'threats')],
    marks: [bad('threats')],
    sound: 'card',
  }),
  no_threat: () => ({ marks: [plain('threats')], beats: 0.6 }),
  threat_discarded: ({ cards }) => ({ marks: [good('threats', signed(-cards))], sound: 'card' }),
  discarded: ({ who, card: gone }) => ({
    moves: [card(gone, hand(who), 'deck')],
    sound: 'card',
    beats: 0.6,
  }),
  played: ({ who, card: played }) => ({
    moves: [card(played, hand(who), 'play')],
    sound: 'card',
    beats: 0.8,
  }),
  test_begins: ({ who, difficulty }) => ({
    marks: [plain('test', String(difficulty)), plain(figure(who))],
  }),
  tested: ({ who, total, difficulty, success }) => ({
    marks: [
      (success ? good : bad)(figure(who), `${total}/${difficulty}`),
      (success ? good : bad)('dice'),
    ],
    sound: 'die',
    beats: 2,
  }),
  declined: ({ who }) => ({ marks: [plain(hero(who))], beats: 0.6 }),
  rolled: ({ die, need, success }) => ({
    marks: [(success ? good : bad)('dice', `${die}/${need}`)],
    sound: 'die',
    beats: 2,
  }),
  task_begins: ({ difficulty }) => ({ marks: [plain('task', String(difficulty))] }),
  contributed: ({ who, card: given, dial }) => ({
    moves: [card(given, hand(who), 'task')],
    marks: [good('task', String(dial))],
    sound: 'card',
  }),
  task_done: () => ({ marks: [good('task', '✓')], sound: 'coin', beats: 1.5 }),
  moved: ({ who, space: to }) => ({
    marks: [plain(space(to)), plain(figure(who))],
    sound: 'step',
    beats: 0.7,
  }),
  left: ({ who }) => ({ marks: [plain(hero(who), '→')], sound: 'step' }),
  befriended: ({ enemy }) => ({ marks: [good(foe(enemy), '♥')], sound: 'coin', beats: 1.5 }),
  found: ({ who }) => ({ marks: [good(figure(who), '+1')], sound: 'coin', beats: 1.5 }),
  activated: ({ who }) => ({ marks: [good(hero(who), '★')], sound: 'coin' }),
  encouraged: ({ who, card: given, to }) => ({
    moves: [card(given, hand(who), hand(to))],
    marks: [good(hero(to), '+1')],
    sound: 'card',
  }),
  used: ({ who }) => ({ marks: [plain(hero(who))], sound: 'coin' }),
  handled: ({ who }) => ({ marks: [plain(figure(who))], sound: 'step' }),
  item_drawn: ({ who, item: drawn }) => ({
    moves: [item(drawn, 'book', hero(who))],
    marks: [good(hero(who), '+1')],
    sound: 'coin',
    beats: 1.5,
  }),
  not_retrieved: () => ({ marks: [plain('book')], beats: 0.6 }),
  discovered: () => ({ marks: [plain('book')], sound: 'card', beats: 0.8 }),
  worn: ({ who }) => ({ marks: [plain(hero(who))], beats: 0.6 }),
  stored: ({ who }) => ({ marks: [plain(hero(who))], beats: 0.6 }),
  given: ({ who, item: gift, to }) => ({ moves: [item(gift, hero(who), hero(to))], sound: 'card' }),
  item_discarded: ({ item: gone }) => ({ moves: [item(gone, 'book', 'deck')], sound: 'card' }),
  broken: ({ item: gone }) => ({
    moves: [item(gone, 'book', 'broken')],
    marks: [bad('broken', '+1')],
    sound: 'hit',
  }),
  repaired: () => ({ marks: [good('broken', '−1')], sound: 'coin' }),
  supplied: ({ item: gift }) => ({ moves: [item(gift, 'book', 'dial-population')], sound: 'coin' }),
  batteries: ({ who, loose }) => ({ marks: [plain(hero(who), String(loose))], beats: 0.6 }),
  no_battery: ({ who }) => ({ marks: [plain(hero(who))], beats: 0.6 }),
  drained: ({ who, batteries }) => ({ marks: [bad(hero(who), signed(-batteries))], beats: 0.6 }),
  powered: ({ who }) => ({ marks: [good(hero(who))], sound: 'coin', beats: 0.6 }),
  dial: ({ dial, from, to }) => ({
    marks: [
      dial === 'time'
        ? plain('dial-time', signed(to - from))
        : (to < from ? bad : good)(`dial-${dial}`, signed(to - from)),
    ],
    sound: to < from ? 'hit' : 'coin',
  }),
  full: ({ dial }) => ({ marks: [plain(`dial-${dial}`)], beats: 0.6 }),
  capped: ({ dial, most }) => ({ marks: [good(`dial-${dial}`, String(most))] }),
  wounded: ({ who, wounds }) => ({
    marks: [bad(figure(who), signed(-wounds)), bad(hero(who), signed(-wounds))],
    scene: 'shake',
    sound: 'hit',
    beats: 1.3,
  }),
  healed: ({ who, wounds }) => ({ marks: [good(hero(who), signed(wounds))], sound: 'heal' }),
  cleansed: ({ who }) => ({ marks: [good(hero(who))], sound: 'heal' }),
  fled: ({ who }) => ({ marks: [bad(hero(who), '✕')], scene: 'dark', sound: 'lost', beats: 2 }),
  returned: ({ who, space: to }) => ({
    marks: [good(hero(who)), plain(space(to))],
    sound: 'step',
  }),
  became: ({ who, status }) => ({
    marks: [plain(hero(who), nameOf('status', status))],
    beats: 1.3,
  }),
  status_ended: ({ who }) => ({ marks: [plain(hero(who))] }),
  learned: ({ who, ability }) => ({
    marks: [good(hero(who), nameOf('ability', ability))],
    sound: 'coin',
    beats: 1.5,
  }),
  encounter_drawn: () => ({ marks: [bad('threats')], sound: 'alarm', beats: 1.5 }),
  enemy_comes: ({ enemy, space: to }) => ({
    marks: [bad(space(to)), bad(foe(enemy))],
    sound: 'step',
    beats: 1.3,
  }),
  replaced: ({ enemy }) => ({ marks: [plain(foe(enemy), '→')] }),
  roaches_come: ({ count }) => ({ marks: [bad('threats', signed(count))], sound: 'step' }),
  hunts: ({ enemy }) => ({ marks: [bad('hunt', '+1'), bad(foe(enemy))], sound: 'alarm' }),
  situation: ({ situation }) => ({
    marks: [(situation === 'hostile' ? bad : good)('threats')],
    sound: situation === 'hostile' ? 'alarm' : 'coin',
    beats: 1.5,
  }),
  enemy_turn: () => ({ marks: [bad('threats')], scene: 'dark', sound: 'alarm', beats: 1.3 }),
  enemy_acts: ({ enemy, threat }) => ({ marks: [bad(foe(enemy), String(threat))] }),
  enemy_moved: ({ enemy, space: to }) => ({
    marks: [bad(space(to)), plain(foe(enemy))],
    sound: 'step',
    beats: 0.7,
  }),
  enemy_attacks: ({ enemy, who }) => ({
    marks: [bad(foe(enemy), '⚔'), bad(figure(who))],
    sound: 'hit',
    beats: 1.3,
  }),
  attacked: ({ who }) => ({ marks: [bad(figure(who), '⚔')], sound: 'hit', beats: 1.3 }),
  enemy_wounded: ({ enemy, wounds }) => ({
    marks: [good(foe(enemy), signed(-wounds))],
    sound: 'hit',
  }),
  roach_gone: ({ left }) => ({ marks: [good('threats', String(left))], sound: 'hit' }),
  enemy_healed: ({ enemy, wounds }) => ({
    marks: [bad(foe(enemy), signed(wounds))],
    sound: 'heal',
  }),
  looted: ({ who }) => ({ marks: [good(hero(who), '★')], sound: 'coin', beats: 0.8 }),
  enemy_defeated: ({ enemy }) => ({ marks: [good(foe(enemy), '✕')], sound: 'coin', beats: 1.5 }),
  enemy_leaves: ({ enemy }) => ({ marks: [plain(foe(enemy), '→')], sound: 'step' }),
  placed: ({ space: at }) => ({ marks: [plain(space(at), '+1')] }),
  removed: ({ space: at }) => ({ marks: [plain(space(at), '−1')] }),
  objective: ({ space: at, placed }) => ({
    marks: [(placed ? plain : good)(space(at), placed ? '★' : '✓')],
    sound: 'coin',
  }),
  finds_placed: ({ space: at, count }) => ({ marks: [good(space(at), signed(count))] }),
  door: ({ open }) => ({ marks: [plain('book')], sound: open ? 'step' : 'hit' }),
  environment: ({ environment }) => ({
    marks: [plain('environment', environment === null ? '' : nameOf('environment', environment))],
    beats: 1.3,
  }),
  nests: () => ({ marks: [good('book')], scene: 'dark', sound: 'heal', beats: 1.5 }),
  bookkeeper: ({ who }) => ({ marks: [plain(hero(who))], beats: 0.6 }),
  travelled: ({ location }) => ({
    marks: [plain(`location-${location}`)],
    sound: 'step',
    beats: 1.5,
  }),
  road_drawn: ({ card: road, who }) => ({
    moves: [{ face: { name: nameOf('road', road) }, from: 'book', to: hero(who) }],
    sound: 'card',
    beats: 1.5,
  }),
  hull: ({ left }) => ({ marks: [bad('book', String(left))], scene: 'shake', sound: 'hit' }),
  mission_taken: ({ mission }) => ({
    marks: [plain(`mission-${mission}`)],
    sound: 'page',
    beats: 1.5,
  }),
  mission_succeeded: ({ mission }) => ({
    marks: [good(`mission-${mission}`, '✓')],
    sound: 'won',
    beats: 2,
  }),
  mission_failed: ({ mission }) => ({
    marks: [bad(`mission-${mission}`, '✕')],
    sound: 'lost',
    beats: 2,
  }),
  time_passes: () => ({ marks: [plain('dial-time')], beats: 0.8 }),
  no_more: ({ dial }) => ({ marks: [plain(`dial-${dial}`)] }),
  night_falls: () => ({ marks: [bad('dial-time')], scene: 'dark', sound: 'alarm', beats: 2 }),
  goal_completed: ({ character }) => ({
    marks: [good(hero(character), '★')],
    sound: 'won',
    beats: 2,
  }),
  campaign_won: () => ({ marks: [good('book')], sound: 'won', beats: 2 }),
  campaign_lost: () => ({ marks: [bad('book')], scene: 'dark', sound: 'lost', beats: 2 }),
  revived: () => ({ marks: [good('dial-population'), good('dial-morale')], sound: 'heal' }),
  ended: ({ ending }) => ({
    marks: [(ending === 'success' ? good : bad)('book')],
    sound: ending === 'success' ? 'won' : 'lost',
    beats: 2,
  }),
};

export const show = playing(PLAYS);
export const moves = (events: Event[]): Move[] =>
  events.flatMap((event) => show(event, undefined).moves ?? []);
