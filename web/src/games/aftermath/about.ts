/** Cards in full, for those who point at them or hear them. */
import { getContext, setContext } from 'svelte';
import type { Bag } from '../../lib/bags';
import { ATTRIBUTES, all, called, say, symbolsOf, the } from './content';
import type { WrittenCharacter } from './types';
import { word } from './words';

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What everything on the board does, in the engine's words, by the key of its name. */
export type Effects = () => Record<string, string>;
export const setEffects = (effects: Effects) => setContext('effects', effects);
export const getEffects = () => getContext<Effects | undefined>('effects') ?? (() => ({}));

const lines = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join('\n');

export function aboutItem(number: number, effects: Record<string, string>) {
  const item = the('item', number);
  if (!item) return '';
  return lines(
    [
      say(item.kind),
      word(`slot-${item.slot}`),
      item.paws > 1 && word('two-paws'),
      ...item.keywords.map((id) => say(called('keyword', id)?.name)),
    ]
      .filter(Boolean)
      .join(' · '),
    effects[`item-${item.id}`],
    say(item.text),
    word('repair-n', { n: item.repair }),
  );
}

export function aboutStatus(number: number, effects: Record<string, string>) {
  const status = the('status', number);
  return status ? lines(effects[`status-${status.id}`], say(status.text)) : '';
}

export function aboutAbility(number: number, effects: Record<string, string>) {
  const ability = the('ability', number);
  if (!ability) return '';
  return lines(
    ability.cost > 0 && word('white-n', { n: ability.cost }),
    effects[`ability-${ability.id}`],
    say(ability.text),
  );
}

export function aboutEnemy(number: number, effects: Record<string, string>) {
  const enemy = the('enemy', number);
  if (!enemy) return '';
  const type = say(called('type', enemy.type)?.name);
  return lines(
    enemy.boss ? `${type} · ${word('boss')}` : type,
    word('enemy-values', { defense: enemy.defense, communicate: enemy.communicate }),
    effects[`enemy-${enemy.id}`],
    say(enemy.text),
  );
}

export function aboutMission(number: number) {
  const mission = the('mission', number);
  if (!mission) return '';
  return lines(
    say(mission.text),
    say(mission.goal),
    `${word('mission-place')}: ${say(called('location', mission.location)?.name)}`,
    say(mission.travel),
    word('allowance', { n: mission.time }),
  );
}

/** What a character adds to tests, in words. */
export const bonuses = (bonus: WrittenCharacter['bonus']) =>
  ATTRIBUTES.flatMap((attribute) => {
    const amount = bonus[attribute];
    return amount === undefined ? [] : [`${signed(amount)} ${word(`attribute-${attribute}`)}`];
  }).join(' · ');

export function aboutCharacter(number: number) {
  const character = the('character', number);
  if (!character) return '';
  return lines(
    `${say(character.class)} · ${say(character.species)}${character.big ? ` · ${word('big')}` : ''}`,
    bonuses(character.bonus),
    say(character.text),
    say(character.goal),
  );
}

/** An action card for those who hear it. */
export function cardName(number: number) {
  const card = the('card', number);
  if (!card) return '';
  const plain =
    card.colour === 'calamity'
      ? word('colour-calamity')
      : `${word(`colour-${card.colour}`)} ${card.value}`;
  return card.name ? `${say(card.name)} (${plain})` : plain;
}

/** What an action card shows, in words. */
export function aboutCard(number: number) {
  const card = the('card', number);
  if (!card || card.colour === 'black' || card.colour === 'calamity') return '';
  const symbols = symbolsOf(number);
  return symbols.length === ATTRIBUTES.length
    ? word('attribute-any')
    : symbols.map((one) => word(`attribute-${one}`)).join(' / ');
}

/** How many kinds of something there are, by number, as names. */
export const namesIn = (kind: 'item' | 'enemy' | 'encounter' | 'road', bag: Bag) =>
  Object.entries(bag).map(([number, count]) => ({
    number: Number(number),
    name: say(all(kind)[Number(number)]?.name),
    count,
  }));
