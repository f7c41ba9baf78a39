/** Cards on their way from one place to another, as the events tell. */
import { settings } from '../settings.svelte';

/** `face` is what the game's own card is drawn from; null is a card that is face down. */
export type Move = { face: unknown; from: string; to: string };
export type Flight = {
  id: number;
  face: unknown;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  lasts: number;
};

const GAP = 110;
const LASTS = 420;

class Flights {
  all = $state.raw<Flight[]>([]);
  #last = 0;

  /**
   * Lets cards fly between the places of the page that are marked with `data-place`, in as many
   * milliseconds.
   */
  start(moves: Move[], beat: number) {
    if (settings.still || !moves.length) return;
    const lasts = Math.min(LASTS, beat);
    const gap = Math.min(GAP, Math.max(0, beat - lasts / 2) / moves.length);
    const flights = moves.flatMap(({ face, from, to }, index) => {
      const [start, end] = [at(from), at(to)];
      return start && end
        ? [{ id: ++this.#last, face, from: start, to: end, delay: index * gap, lasts }]
        : [];
    });
    this.all = [...this.all, ...flights];
  }

  clear() {
    this.all = [];
  }

  end(id: number) {
    this.all = this.all.filter((flight) => flight.id !== id);
  }
}

const at = (place: string) =>
  document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();

export const flights = new Flights();
