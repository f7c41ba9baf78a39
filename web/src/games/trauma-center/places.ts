/** Where something can be put on a grid, as the listed actions say. */
import type { Action } from '../../lib/messages';
import { marked, sizes } from './content';
import type { Action as Choice, Area, Patient } from './types';

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

const isObject = (action: Action): action is Exclude<Choice, string> => typeof action === 'object';

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

/** The card whose pattern is copied next. */
export const nextCard = (patient: Patient) =>
  patient.conditions.find(({ quadrant }) => quadrant === null)?.card ?? 0;

/** Quadrants for a pattern, and wounds that can be healed. */
export function markPlaces(actions: Action[], area: (quadrant: number) => Area): Place[] {
  const wounds = new Map<number, Action[]>();
  const quadrants: Place[] = [];
  for (const action of actions.filter(isObject)) {
    if ('copy' in action)
      quadrants.push({ squares: squaresOf(area(action.copy)), actions: [action] });
    const square = 'heal' in action ? action.heal : 'check' in action ? action.check : undefined;
    if (square !== undefined) wounds.set(square, [...(wounds.get(square) ?? []), action]);
  }
  return [
    ...quadrants,
    ...[...wounds].map(([square, does]) => ({ squares: [square], actions: does })),
  ];
}

/** The wounds that a pattern would bring. */
export const copied = (patient: Patient, action: Action) =>
  isObject(action) && 'copy' in action ? marked(nextCard(patient), action.copy, 'x') : [];
