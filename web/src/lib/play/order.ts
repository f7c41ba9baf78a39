/**
 * The order in which choices are listed, and which of them are folded away: those without a place on
 * the board come first, then group by group, what is worth most first.
 */
import type { Action } from '../engine/messages';

/** More than these are a long list. */
const MANY = 8;

export type Listed = { action: Action; label: string };
export type Group = { title: string; fold: boolean; choices: Listed[] };

type Wish = {
  actions: Action[];
  labels: string[];
  group?: ((action: Action) => string) | undefined;
  /** Bigger is better. */
  worth?: ((action: Action) => number | undefined) | undefined;
  /** It can be done on the board. */
  onBoard: (action: Action) => boolean;
};

export function order({ actions, labels, group, worth, onBoard }: Wish): Group[] {
  const long = actions.length > MANY;
  const found = new Map<string, Group>();
  for (const [index, action] of actions.entries()) {
    const title = group?.(action) ?? '';
    const fold = long && onBoard(action);
    const key = JSON.stringify([title, fold]);
    const known = found.get(key) ?? { title, fold, choices: [] };
    known.choices.push({ action, label: labels[index] ?? '' });
    found.set(key, known);
  }
  const rank = ({ action }: Listed) => worth?.(action) ?? 0;
  return [...found.values()]
    .map((one) => ({ ...one, choices: one.choices.toSorted((a, b) => rank(b) - rank(a)) }))
    .sort((a, b) => Number(a.fold) - Number(b.fold));
}
