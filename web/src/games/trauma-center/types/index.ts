// Made from crates/trauma_center/src by cargo xtask docs.

export type * from './rules';
export type * from './events';
export type * from './content';
