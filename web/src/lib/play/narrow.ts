/** The screen is that of a phone or a small tablet: the board has a layout of its own there. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('width < 1000px');
