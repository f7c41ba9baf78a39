// Made from crates/triage/src by cargo xtask docs.

export type * from './rules';
export type * from './events';
