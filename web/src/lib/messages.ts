/** The messages of docs/protocol.md as the client sends and reads them. */
export type Action = unknown;
export type Trouble = { code: string; message: string; rule?: string };
export type ToAct = { seat: number; actions: Action[]; labels: string[] };
export type State<P = unknown> = {
  game: string;
  options: Record<string, number | string>;
  seed?: string;
  position: P;
  hash: string;
  actions: number;
  scores: number[];
  over: boolean;
  table: string[];
  prompt: string;
  rules: string[];
  to_act: ToAct[];
};
export type Played = { action: Action; events: unknown[]; log: string[]; hash: string; scores: number[]; over: boolean };
export type Why = { allowed: boolean; rule?: string; message?: string };
export type Outcome = { outcome: number; name: string; typed: string; probability: number };
export type Likely = { name: string; low: number; high: number; exact: boolean };
export type Fates = Record<string, Likely>;
export type Odds = {
  next?: { what: string; outcomes: Outcome[] };
  fates: Fates;
  actions: { seat: number; action: Action; label: string; fates: Fates }[];
};
export type Hint = { action: Action; label: string; expects: number; spread: number; looked: number; bot: string };
export type Moment = { seat?: number; action?: Action; label?: string; events: unknown[]; log: string[] };
export type Chapter = { title: string; rules: { id: string; text: string }[] };
export type Rules = { intro: string; chapters: Chapter[] };
export type GameInfo = {
  name: string;
  title: string;
  tagline: string;
  options: Record<string, number | string>;
  rules: number;
  content: string;
};

type Answers = {
  games: { games: GameInfo[] };
  new: State;
  open: State;
  branch: State;
  state: State;
  undo: State;
  play: Played;
  why: Why;
  odds: Odds;
  hint: Hint;
  journal: { journal: string };
  log: { log: Moment[] };
  rules: Rules;
};
export type Wish =
  | { op: 'games' | 'state' | 'journal' | 'log' }
  | { op: 'new'; game: string; seed: string; options?: Record<string, number | string> }
  | { op: 'open'; journal: string }
  | { op: 'branch'; actions: number; seed: string }
  | { op: 'undo'; seat: number }
  | { op: 'play' | 'why'; seat: number; action: Action }
  | { op: 'odds'; budget?: number }
  | { op: 'hint'; seat: number; bot?: string }
  | { op: 'rules'; game?: string };
export type AnswerTo<W extends Wish> = Answers[W['op']];

export const same = (a: Action, b: Action) => JSON.stringify(a) === JSON.stringify(b);
