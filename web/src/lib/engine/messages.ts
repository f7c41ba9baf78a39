/**
 * The messages of docs/protocol.md as the client sends and reads them; their types come from Rust.
 */
import type * as protocol from './protocol';

export type { Aim, Chapter, Moment, Outcome, Player, Story, ToAct } from './protocol';
export type Action = unknown;
export type Options = Record<string, unknown>;
/** A server has kinds of trouble beside those of the engine. */
export type Trouble = Omit<protocol.Failure, 'code'> & { code: string };
export type State = Omit<protocol.State, 'options'> & { options: Options };
export type Played = Omit<protocol.Played, 'options' | 'frames'> & {
  options: Options;
  frames?: Frame[];
};
export type GameInfo = Omit<protocol.GameInfo, 'options'> & { options: Options };
export type Odds = protocol.OddsAnswer;
export type Fates = Odds['fates'];
export type Hint = protocol.HintAnswer;
export type Why = protocol.Answers['why'];
export type Rules = protocol.Answers['rules'];
/** How things stood at one event. */
export type Frame = Pick<protocol.State, 'position' | 'seen' | 'scores'>;
type Plays = { op: 'play' };
type Hints = { op: 'hint' };
export type Wish =
  | Exclude<protocol.Request, Plays | Hints>
  | (Omit<Extract<protocol.Request, Plays>, 'frames'> & { frames?: boolean })
  | (Omit<Extract<protocol.Request, Hints>, 'reasons'> & { reasons?: boolean })
  | { op: 'frames'; action?: number };

type Told = 'new' | 'load' | 'open' | 'next' | 'state' | 'undo' | 'branch';
type Answers = Omit<protocol.Answers, Told | 'play' | 'bot' | 'games' | 'frames'> &
  Record<Told, State> &
  Record<'play' | 'bot', Played> & { games: { games: GameInfo[] }; frames: { frames: Frame[] } };
export type AnswerTo<W extends Wish> = Answers[W['op']];

/**
 * Gives back the old value while the new one says the same, so that nothing is drawn anew for it.
 */
export function steady<T>(): (value: T) => T {
  let last: T | undefined;
  return (value) => (last !== undefined && same(last, value) ? last : (last = value));
}

export const same = (a: Action, b: Action) => JSON.stringify(a) === JSON.stringify(b);
