/**
 * What is printed on the sheets and cards, as the content of the game has it: no size or pattern is
 * written here.
 */
import { contentOf } from '../../lib/engines';
import { settings } from '../../lib/settings.svelte';
import type { Area, Patient } from './types';
import { word } from './words';

export type Grade = 'minor' | 'serious' | 'critical';
type Saying = { en: string; de?: string };
type Rule = string | Record<string, number | { values: number[]; action?: string }>;
export type Card = { number: number; grade: Grade; name: Saying; pattern: string[]; rule?: Rule };
type Person = { number: number; name: Saying; story: Saying };
type Content = {
  body: { columns: number; rows: number };
  diagnosis: { rows: number };
  boxes: { health: number; strain: number; row: number };
  bandage: { emt: number; er: number; prep: number };
  tetrominoes: { die: number; shape: string[] }[];
  conditions: Card[];
  patients: Person[];
};

export const GRADES: Grade[] = ['minor', 'serious', 'critical'];

let content: Content;
let cards = new Map<number, Card>();
let people = new Map<number, Person>();

export async function prepare() {
  content = (await contentOf('trauma-center')) as Content;
  cards = new Map(content.conditions.map((card) => [card.number, card]));
  people = new Map(content.patients.map((person) => [person.number, person]));
}

const NO_CARD: Card = { number: 0, grade: 'minor', name: { en: '?' }, pattern: [] };
const NOBODY: Person = { number: 0, name: { en: '?' }, story: { en: '' } };
const say = (saying: Saying) => saying[settings.lang] ?? saying.en;

export const sizes = () => ({
  ...content.body,
  deep: content.diagnosis.rows,
  boxes: content.boxes,
});
export const bandageSide = (phase: string) => content.bandage[phase as keyof Content['bandage']];
export const allCards = () => content.conditions;
export const cardOf = (number: number) => cards.get(number) ?? NO_CARD;
export const cardName = (number: number) => say(cardOf(number).name);
export const personName = (number: number) => say((people.get(number) ?? NOBODY).name);
export const story = (number: number) => say((people.get(number) ?? NOBODY).story);

/** The squares of a tetromino as columns and rows. */
export function shapeOf(die: number): [number, number][] {
  const shape = content.tetrominoes.find((one) => one.die === die)?.shape ?? [];
  return shape.flatMap((line, row) =>
    [...line].flatMap((mark, column): [number, number][] => (mark === 'x' ? [[column, row]] : [])),
  );
}

/** Where a quadrant is, counted from 0 row by row. */
export function quadrantArea(quadrant: number): Area {
  const { columns, rows } = content.body;
  return {
    left: (quadrant % 2) * (columns / 2),
    top: Math.floor(quadrant / 2) * (rows / 2),
    width: columns / 2,
    height: rows / 2,
  };
}

/**
 * The squares of the Body where a card in a quadrant has this mark: `x` is a wound, `X` a bold one.
 */
export function marked(card: number, quadrant: number, mark: 'x' | 'X'): number[] {
  const { left, top } = quadrantArea(quadrant);
  const { columns } = content.body;
  return cardOf(card).pattern.flatMap((line, row) =>
    [...line].flatMap((one, column) =>
      one === mark ? [(top + row) * columns + left + column] : [],
    ),
  );
}

/** The squares with bold wounds, once these are there. */
export const boldOf = (patient: Patient) =>
  patient.conditions.flatMap(({ card, quadrant }) =>
    quadrant === null ? [] : marked(card, quadrant, 'X'),
  );

const QUADRANTS = ['upper-left', 'upper-right', 'lower-left', 'lower-right'];
export const quadrantName = (quadrant: number) => word(`quadrant-${QUADRANTS[quadrant]}`);

/** A column as it is called. */
export const letter = (column: number) => String.fromCharCode(65 + column);
export const squareName = (square: number) =>
  letter(square % content.body.columns) + (Math.floor(square / content.body.columns) + 1);

/** What the back of a Critical card says; with its quadrant in brackets once it has one. */
export function ruleText({ rule }: Card, quadrant: number | null): string {
  if (rule === undefined) return '';
  if (typeof rule === 'string') {
    if (quadrant === null) return word(`critical-${rule}`).replace(/ \([^)]*\)/, '');
    const { left, width } = quadrantArea(quadrant);
    return word(`critical-${rule}`, {
      quadrant: quadrantName(quadrant),
      first: letter(left),
      last: letter(left + width - 1),
    });
  }
  const [kind, by] = Object.entries(rule)[0]!;
  if (typeof by === 'number') return word(`critical-${kind}`, { more: by, fewer: by });
  return word(by.action ? `critical-dice-${by.action}` : 'critical-dice', {
    values: by.values.join(', '),
  });
}
