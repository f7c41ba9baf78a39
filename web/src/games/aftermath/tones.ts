import type { Tone } from '../../lib/tones';

/** The pawns of the seats. */
export const TONES: Tone[] = ['red', 'blue', 'green', 'black'];
