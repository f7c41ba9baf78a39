import type { Tone } from '../../lib/pieces/tones';

/** The pawns of the seats. */
export const TONES: Tone[] = ['red', 'blue', 'green', 'black'];
