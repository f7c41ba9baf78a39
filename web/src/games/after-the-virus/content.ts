/**
 * The cards, characters and missions as the content has them: no name, price or effect is written
 * here.
 */
import { contentOf } from '../../lib/engine/engines';
import type { Pack } from '../../lib/storage/packs';
import { say } from '../../lib/words';
import type { Card, Content, WrittenCard as CardData } from './types';
import { word } from './words';

export { cardsOf, countOf } from '../../lib/bags';
export { say };

let content: Pick<Content, 'characters' | 'chapters' | 'missions'> = {
  characters: [],
  chapters: [],
  missions: [],
};
let byNumber = new Map<Card, CardData>();
let byId = new Map<string, CardData>();

export async function prepare(packs?: Pack[]) {
  const read = await contentOf<Content>('after-the-virus', packs);
  content = read;
  byNumber = new Map(read.cards.map((card) => [card.number, card]));
  byId = new Map(read.cards.map((card) => [card.id, card]));
}

const UNKNOWN: CardData = {
  number: 0,
  id: '',
  type: 'supply',
  count: 0,
  retrieve: 0,
  saves: 0,
  leaves: false,
  legs: false,
  name: { en: '?' },
  text: {},
};

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
