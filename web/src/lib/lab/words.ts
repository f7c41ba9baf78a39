/** The words of the lab: fetched with it, so that the front page stays small. */
import { number, percent as share, speaker } from '../words';
import type { Measure } from './bench';
import de from './locales/de.json';
import en from './locales/en.json';

export type LabKey = keyof typeof en;
const speak = speaker({ en, de });
export const l = (key: LabKey, values?: Record<string, string | number>) => speak(key, values);

/** The name of an ending, or its id where it has none. */
export function endingName(id: string): string {
  const key = `ending-${id}`;
  const name = speak(key);
  return name === key ? id : name;
}

export const counted = (value: number) => number(value, 0);

/** A difference or a part of it: percentage points for games won. */
export function amount(measure: Measure, value: number): string {
  return measure === 'won' ? number(100 * value, 2) : number(value, 3);
}

export function signed(measure: Measure, value: number): string {
  return `${value < 0 ? '−' : '+'}${amount(measure, Math.abs(value))}`;
}

export const mean = (measure: Measure, value: number) =>
  measure === 'won' ? share(value) : number(value, 3);
