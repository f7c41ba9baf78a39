/** What the engine says about each player besides the position, and where an answer lies. */
import { getContext, setContext } from 'svelte';
import type { Action, Seen, SeenPlayer, Spot } from './types';

const KEY = Symbol('seen');
const NOTHING: SeenPlayer = {
  zombies: 0,
  attacking: [],
  area: 0,
  chooses_from: null,
  owed: null,
};

export const setSeen = (seen: () => Seen) => setContext(KEY, seen);

/** For a component on the board: how the rules see a seat. */
export function getSeen() {
  const seen = getContext<() => Seen>(KEY);
  return (seat: number): SeenPlayer => seen().players[seat] ?? NOTHING;
}

/** Where wounds are, as a character board has them. */
export const SPOTS: Spot[] = ['arm', 'leg', 'brain'];

/** The zombies of which player an action is about. */
export function whose(action: Action): number | undefined {
  if (typeof action !== 'object') return;
  if ('hit' in action) return action.hit.seat;
  if ('hit_discard' in action) return action.hit_discard.seat;
  if ('hit_all' in action) return action.hit_all;
  return 'heal' in action ? action.heal.seat : undefined;
}
