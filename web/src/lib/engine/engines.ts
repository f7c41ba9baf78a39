/** The two workers: one plays, the other thinks, so that no search ever keeps a move waiting. */
import type { Rules, State } from './messages';
import { type Pack, contentIn } from '../storage/packs';
import { type Session, WorkerSession } from './session';
import { settings } from '../settings.svelte';

let player: Session | undefined;
let thinker: Session | undefined;
const rules = new Map<string, Promise<Rules>>();
const contents = new Map<string, Promise<unknown>>();

export const playing = (): Session => (player ??= new WorkerSession(() => settings.lang));
export const thinking = (): Session => (thinker ??= new WorkerSession(() => settings.lang));

let turn: Promise<unknown> = Promise.resolve();

/** Lets the thinker work on a match, one piece of work after the other. */
export function think<T>(
  { journal, packs }: { journal: string; packs?: Pack[] },
  work: (session: Session, opened: State) => Promise<T>,
): Promise<T> {
  const done = turn.then(async () => {
    const session = thinking();
    const own = contentIn(packs);
    const opened = await session.ask({ op: 'open', journal, brief: true, ...own });
    return work(session, opened);
  });
  turn = done.catch(() => {});
  return done;
}

/** What the match on the table is played with, by game: its rules have those numbers. */
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

/** The content of a game, for boards that draw its cards. */
export function contentOf(game: string, packs?: Pack[]): Promise<unknown> {
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
  return found;
}
