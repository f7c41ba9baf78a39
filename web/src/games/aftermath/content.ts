/**
 * The cards, pages and places as the content has them: no name, number or effect is written here.
 */
import { contentOf } from '../../lib/engine/engines';
import type { Pack } from '../../lib/storage/packs';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import type { Attribute, Content, Dial, WrittenCards, WrittenLocation } from './types';

export { cardsOf, countOf } from '../../lib/bags';
export { type Saying, say } from '../../lib/words';

/** The lists of the content by the kind of thing. */
type Kinds = Omit<WrittenCards, 'numbers'>;
type Kind = keyof Kinds;
type One<K extends Kind> = Kinds[K][number];

/** All files together. */
const joined = (files: WrittenCards[]): Kinds => ({
  keyword: files.flatMap((file) => file.keyword),
  type: files.flatMap((file) => file.type),
  card: files.flatMap((file) => file.card),
  character: files.flatMap((file) => file.character),
  item: files.flatMap((file) => file.item),
  status: files.flatMap((file) => file.status),
  ability: files.flatMap((file) => file.ability),
  enemy: files.flatMap((file) => file.enemy),
  encounter: files.flatMap((file) => file.encounter),
  environment: files.flatMap((file) => file.environment),
  vehicle: files.flatMap((file) => file.vehicle),
  road: files.flatMap((file) => file.road),
  token: files.flatMap((file) => file.token),
  scavenge: files.flatMap((file) => file.scavenge),
  mission: files.flatMap((file) => file.mission),
  location: files.flatMap((file) => file.location),
});

let written: Content = { cards: [], pages: [], words: {}, entries: [], symbols: [] };
let lists: Kinds = joined([]);
let titles: Record<string, Record<string, string>> = {};

export async function prepare(packs?: Pack[]) {
  written = await contentOf<Content>('aftermath', packs);
  lists = joined(written.cards);
  titles = Object.fromEntries(
    Object.entries(written.words).map(([lang, source]) => [lang, titlesIn(source)]),
  );
}

const titlesIn = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/^p(\d+)-title = (.+)$/gm)].map(([, page, title]) => [page, title ?? '']),
  );

/** All cards of a kind, by their numbers. */
export const all = <K extends Kind>(kind: K): One<K>[] => lists[kind];
export const the = <K extends Kind>(
  kind: K,
  number: number | undefined | null,
): One<K> | undefined => all(kind)[number ?? -1];
export const called = <K extends Kind>(kind: K, id: string): One<K> | undefined =>
  all(kind).find((one) => 'id' in one && one.id === id);

export const nameOf = (kind: Exclude<Kind, 'scavenge'>, number: number | undefined | null) =>
  say(the(kind, number)?.name);
export const textOf = (kind: 'token' | 'environment', number: number | undefined | null) =>
  say(the(kind, number)?.text);

export const titleOf = (page: number) => titles[settings.lang]?.[page] ?? '';
export const pageAt = (place: number) => written.pages[place];
export const numbered = (number: number) => written.pages.find((page) => page.number === number);
/** The page of an entry, and which of its entries it is. */
export const entryAt = (number: number) => written.entries[number];
/** The attributes that an action card shows. */
export const symbolsOf = (card: number | null) => written.symbols[card ?? -1] ?? [];
/** How many items a backpack holds. */
export const backpack = () => written.cards.find((file) => file.numbers)?.numbers?.backpack ?? 0;

export const ATTRIBUTES: Attribute[] = ['agility', 'strength', 'resistance', 'instinct'];
/** The design token for each. */
const TONES: Record<Attribute, string> = {
  agility: 'gear',
  strength: 'disaster',
  resistance: 'jack',
  instinct: 'hero',
};
export const toneOf = (attribute: Attribute) => `var(--${TONES[attribute]})`;
export const attributesIn = (bits: number) => ATTRIBUTES.filter((_, bit) => bits & (1 << bit));
export const DIALS: Dial[] = ['time', 'clue', 'scrap', 'food', 'population', 'morale'];

/**
 * The columns and rows of the travel map: places that lie far out come closer, only their order
 * counts.
 */
export function grid(locations: WrittenLocation[]) {
  const rank = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  return { columns: rank(locations.map(({ x }) => x)), rows: rank(locations.map(({ y }) => y)) };
}

/** Where a space is: columns and rows of the grid, from 1, the end not included. */
export type Place = { letter: string; left: number; right: number; top: number; bottom: number };

/** Where the spaces of a map are; by their numbers, if their letters come in that order. */
export function places(rows: string[], letters: string[] = []): Place[] {
  const found = new Map<string, Place>();
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter === '.') continue;
      const place = found.get(letter) ?? { letter, left: x + 1, right: 0, top: y + 1, bottom: 0 };
      found.set(letter, { ...place, right: Math.max(place.right, x + 2), bottom: y + 2 });
    }
  }
  return letters.length
    ? letters.flatMap((letter) => found.get(letter) ?? [])
    : [...found.values()];
}
