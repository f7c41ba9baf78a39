/**
 * The keys of the choices: digits first, then letters that mean nothing else, then the same with
 * Shift.
 */
const PLAIN = '123456789abcegijkmnpqrstvwxyz';
const KEYS = PLAIN + PLAIN.slice(9).toUpperCase();

export const keyOf = (index: number): string => KEYS[index] ?? '';
export const indexOf = (key: string): number => (key.length === 1 ? KEYS.indexOf(key) : -1);

/** A key as assistive technology is told. */
export const shortcut = (index: number) => keyOf(index).replace(/[A-Z]/, 'Shift+$&') || undefined;

/** A key as it is printed on things: Shift is an arrow. */
export function shownKey(index: number): string {
  const key = keyOf(index);
  return /[A-Z]/.test(key) ? `⇧${key}` : key.toUpperCase();
}
