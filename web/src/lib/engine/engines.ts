/**
 * The workers: one plays, the other thinks, so that no search ever keeps a move waiting. Each game
 * has a pair of its own, which begins when somebody asks about the game.
 */
import catalogue from '../../wasm/games.json';
import { type Pack, contentIn } from '../storage/packs';
import type { AnswerTo, GameInfo, Rules, State, Wish } from './messages';
import { Refused, type Session, WorkerSession } from './session';
import { settings } from '../settings.svelte';

type Words = Pick<GameInfo, 'title' | 'tagline'>;
type Listed = Omit<GameInfo, keyof Words> & { words: Record<string, Words> };

/** What there is to play, in the language of the page; known without the rules of any game. */
export const gamesThere = (): GameInfo[] =>
  (catalogue as unknown as Listed[]).map(({ words, ...game }) => ({
    ...game,
    title: '',
    tagline: '',
    ...words[settings.lang],
  }));

/** Asks whoever has the rules of the game that a message is about, or of the match that is open. */
class Games implements Session {
  #sessions = new Map<string, Session>();
  #open = '';

  ask<W extends Wish>(wish: W): Promise<AnswerTo<W>> {
    const game = gameOf(wish) ?? this.#open;
    if (OPENING.has(wish.op)) this.#open = game;
    let session = this.#sessions.get(game);
    if (!session)
      this.#sessions.set(game, (session = new WorkerSession(game, () => settings.lang)));
    return session.ask(wish).catch((error: Error) => {
      // A worker that could not be loaded is tried again the next time.
      if (!(error instanceof Refused)) this.#sessions.delete(game);
      throw error;
    });
  }

  close() {
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }
}

/** What the messages after it are about. */
const OPENING = new Set(['new', 'load', 'open', 'next']);

/** The game that a message names, itself or in a journal. */
function gameOf(wish: object): string | undefined {
  const { game, journal, journals } = wish as Record<string, unknown>;
  if (typeof game === 'string') return game;
  const first = String(journal ?? (journals as string[] | undefined)?.[0] ?? '').split('\n', 1)[0];
  try {
    const named = JSON.parse(first ?? '').game;
    if (gamesThere().some(({ name }) => name === named)) return named;
  } catch {
    // The rules of any game say what is wrong with it.
  }
  return first ? gamesThere()[0]?.name : undefined;
}

const player = new Games();
const thinker = new Games();
const rules = new Map<string, Promise<Rules>>();
const contents = new Map<string, Promise<unknown>>();

export const playing = (): Session => player;

let turn: Promise<unknown> = Promise.resolve();

/** Lets the thinker work on a match, one piece of work after the other. */
export function think<T>(
  { journal, packs }: { journal: string; packs?: Pack[] },
  work: (session: Session, opened: State) => Promise<T>,
): Promise<T> {
  const done = turn.then(async () => {
    const own = contentIn(packs);
    const opened = await thinker.ask({ op: 'open', journal, brief: true, ...own });
    return work(thinker, opened);
  });
  turn = done.catch(() => {});
  return done;
}

/** What the open match is played with, by game: its rules have those numbers. */
const inUse = new Map<string, Pack[] | undefined>();
export const use = (game: string, packs?: Pack[]) => inUse.set(game, packs);
export const contentInUse = (game: string) => contentIn(inUse.get(game));

/** The rules text of a game in the language of the page, with the content in use. */
export function rulesOf(game: string): Promise<Rules> {
  const own = contentInUse(game);
  const key = `${settings.lang}/${game}/${own.content ?? ''}`;
  let found = rules.get(key);
  if (!found) rules.set(key, (found = playing().ask({ op: 'rules', game, ...own })));
  return found;
}

/** The content of a game, for boards that draw its cards: its type comes from the game's Rust. */
export function contentOf<Content>(game: string, packs?: Pack[]): Promise<Content> {
  const own = contentIn(packs);
  const key = `${game}/${own.content ?? ''}`;
  let found = contents.get(key);
  if (!found)
    contents.set(
      key,
      (found = playing()
        .ask({ op: 'content', game, ...own })
        .then(({ content }) => content)),
    );
  return found as Promise<Content>;
}
