/** The name of an action, an event or a phase as Rust writes it: itself, or its only field. */
export const nameOf = (value: string | object): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
