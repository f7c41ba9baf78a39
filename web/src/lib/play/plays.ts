/** One entry for each kind of event, so that a new kind does not compile without one. */
import type { Move } from './flights.svelte';
import type { Mark, Shown, Sound } from './shown';

/** The name of an event: the event itself, or its only field. */
type Kind<E> = E extends string ? E : E extends unknown ? keyof E & string : never;
type Told<E, K extends string> = E extends Record<K, infer T> ? T : never;

export type Plays<E, P = unknown> = { [K in Kind<E>]: (told: Told<E, K>, position: P) => Shown };

/** Shows an event by its entry, with the cards that it moves if the entry does not say so. */
export const playing =
  <E, P>(plays: Plays<E, P>, moves?: (events: E[]) => Move[]) =>
  (event: E, position: P): Shown => {
    const [kind, told] =
      typeof event === 'string' ? [event, event] : Object.entries(event as object)[0]!;
    const play = (plays as Record<string, (told: unknown, position: P) => Shown>)[kind];
    return { ...play?.(told, position), ...(moves && { moves: moves([event]) }) };
  };

/** A place that lights up. */
export const at = (place: string, tone: Mark['tone'] = 'plain', text?: string): Mark => ({
  place,
  tone,
  ...(text && { text }),
});

/** A sound, and places that light up. */
export const shown = (sound: Sound | null, ...marks: Mark[]): Shown => ({
  marks,
  ...(sound && { sound }),
});
