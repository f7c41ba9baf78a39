/** Triage's headings and names, from the game's own locale files. */
import de from '../../../../crates/triage/locales/de.ftl';
import en from '../../../../crates/triage/locales/en.ftl';
import { settings } from '../../lib/settings.svelte';
import { fill } from '../../lib/words';

export function word(key: string, values?: Record<string, string | number>): string {
  return fill((settings.lang === 'de' ? de : en)[key] ?? key, values);
}

/** The line of the table in words that is about a place, without the place's name. */
export function line(table: string[], place: string): string {
  const found = table.find((text) => text.startsWith(`${place}:`));
  return found?.slice(place.length + 1).trim() ?? '';
}
