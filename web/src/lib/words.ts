/** The client's own words. Everything about a game comes from the game itself. */
import { type Words, settings } from './settings.svelte';

export type Key = keyof Words;

export function fill(text: string, values: Record<string, string | number> = {}) {
  return text.replace(/\{ ?\$?(\w+) ?\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function t(key: Key, values?: Record<string, string | number>): string {
  return fill(settings.words[key] ?? key, values);
}

/** A name or a sentence of the content in each language. */
export type Saying = { [lang in string]: string };
export const say = (saying: Saying | null | undefined) =>
  saying?.[settings.lang] ?? saying?.['en'] ?? '';

export type Speak = (key: string, values?: Record<string, string | number>) => string;

/** Speaks a game's own words, from its locale files; the later ones first. */
export function speaker(...files: Record<'en' | 'de', Record<string, string>>[]): Speak {
  return (key, values) =>
    fill(files.findLast((file) => key in file[settings.lang])?.[settings.lang][key] ?? key, values);
}

export function number(value: number, digits = 1) {
  return value.toLocaleString(settings.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A whole number of points. */
export const points = (value = 0) => String(value).replace('-', '−');

export const signed = (value: number) => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`;

export function percent(value: number) {
  return value.toLocaleString(settings.lang, {
    style: 'percent',
    maximumFractionDigits: value < 0.1 ? 1 : 0,
  });
}

export const clock = (time: number) =>
  new Date(time).toLocaleTimeString(settings.lang, { timeStyle: 'short' });

export const shortDay = (date: string) =>
  new Date(date).toLocaleDateString(settings.lang, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

export function day(time: number | string) {
  return new Date(time).toLocaleString(settings.lang, { dateStyle: 'medium', timeStyle: 'short' });
}
