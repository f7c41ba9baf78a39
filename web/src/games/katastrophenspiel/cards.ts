/** The cards as the content has them: names, symbols, regions and prices are never written here. */
import { contentOf } from '../../lib/engine/engines';
import { settings } from '../../lib/settings.svelte';
import type { Ability, Card, Colour, Region, StackSeen } from './types';
import { word } from './words';

export type Kind = 'vehicle' | 'hero' | 'equipment' | 'catastrophe';
export type CardData = {
  number: Card;
  kind: Kind;
  stack: string;
  name: { en: string; de: string };
  line?: { en: string; de: string };
  symbols: string[];
  region?: Region;
};
type Content = { rounds: number; cards: CardData[] };

export const ABILITIES: Ability[] = [
  'first-aid',
  'supplies',
  'fire',
  'shelter',
  'peace',
  'construction',
];
let content: Content = { rounds: 0, cards: [] };
let known = new Map<Card, CardData>();

export async function prepare() {
  content = (await contentOf('katastrophenspiel')) as Content;
  known = new Map(content.cards.map((card) => [card.number, card]));
}

const NOBODY: CardData = {
  number: 0,
  kind: 'hero',
  stack: '',
  name: { en: '?', de: '?' },
  symbols: [],
};

export const dataOf = (card: Card) => known.get(card) ?? NOBODY;
export const nameOf = (card: Card) => dataOf(card).name[settings.lang];
export const lineOf = (card: Card) => dataOf(card).line?.[settings.lang] ?? '';

/**
 * The price of a purchase card, or what a catastrophe is worth; nothing for a player's own cards.
 */
export function valueOf({ stack }: CardData): number | undefined {
  const value = Number(stack.split('-')[1]);
  return Number.isNaN(value) ? undefined : value;
}

export const colourOf = (card: CardData) =>
  valueOf(card) === undefined ? (card.stack as Colour) : undefined;

/** The symbols to the left of the slash, to its right, or all. */
export function sideOf({ symbols }: CardData, side: string): string[] {
  const slash = symbols.indexOf('/');
  if (slash < 0 || side === 'all') return symbols.filter((symbol) => symbol !== '/');
  return side === 'left' ? symbols.slice(0, slash) : symbols.slice(slash + 1);
}

export function symbolName(symbol: string): string {
  if (symbol === '/') return word('board-slash');
  const [die, n] = symbol.split('die-');
  return die === '' && n ? word('symbol-die', { n }) : word(`symbol-${symbol}`);
}

/** Symbols in words, equal ones counted. */
export function spoken(symbols: string[]): string {
  const told: string[] = [];
  for (let at = 0; at < symbols.length;) {
    const symbol = symbols[at]!;
    let n = 1;
    while (symbols[at + n] === symbol) n++;
    told.push(
      n > 1 ? word('symbols-times', { n, symbol: symbolName(symbol) }) : symbolName(symbol),
    );
    at += n;
  }
  return told.join(', ').replaceAll(`, ${word('board-slash')},`, ` ${word('board-slash')}`);
}

/** A stack in words: what its cards cost or are worth, and how many there are. */
export const stackName = ({ value, catastrophes, left }: StackSeen) =>
  catastrophes
    ? word('board-stack-catastrophe', { points: value, cards: left })
    : word('board-stack-purchase', { value, cards: left });

/** A card for those who hear it. */
export function told(card: Card): string {
  const data = dataOf(card);
  const value = valueOf(data);
  const worth =
    value === undefined
      ? []
      : [
          data.kind === 'catastrophe'
            ? word('board-points-of', { points: value })
            : word('board-price', { price: value }),
        ];
  const where = data.region ? [word(`region-${data.region}`)] : [];
  return [nameOf(card), word(`kind-${data.kind}`), ...where, ...worth, spoken(data.symbols)].join(
    ', ',
  );
}
