/** The keys of the choices: digits first, then letters that mean nothing else. */
export const KEYS = '123456789abcefgijkmnpqrstvwxyz';
export const keyOf = (index: number): string => KEYS[index] ?? '';
