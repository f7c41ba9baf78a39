/**
 * What is printed on the sheets and cards, as the content of the game has it: no size or pattern is
 * written here.
 */
import { contentOf } from '../../lib/engine/engines';
import type { Pack } from '../../lib/storage/packs';
import { say } from '../../lib/words';
import type {
  Area,
  Content,
  Grade,
  WrittenCondition as Card,
  WrittenPatient as Person,
} from './types';
import { word } from './words';

export const GRADES: Grade[] = ['minor', 'serious', 'critical'];

let content: Content;
let cards = new Map<number, Card>();
let people = new Map<number, Person>();

export async function prepare(packs?: Pack[]) {
  content = await contentOf<Content>('trauma-center', packs);
  cards = new Map(content.conditions.map((card) => [card.number, card]));
  people = new Map(content.patients.map((person) => [person.number, person]));
}

const NO_CARD: Card = { number: 0, grade: 'minor', name: { en: '?' }, pattern: [] };
const NOBODY: Person = { number: 0, name: { en: '?' }, story: { en: '' } };

export const sizes = () => ({
  ...content.body,
  deep: content.diagnosis.rows,
  boxes: content.boxes,
});
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

const QUADRANTS = ['upper-left', 'upper-right', 'lower-left', 'lower-right'];
export const quadrantName = (quadrant: number) => word(`quadrant-${QUADRANTS[quadrant]}`);

/** A column as it is called. */
export const letter = (column: number) => String.fromCharCode(65 + column);
export const squareName = (square: number) =>
  letter(square % content.body.columns) + (Math.floor(square / content.body.columns) + 1);

/** What the back of a Critical card says; with its quadrant in brackets once it has one. */
export function ruleText({ rule }: Card, quadrant: number | null, area?: Area): string {
  if (rule === undefined) return '';
  if (typeof rule === 'string') {
    if (quadrant === null || !area) return word(`critical-${rule}`).replace(/ \([^)]*\)/, '');
    return word(`critical-${rule}`, {
      quadrant: quadrantName(quadrant),
      first: letter(area.left),
      last: letter(area.left + area.width - 1),
    });
  }
  if ('dice' in rule) {
    const { values, action } = rule.dice;
    const key = action ? `critical-dice-${action}` : 'critical-dice';
    return word(key, { values: values.join(', ') });
  }
  if ('health' in rule) return word('critical-health', { more: rule.health });
  if ('strain' in rule) return word('critical-strain', { more: rule.strain });
  return word('critical-slow', { fewer: rule.slow });
}
