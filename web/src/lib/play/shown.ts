/** How an event is played on the board: a game says what to show, the player of events shows it. */
import type { Move } from './flights.svelte';

/** Something that is heard, made by the program itself. */
export type Sound =
  'card' | 'die' | 'step' | 'hit' | 'heal' | 'quake' | 'alarm' | 'page' | 'coin' | 'won' | 'lost';

/**
 * A thing on the board that lights up, with what it lost or won beside it, such as `−2`. A board may
 * draw the thing in another mood as long as the mark stays.
 */
export type Mark = { place: string; text?: string; tone: 'good' | 'bad' | 'plain'; mood?: string };

export type Shown = {
  /** Cards that travel between places. */
  moves?: Move[];
  /** Places (`data-place`) that flash. */
  marks?: Mark[];
  /** The whole board shakes, or the lights go out. */
  scene?: 'shake' | 'dark';
  sound?: Sound;
  /** How long the event stays, as a multiple of the usual beat; 0 is shown together with the next. */
  beats?: number;
};
