// Made from crates/katastrophenspiel/src by cargo xtask docs.

export type * from './rules';
export type * from './events';
export type * from './content';
