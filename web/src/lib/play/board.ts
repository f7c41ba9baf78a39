/** What a board hands to the things on it: what can be done, how to do it, and why not. */
import { getContext, setContext } from 'svelte';
import type { Action, Aim, Moment, Player, Why } from '../engine/messages';
import type { Tone } from '../pieces/tones';

/** With the types of a game: its actions, and what one may cost. */
export type BoardActions<A = Action, C = unknown> = {
  /** The list: what can be done now. */
  readonly actions: A[];
  /** Where an action is on the list; -1 if it is not. */
  at(action: A): number;
  /** The board still plays what has happened, and how to see the rest at once. */
  readonly behind: boolean;
  catchUp: () => void;
  readonly labels: string[];
  readonly hinted: A | null;
  /** What was chosen at the moment that is looked at. */
  readonly taken: A | null;
  /** What somebody points at, before it is done. */
  readonly pointed: A | null;
  /** Everything that the thing which somebody points at could do. */
  readonly aimed: A[];
  point(action: A | null, aimed?: A[]): void;
  /** These can be done on the board; answers how to say that they cannot any more. */
  hold(actions: A[]): () => void;
  /** What that would cost, if the game says so. */
  readonly cost: C | null | undefined;
  /** What anything on the list would cost. */
  costOf(action: A): C | null | undefined;
  /** Does it, or asks which of several. */
  choose(actions: A[]): void;
  why(action: A): Promise<Why>;
  /** Other seats that may act now as well, and the way to let one of them. */
  readonly others: number[];
  turnTo: (seat: number) => void;
};

const KEY = Symbol('board');
export const setBoardActions = (board: BoardActions) => setContext(KEY, board);
export const getBoardActions = <A = Action, C = unknown>() => getContext<BoardActions<A, C>>(KEY);

/** The listed actions of a kind. */
export const listed = <A>(board: { actions: A[] }, verb: string): A[] =>
  board.actions.filter((action) => Object.hasOwn(Object(action), verb));

/** What happened at one action, with the game's own events. */
export type Told<E> = Omit<Moment, 'events'> & { events: E[] };

/**
 * What every board is given: `seat` is to act, `aims` are what has to be reached, `seen` is what
 * the rules see, and `log` has what happened so far. Who sits at an online table always looks from
 * their own `chair`.
 */
export type BoardProps<P, S = unknown, E = unknown> = {
  chair?: number | undefined;
  position: P;
  seen: S;
  table: string[];
  aims: Aim[];
  players: Player[];
  seat: number;
  log: Told<E>[];
};

/** What the picture of an ending is given. */
export type EndingProps<P, S = unknown, E = unknown> = {
  position: P;
  seen: S;
  winners: number[];
  tones: Tone[];
  log: Told<E>[];
};
