/**
 * The cards, pages and places as the content has them: no name, number or effect is written here.
 */
import { contentOf } from '../../lib/engine/engines';
import type { Pack } from '../../lib/storage/packs';
import { settings } from '../../lib/settings.svelte';
import type { PlaceData } from './place';
import type { Dial } from './types';

export type Saying = { en: string; de?: string };
export type Attribute = 'agility' | 'strength' | 'resistance' | 'instinct';
export type Bonus = { attribute: Attribute | null; action: string | null; amount: number };
type Named = { id: string; name: Saying; text: Saying };
export type CardData = {
  id: string;
  colour: 'green' | 'red' | 'blue' | 'yellow' | 'white' | 'black' | 'calamity';
  symbol: Attribute[] | null;
  value: number;
  count: number;
  name: Saying | null;
};
export type CharacterData = Named & {
  class: Saying;
  species: Saying;
  bonus: Partial<Record<Attribute, number>>;
  big: boolean;
  life: number;
  item: string;
  ability: string;
  goal: Saying;
};
export type Slot = 'head' | 'body' | 'paw' | 'accessory' | 'stash' | 'colony';
export type ItemData = Named & {
  kind: Saying;
  slot: Slot;
  paws: number;
  repair: number;
  keywords: string[];
  range: number | null;
  bonus: Bonus[];
  'battery-bonus': Bonus[];
  batteries: number;
  wounds: number;
};
export type StatusData = Named & {
  negative: boolean;
  removal: { attribute: Attribute[]; difficulty: number } | null;
  bonus: Bonus[];
};
export type AbilityData = Named & { cost: number };
export type EnemyAction = {
  threat: number[];
  speed: number;
  range: number;
  strength: number;
  wounds: number;
  toxic: boolean;
};
export type EnemyData = Named & {
  type: string;
  boss: boolean;
  roach: boolean;
  defense: number;
  communicate: number;
  action: EnemyAction[];
};
export type MissionData = Named & {
  goal: Saying;
  side: boolean;
  location: string;
  time: number;
  travel: Saying;
};
export type LocationData = { id: string; name: Saying; x: number; y: number; page: number };
export type MapData = {
  rows: string[];
  start: string;
  enemies: string[];
  hide: string[];
  exit: { space: string }[];
  /** What it looks like, if the content says so itself. */
  place?: PlaceData;
};
type PageData = { number: number; map: MapData | null; entry: { number: number }[] };
type Word = { id: string; name: Saying };

type Kinds = {
  keyword: Word;
  type: Word;
  card: CardData;
  character: CharacterData;
  item: ItemData;
  status: StatusData;
  ability: AbilityData;
  enemy: EnemyData;
  encounter: Named;
  environment: Named;
  vehicle: Named & { hull: number };
  road: Named;
  token: Named;
  scavenge: { difficulty: number };
  mission: MissionData;
  location: LocationData;
};
type File = { [kind in keyof Kinds]: Kinds[kind][] } & {
  numbers: { hand: number; backpack: number } | null;
};
type Written = { cards: File[]; pages: PageData[]; words: Record<string, string> };

let written: Written = { cards: [], pages: [], words: {} };
const lists = new Map<keyof Kinds, unknown[]>();
let titles: Record<string, Record<string, string>> = {};
/**
 * Page and number of every entry, in the order of the content: of each page START, threat,
 * calamity, then the numbered ones.
 */
let entries: { page: number; part: string }[] = [];

export async function prepare(packs?: Pack[]) {
  written = (await contentOf('aftermath', packs)) as Written;
  lists.clear();
  titles = Object.fromEntries(
    Object.entries(written.words).map(([lang, source]) => [lang, titlesIn(source)]),
  );
  entries = written.pages.flatMap(({ number, entry }) =>
    ['start', 'threat', 'calamity', ...entry.map((one) => String(one.number))].map((part) => ({
      page: number,
      part,
    })),
  );
}

const titlesIn = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/^p(\d+)-title = (.+)$/gm)].map(([, page, title]) => [page, title ?? '']),
  );

/** All cards of a kind, by their numbers. */
export function all<K extends keyof Kinds>(kind: K): Kinds[K][] {
  let list = lists.get(kind) as Kinds[K][] | undefined;
  if (!list) lists.set(kind, (list = written.cards.flatMap((file) => file[kind] as Kinds[K][])));
  return list;
}
export const the = <K extends keyof Kinds>(
  kind: K,
  number: number | undefined | null,
): Kinds[K] | undefined => all(kind)[number ?? -1];
export const called = <K extends keyof Kinds>(kind: K, id: string): Kinds[K] | undefined =>
  all(kind).find((one) => 'id' in one && one.id === id);

export const say = (saying: Saying | null | undefined) =>
  saying?.[settings.lang] ?? saying?.en ?? '';
export const nameOf = (kind: Exclude<keyof Kinds, 'scavenge'>, number: number | undefined | null) =>
  say(the(kind, number)?.name);
export const textOf = (
  kind:
    | 'item'
    | 'status'
    | 'ability'
    | 'enemy'
    | 'token'
    | 'environment'
    | 'road'
    | 'vehicle'
    | 'encounter',
  number: number | undefined | null,
) => say(the(kind, number)?.text);

export const titleOf = (page: number) => titles[settings.lang]?.[page] ?? '';
export const pageAt = (place: number) => written.pages[place];
export const numbered = (number: number) => written.pages.find((page) => page.number === number);
export const entryAt = (number: number) => entries[number];
export const numbers = () =>
  written.cards.find((file) => file.numbers)?.numbers ?? { hand: 0, backpack: 0 };
/** The difficulties of scavenge tokens, the lowest first. */
export const difficulties = () =>
  [...new Set(all('scavenge').map(({ difficulty }) => difficulty))].sort((a, b) => a - b);

export const ATTRIBUTES: Attribute[] = ['agility', 'strength', 'resistance', 'instinct'];
export const attributesIn = (bits: number) => ATTRIBUTES.filter((_, bit) => bits & (1 << bit));
export const DIALS: Dial[] = ['time', 'clue', 'scrap', 'food', 'population', 'morale'];

/**
 * The columns and rows of the travel map: places that lie far out come closer, only their order
 * counts.
 */
export function grid(locations: LocationData[]) {
  const rank = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  return { columns: rank(locations.map(({ x }) => x)), rows: rank(locations.map(({ y }) => y)) };
}

/** Where a space is: columns and rows of the grid, from 1, the end not included. */
export type Place = { letter: string; left: number; right: number; top: number; bottom: number };

/** The spaces of a map, by their numbers: in the order of their first cell. */
export function places(rows: string[]): Place[] {
  const found = new Map<string, Place>();
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter === '.') continue;
      const place = found.get(letter) ?? { letter, left: x + 1, right: 0, top: y + 1, bottom: 0 };
      found.set(letter, { ...place, right: Math.max(place.right, x + 2), bottom: y + 2 });
    }
  }
  return [...found.values()];
}

/** The cards of a hand or pile one by one. */
export const cardsOf = (bag: Record<string, number>): number[] =>
  Object.entries(bag).flatMap(([card, count]) => Array.from({ length: count }, () => Number(card)));
export const countOf = (bag: Record<string, number>) =>
  Object.values(bag).reduce((sum, count) => sum + count, 0);
