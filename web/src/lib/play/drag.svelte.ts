/**
 * A thing on its way under the pointer. Dropping it is only another way to choose what is listed.
 */
import type { Attachment } from 'svelte/attachments';
import type { BoardActions } from './board';
import type { Action } from '../engine/messages';

/**
 * What can be dragged: how it looks (a card, or a picture of the thing), what it means to drop it
 * at a place, and what follows once that is chosen.
 */
export type Load = {
  face?: unknown;
  picture?: HTMLElement;
  drop: (place: string) => Action[];
  dropped?: (place: string) => void;
};

/** What says which actions are listed. */
type Listing = Pick<BoardActions, 'at'>;

/** Places that take things, by name, with what they are for. */
const takers = new Map<string, () => Action[]>();
let named = 0;
export const takerName = () => `taker-${++named}`;

/** A thing that does these actions can be dropped wherever one of them is done, but at home. */
export function shared(does: Action[], home: string): Load['drop'] {
  const keys = new Set(does.map((action) => JSON.stringify(action)));
  return (at) =>
    at === home
      ? []
      : (takers.get(at)?.() ?? []).filter((action) => keys.has(JSON.stringify(action)));
}

/** Is there a place to drop it? */
export const droppableSomewhere = (board: Listing, drop: Load['drop']) =>
  [...takers.keys()].some((at) => drop(at).some((action) => board.at(action) >= 0));

/** Marks a place where something is done: things that do the same can be dropped there. */
export const takes =
  (board: Listing, does: () => Action[], at = takerName()): Attachment<HTMLElement> =>
  (element) => {
    takers.set(at, does);
    droppable(board, at)(element);
    return () => takers.delete(at);
  };

class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer where it can be dropped. */
  over = $state('');

  start(load: Load) {
    this.load = load;
    this.over = '';
  }

  move(board: Listing, x: number, y: number) {
    this.x = x;
    this.y = y;
    this.over = '';
    for (let at = place(document.elementFromPoint(x, y)); at; at = place(at.parentElement)) {
      if (this.fits(board, at.dataset['drop'] ?? '').length)
        return void (this.over = at.dataset['drop'] ?? '');
    }
  }

  /** What is listed of what dropping it there means. */
  fits(board: Listing, at: string): Action[] {
    const { load } = this;
    // Cards of a game that says itself what dropping them means have places of their own.
    if (!load || (!load.picture && takers.has(at))) return [];
    return load.drop(at).filter((action) => board.at(action) >= 0);
  }

  /** Answers whether it was dropped somewhere. */
  end(board: BoardActions): boolean {
    const { load, over } = this;
    const chosen = over ? this.fits(board, over) : [];
    this.cancel();
    if (!load || !chosen.length) return false;
    load.dropped?.(over);
    board.choose(chosen);
    return true;
  }

  cancel() {
    this.load = null;
    this.over = '';
  }
}

const place = (from: Element | null) => from?.closest<HTMLElement>('[data-drop]') ?? null;

export const drag = new Drag();

/** Marks a place where things can be dropped; it shows when one can. */
export const droppable =
  (board: Listing, at: string): Attachment<HTMLElement> =>
  (element) => {
    element.dataset['drop'] = at;
    const ready = drag.load !== null && drag.fits(board, at).length > 0;
    element.dataset['ready'] = ready ? (drag.over === at ? 'over' : 'yes') : 'no';
  };
