/** Where something can be put on a grid, as the listed actions say. */
import type { Action } from '../../lib/engine/messages';
import { sizes } from './content';
import type { Action as Choice, Area, Cost, SeenDie, SeenPatient } from './types';

/** Squares that something goes to, and what that does; several things where there is a choice. */
export type Place = { squares: number[]; actions: Action[] };
/** A form that places have, with its squares as columns and rows from the upper left. */
export type Form = { key: string; squares: [number, number][]; width: number; height: number };

export function squaresOf({ left, top, width, height }: Area): number[] {
  const { columns } = sizes();
  return Array.from(
    { length: width * height },
    (_, index) => (top + Math.floor(index / width)) * columns + left + (index % width),
  );
}

export function formOf(squares: number[]): Form {
  const { columns } = sizes();
  const cells = squares.map((square): [number, number] => [
    square % columns,
    Math.floor(square / columns),
  ]);
  const [left, top] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis]!))) as [
    number,
    number,
  ];
  const moved = cells.map(([x, y]): [number, number] => [x - left, y - top]);
  return {
    key: moved.join(' '),
    squares: moved,
    width: 1 + Math.max(...moved.map(([x]) => x)),
    height: 1 + Math.max(...moved.map(([, y]) => y)),
  };
}

/** The different forms of places, in their order. */
export function formsOf(places: Place[]): Form[] {
  const forms = new Map(
    places.map(({ squares }) => formOf(squares)).map((form) => [form.key, form]),
  );
  return [...forms.values()];
}

/** The form that is this one turned over, if there is one. */
export function mirrored(form: Form, forms: Form[]): number {
  const key = form.squares
    .map(([x, y]) => [form.width - 1 - x, y])
    .toSorted(([a, b], [c, d]) => b! - d! || a! - c!)
    .join(' ');
  return forms.findIndex((one) => one.key === key);
}

const isObject = (action: Action): action is Exclude<Choice, string> =>
  typeof action === 'object' && action !== null;

/** Bandages and tetrominoes. */
export function piecePlaces(actions: Action[], what: 'bandage' | 'tetromino'): Place[] {
  return actions.filter(isObject).flatMap((action): Place[] => {
    if (what === 'bandage' && 'bandage' in action)
      return [{ squares: squaresOf(action.bandage), actions: [action] }];
    if (what === 'tetromino' && 'tetromino' in action)
      return [{ squares: action.tetromino, actions: [action] }];
    return [];
  });
}

/** Quadrants for a pattern, and wounds that can be healed. */
export function markPlaces(actions: Action[], quadrants: Area[]): Place[] {
  const wounds = new Map<number, Action[]>();
  const free: Place[] = [];
  for (const action of actions.filter(isObject)) {
    if ('copy' in action)
      free.push({ squares: squaresOf(quadrants[action.copy]!), actions: [action] });
    const square = 'heal' in action ? action.heal : 'check' in action ? action.check : undefined;
    if (square !== undefined) wounds.set(square, [...(wounds.get(square) ?? []), action]);
  }
  return [...free, ...[...wounds].map(([square, does]) => ({ squares: [square], actions: does }))];
}

/** The wounds that a pattern would bring. */
export const copied = ({ next }: SeenPatient, action: Action): number[] =>
  next && isObject(action) && 'copy' in action ? next.wounds[action.copy]! : [];

/** Rows that can be crossed out to change a die by so much. */
export const changes = (actions: Action[], { value, slot }: SeenDie, by: number): Action[] =>
  actions.filter((action) => {
    if (!isObject(action) || !('cross_out' in action)) return false;
    const { die, to, picked } = action.cross_out;
    return die === value && to === value + by && (picked ?? null) === slot;
  });

/** What a round would cost, if the engine says so. */
export const isCost = (cost: unknown): cost is Cost =>
  typeof cost === 'object' && cost !== null && 'health' in cost && 'strain' in cost;
