/**
 * The games with their names and usual options, in the language of the page. The build asked the
 * rules for them, so that a list of games does not need the rules.
 */
import listed from 'virtual:games';
import { settings } from '../settings.svelte';
import type { GameInfo } from './messages';

export const catalogue = (): GameInfo[] => listed[settings.lang];
export const infoOf = (game: string) => catalogue().find(({ name }) => name === game);
