/** The cards as the content has them: names, symbols, regions and prices are never written here. */
import { contentOf } from '../../lib/engine/engines';
import type { Pack } from '../../lib/storage/packs';
import { say } from '../../lib/words';
import type {
  Ability,
  Card,
  CardKind,
  Colour,
  Content,
  Side,
  StackSeen,
  Symbol,
  WrittenCard as CardData,
} from './types';
import { word } from './words';

export type { CardKind as Kind, WrittenCard as CardData } from './types';

export const ABILITIES: Ability[] = [
  'first-aid',
  'supplies',
  'fire',
  'shelter',
  'peace',
  'construction',
];
let known = new Map<Card, CardData>();

export async function prepare(packs?: Pack[]) {
  const { cards } = await contentOf<Content>('katastrophenspiel', packs);
  known = new Map(cards.map((card) => [card.number, card]));
}

const NOBODY: CardData = {
  number: 0,
  kind: 'hero',
  stack: 'white',
  value: null,
  name: { en: '?' },
  line: {},
  symbols: [],
};

export const dataOf = (card: Card) => known.get(card) ?? NOBODY;
export const nameOf = (card: Card) => say(dataOf(card).name);
export const lineOf = (card: Card) => say(dataOf(card).line);

const TONES: Record<CardKind, string> = {
  hero: 'hero',
  vehicle: 'vehicle',
  equipment: 'gear',
  catastrophe: 'disaster',
};
/** The design token for cards of this kind; its pale form ends in `-soft`. */
export const toneOf = ({ kind }: CardData) => TONES[kind];

const COLOURS: Colour[] = ['red', 'green', 'blue', 'black', 'white'];
/** Whose a player's own card is. */
export const colourOf = ({ stack }: CardData) => COLOURS.find((colour) => colour === stack);

/** The symbols to the left of the slash, to its right, or all. */
export function sideOf({ symbols }: CardData, side: Side): Symbol[] {
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
  const { value } = data;
  const worth =
    value === null
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
