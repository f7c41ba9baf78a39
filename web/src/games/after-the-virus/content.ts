/**
 * The cards, characters and missions as the content has them: no name, price or effect is written
 * here.
 */
import { contentOf } from '../../lib/engine/engines';
import { settings } from '../../lib/settings.svelte';
import type { Card } from './types';
import { word } from './words';

export type Type =
  | 'zombie'
  | 'event'
  | 'person'
  | 'animal'
  | 'weapon'
  | 'trap'
  | 'equipment'
  | 'armor'
  | 'medical'
  | 'vehicle'
  | 'facility'
  | 'training'
  | 'supply';
type Saying = { en: string; de?: string };
type Prepare = 'any-ammo' | { cards: number } | { card: string } | { ammo: number };
export type CardData = {
  number: Card;
  id: string;
  type: Type;
  style?: string;
  retrieve: number;
  prepare?: Prepare;
  ability?: unknown[];
  name: Saying;
  text: Saying;
};
export type Character = { id: string; name: Saying; text: Saying; start: string; deck: string[] };
type Condition = { 'at-least'?: number; 'at-most'?: number };
export type Mission = {
  id: string;
  chapter: number;
  name: Saying;
  text: Saying;
  goal: Condition[];
};
type Chapter = { name: Saying; text: Saying };
type Content = {
  cards: CardData[];
  characters: Character[];
  chapters: Chapter[];
  missions: Mission[];
};

let content: Content = { cards: [], characters: [], chapters: [], missions: [] };
let byNumber = new Map<Card, CardData>();
let byId = new Map<string, CardData>();

export async function prepare() {
  content = (await contentOf('after-the-virus')) as Content;
  byNumber = new Map(content.cards.map((card) => [card.number, card]));
  byId = new Map(content.cards.map((card) => [card.id, card]));
}

const UNKNOWN: CardData = {
  number: 0,
  id: '',
  type: 'supply',
  retrieve: 0,
  name: { en: '?' },
  text: { en: '' },
};
export const say = (saying: Saying | undefined) => saying?.[settings.lang] ?? saying?.en ?? '';

export const dataOf = (card: Card) => byNumber.get(card) ?? UNKNOWN;
export const cardCalled = (id: string) => byId.get(id) ?? UNKNOWN;
export const nameOf = (card: Card) => say(dataOf(card).name);
export const textOf = (card: Card) => say(dataOf(card).text);
export const isZombie = (card: Card) => dataOf(card).type === 'zombie';
export const characters = () => content.characters;
export const characterAt = (at: number) => content.characters[at];
export const chapters = () => content.chapters;
export const missions = () => content.missions;
export const missionAt = (at: number) => content.missions[at];

/** Every way in which a card could be used; the list says which of them can. */
export const uses = (card: Card) =>
  (dataOf(card).ability ?? []).map((_, way) => ({ use: { card, way } }));

/** What it takes to prepare a card: a number or words, and what is paid with. */
export function price({
  prepare,
}: CardData): { value: string; kind: 'cards' | 'card' | 'ammo' } | undefined {
  if (prepare === undefined) return;
  if (prepare === 'any-ammo') return { value: 'X', kind: 'ammo' };
  if ('cards' in prepare) return { value: String(prepare.cards), kind: 'cards' };
  if ('ammo' in prepare) return { value: String(prepare.ammo), kind: 'ammo' };
  return { value: say(cardCalled(prepare.card).name), kind: 'card' };
}

/** A card for those who hear it. */
export function told(card: Card): string {
  const data = dataOf(card);
  const cost = price(data);
  return [
    nameOf(card),
    word(`type-${data.type}`),
    ...(data.type === 'zombie' ? [] : [word('cost-retrieve', { n: data.retrieve })]),
    ...(cost ? [word(`cost-prepare-${cost.kind}`, { n: cost.value })] : []),
  ].join(', ');
}

/** The cards of a pile one by one, equal ones side by side. */
export const cardsOf = (bag: Record<string, number>): Card[] =>
  Object.entries(bag).flatMap(([card, count]) => Array.from({ length: count }, () => Number(card)));

export const countOf = (bag: Record<string, number>) =>
  Object.values(bag).reduce((sum, count) => sum + count, 0);
