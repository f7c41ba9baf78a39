/**
 * A thing on its way under the pointer. Dropping it is only another way to choose what is listed.
 */
import type { Attachment } from 'svelte/attachments';
import type { BoardActions } from './board';
import type { Action } from '../engine/messages';

/**
 * What can be dragged: how it looks, what it means to drop it at a place, and what follows once
 * that is chosen.
 */
export type Load = {
  face: unknown;
  drop: (place: string) => Action[];
  dropped?: (place: string) => void;
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

  move(board: BoardActions, x: number, y: number) {
    this.x = x;
    this.y = y;
    this.over = '';
    for (let at = place(document.elementFromPoint(x, y)); at; at = place(at.parentElement)) {
      if (this.fits(board, at.dataset['drop'] ?? '').length)
        return void (this.over = at.dataset['drop'] ?? '');
    }
  }

  /** What is listed of what dropping it there means. */
  fits(board: BoardActions, at: string): Action[] {
    return (this.load?.drop(at) ?? []).filter((action) => board.at(action) >= 0);
  }

  end(board: BoardActions) {
    const { load, over } = this;
    const chosen = over ? this.fits(board, over) : [];
    this.cancel();
    if (!load || !chosen.length) return;
    load.dropped?.(over);
    board.choose(chosen);
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
  (board: BoardActions, at: string): Attachment<HTMLElement> =>
  (element) => {
    element.dataset['drop'] = at;
    const ready = drag.load !== null && drag.fits(board, at).length > 0;
    element.dataset['ready'] = ready ? (drag.over === at ? 'over' : 'yes') : 'no';
  };
