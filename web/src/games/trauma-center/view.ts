import { settings } from '../../lib/settings.svelte';

/** On a small screen, what is asked about comes into view. */
export function comeIntoView(thing: Element | undefined) {
  if (matchMedia('(width < 1000px)').matches)
    thing?.scrollIntoView({ block: 'nearest', behavior: settings.still ? 'auto' : 'smooth' });
}
