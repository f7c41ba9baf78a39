// Made from crates/after_the_virus/src by cargo xtask docs.

export type * from './rules';
export type * from './events';
export type * from './content';
