/** Places that light up because of an event, with what was lost or won there. */
import type { Mark } from './shown';

export type Lit = Mark & { id: number; at: DOMRect };

/** How long one stays, in milliseconds. */
const STAYS = 1000;

class Marks {
  all = $state.raw<Lit[]>([]);
  #last = 0;

  start(marks: Mark[]) {
    const lit = marks.flatMap((mark) => {
      const at = document.querySelector(`[data-place="${mark.place}"]`)?.getBoundingClientRect();
      return at?.width ? [{ ...mark, id: ++this.#last, at }] : [];
    });
    if (!lit.length) return;
    this.all = [...this.all, ...lit];
    setTimeout(() => (this.all = this.all.filter((mark) => !lit.includes(mark))), STAYS);
  }

  clear() {
    this.all = [];
  }
}

export const marks = new Marks();

/** How the thing at a place takes what happens there, as long as it is marked: one of these. */
export function moodAt<M extends string>(place: string, moods: readonly M[]): M | undefined {
  const marked = marks.all.findLast((mark) => mark.place === place && mark.mood)?.mood;
  return moods.find((mood) => mood === marked);
}
