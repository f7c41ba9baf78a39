/** What a board hands to the things on it: what can be done, how to do it, and why not. */
import { getContext, setContext } from 'svelte';
import type { Action, Why } from './messages';

export type Doing = {
  readonly actions: Action[];
  readonly labels: string[];
  readonly hinted: Action | null;
  play: (action: Action) => void;
  why: (action: Action) => Promise<Why>;
};

const KEY = Symbol('doing');
export const setDoing = (doing: Doing) => setContext(KEY, doing);
export const getDoing = () => getContext<Doing>(KEY);

/** What every board is given. */
export type BoardProps<P> = Doing & { position: P; table: string[] };
