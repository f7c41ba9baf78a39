/** Where something can be put on a grid, as the listed actions say. */
import { sizes } from './content';
import type { Action, Area, SeenDie, SeenPatient } from './types';

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
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
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

const isObject = (action: Action): action is Exclude<Action, string> => typeof action === 'object';

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

/** What a die can be changed to, and the rows that can be crossed out for it. */
export function changes(actions: Action[], { value, slot }: SeenDie) {
  const found = new Map<number, Action[]>();
  for (const action of actions.filter(isObject)) {
    if (!('cross_out' in action)) continue;
    const { die, to, picked } = action.cross_out;
    if (die === value && (picked ?? null) === slot)
      found.set(to, [...(found.get(to) ?? []), action]);
  }
  return [...found].map(([to, does]) => ({ to, does })).toSorted((a, b) => a.to - b.to);
}
