/** The two workers: one plays, the other thinks, so that no search ever keeps a move waiting. */
import type { Rules } from './messages';
import { type Pack, contentIn } from './packs';
import { type Session, WorkerSession } from './session';
import { settings } from './settings.svelte';

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
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const done = turn.then(async () => {
    const session = thinking();
    await session.ask({ op: 'open', journal, ...contentIn(packs) });
    return work(session);
  });
  turn = done.catch(() => {});
  return done;
}

/** The rules text of a game in the language of the page. */
export function rulesOf(game: string): Promise<Rules> {
  const key = `${settings.lang}/${game}`;
  let found = rules.get(key);
  if (!found) rules.set(key, (found = playing().ask({ op: 'rules', game })));
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
