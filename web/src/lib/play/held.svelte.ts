/** Which choices have a place on the board: the things on it say so. */
import type { Action } from '../engine/messages';

export class Held {
  #count = new Map<string, number>();
  #changes = $state(0);
  #due = false;
  #last = '';

  hold(actions: Action[]): () => void {
    const keys = actions.map((action) => JSON.stringify(action));
    this.#add(keys, 1);
    return () => this.#add(keys, -1);
  }

  #add(keys: string[], by: number) {
    for (const key of keys) this.#count.set(key, (this.#count.get(key) ?? 0) + by);
    // A board is drawn at once, and so is what depends on it.
    if (this.#due || !keys.length) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      for (const [key, count] of this.#count) if (count < 1) this.#count.delete(key);
      // What lets go of a choice and takes it again changes nothing.
      const now = [...this.#count.keys()].sort().join('\n');
      if (now === this.#last) return;
      this.#last = now;
      this.#changes++;
    });
  }

  has(action: Action): boolean {
    void this.#changes;
    return (this.#count.get(JSON.stringify(action)) ?? 0) > 0;
  }
}
