/** Matches as this browser saves them: begun, continued, branched, imported. */
import { games } from '../../games';
import { playing, think } from '../engine/engines';
import type { Options, Player, State } from '../engine/messages';
import { headerOf, leftIn, packsAfter, packsBrought, packsIn, split } from './campaigns';
import { contentIn, type Pack } from './packs';
import { ended, unended } from './share';
import { type Save, newId, store } from './store.svelte';
import { t } from '../words';

/** Who sits at the match, by the names that were given or by their number. */
export function seated(state: State | null): Player[] {
  return (state?.scores ?? []).map(
    (_, seat) => state?.players[seat] ?? { name: t('player-n', { n: seat + 1 }) },
  );
}

/** The first seat with a person. */
export const personIn = (players: Player[]) =>
  Math.max(
    0,
    players.findIndex(({ bot }) => !bot),
  );

/** What a list of saved matches shows of one. */
export function summary({ actions, scores, players, winners, over }: State) {
  return { actions, scores, players, winners, over, score: scores[personIn(players)] ?? 0 };
}

/** A journal with these fields in its first line. */
export function withHeader(journal: string, fields: object): string {
  const end = journal.indexOf('\n');
  return JSON.stringify({ ...JSON.parse(journal.slice(0, end)), ...fields }) + journal.slice(end);
}

type Kept = Pick<Save, 'journal' | 'packs'>;

/**
 * Keeps a journal as a game of its own (a branch), or finds the game that it already is. Throws
 * what is wrong with it.
 */
export async function keepJournal(kept: Kept, find = true): Promise<string> {
  const { journal, packs = packsBrought(kept.journal) } = kept;
  await store.ready;
  const known =
    find && store.saves.find((save) => save.journal === journal || ended(save) === journal);
  if (known) return known.id;
  const state = await think({ journal, packs }, (_, opened) => Promise.resolve(opened));
  // A line that was cut is left out, so that the next one can follow.
  const whole = journal.slice(0, journal.lastIndexOf('\n') + 1);
  return keepState(state, whole, { branched: !find, packs, missing: state.missing });
}

/**
 * Keeps a game that shares the first actions of a journal and goes on with new luck; answers its
 * id.
 */
export async function keepBranch({ journal: from, packs }: Kept, actions: number): Promise<string> {
  const unsealed = withHeader(from, { commitment: undefined, committed_from: undefined });
  const journal = await think({ journal: unsealed, packs }, async (bot) => {
    await bot.ask({ op: 'branch', actions, seed: newId() });
    return (await bot.ask({ op: 'journal' })).journal;
  });
  return keepJournal({ journal, packs }, false);
}

export type Beginning = {
  game: string;
  seed: string;
  options?: Options;
  players?: Player[];
  handover?: boolean;
  packs?: Pack[];
};

/** Begins a game and keeps it; answers its id. */
export async function begin({ handover = false, packs, ...beginning }: Beginning): Promise<string> {
  const state = await playing().ask({ op: 'new', ...beginning, ...contentIn(packs) });
  return keepState(state, state.line ?? '', { handover, packs });
}

/** Begins the game of the campaign after one that has ended. */
export async function goOn(
  before: Save,
  { handover = false, game: _game, packs, ...beginning }: Beginning,
): Promise<string> {
  const state = await playing().ask({
    op: 'next',
    journal: before.journal,
    ...beginning,
    // Without packs the built-in content, also after a game that had some.
    content: '',
    ...contentIn(packs),
  });
  return keepState(state, state.line ?? '', { handover, packs, ...belongs(before) });
}

/** Begins a game of a campaign again that cannot be played on; the old one is kept beside it. */
export async function beginAgain(before: Save): Promise<string> {
  const { game, options, players } = headerOf(before.journal);
  const packs = packsAfter(before);
  const state = await playing().ask({
    op: 'new',
    game,
    options,
    players,
    seed: newId(),
    ...contentIn(packs),
  });
  const id = await keepState(state, state.line ?? '', {
    handover: before.handover,
    packs,
    ...belongs(before),
  });
  await store.put({ ...before, aside: true });
  return id;
}

/** Keeps a campaign from a file, all games that are not there yet; answers its id. */
export async function keepCampaign(text: string, name = ''): Promise<string> {
  await store.ready;
  const journals = split(text);
  // A game that has gone on since is there already; where the file ends it need not.
  const isPartOf = (journal: string) => (save: Save) => save.journal.startsWith(unended(journal));
  const known = store.saves.find(
    (save) => save.campaign && journals.some((one) => isPartOf(one)(save)),
  );
  const campaign = known?.campaign ?? newId();
  const packs = packsIn(text);
  for (const [at, journal] of journals.entries()) {
    if (store.saves.some(isPartOf(journal))) continue;
    const belonging = {
      campaign,
      campaignName: known?.campaignName ?? name,
      started: Date.now() + at,
      packs,
    };
    try {
      const found = await packsOf(journal, packs);
      const with_ = found.length ? found : (packsBrought(journal) ?? []);
      const state = await think({ journal, packs: with_ }, (bot) => bot.ask({ op: 'state' }));
      await keepState(state, journal, {
        ...belonging,
        packs: with_,
        nextPacks: packs.length ? packs : with_,
      });
    } catch (error) {
      const { game, seed = '', players = [] } = headerOf(journal);
      // It was played with other content: it stays what it is, and what it left can be read.
      if (!leftIn(journal) && journals.length === 1) throw error;
      await store.put({
        id: newId(),
        game,
        journal,
        seed,
        players,
        unofficial: false,
        branched: false,
        actions: 0,
        score: 0,
        scores: [],
        winners: [],
        handover: false,
        over: leftIn(journal) !== undefined || at + 1 < journals.length,
        played: belonging.started,
        ...belonging,
      });
    }
  }
  return campaign;
}

const opens = (match: Kept) => think(match, async () => true).catch(() => false);

/** With how many of the packs this game was played: they came one after another. */
async function packsOf(journal: string, packs: Pack[]): Promise<Pack[]> {
  for (let n = packs.length; n > 0; n--)
    if (await opens({ journal, packs: packs.slice(0, n) })) return packs.slice(0, n);
  return [];
}

/**
 * Decides what the game after this one is played with. A game that only lacked these packs has them
 * now.
 */
export async function setPacks(save: Save, packs: Pack[]) {
  const lacked = !save.over && !(await opens(save)) && (await opens({ ...save, packs }));
  await store.put({ ...save, nextPacks: packs, ...(lacked && { packs }) });
}

const belongs = ({ id, campaign = id, campaignName = '' }: Save) => ({ campaign, campaignName });

async function keepState(state: State, journal: string, more: Partial<Save>) {
  const save = saveOf(state, journal, more);
  await store.put(save);
  return save.id;
}

/** A match as it is kept. */
export function saveOf(state: State, journal: string, more: Partial<Save> = {}): Save {
  const now = Date.now();
  const id = newId();
  return {
    id,
    game: state.game,
    journal,
    seed: state.seed ?? '',
    unofficial: !state.official,
    branched: false,
    handover: false,
    ...(games[state.game]?.campaign && { campaign: id }),
    started: now,
    played: now,
    ...summary(state),
    ...more,
  };
}
