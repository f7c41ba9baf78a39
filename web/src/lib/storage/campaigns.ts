/**
 * Campaigns: games of which each goes on with what the one before it left. A file of one is their
 * journals in a row.
 */
import type { Options, Player } from '../engine/messages';
import type { Pack } from './packs';
import { ended } from './share';
import type { Save } from './store.svelte';

export type Campaign = { id: string; name: string; game: string; saves: Save[] };

/** The journals in a text: each begins with a first line of its own. */
export function split(text: string): string[] {
  return text.split(/^(?=\{"redtag")/m).filter((journal) => journal.startsWith('{"redtag"'));
}

type Header = {
  game: string;
  options: Options;
  players?: Player[];
  seed?: string;
  content_text?: string;
};
export const headerOf = (journal: string): Header =>
  JSON.parse(journal.slice(0, journal.indexOf('\n')));

/** What a game that has ended left to the next one: its options. */
export function leftIn(journal: string): Options | undefined {
  const lines = journal.trimEnd().split('\n');
  const last = lines.findLast((line) => !line.startsWith('{"end"')) ?? '';
  return last.startsWith('{"left"') ? JSON.parse(last).left.next : undefined;
}

/**
 * The campaigns among the saves, the one that was played last first; their games in the order in
 * which they began.
 */
export function campaignsIn(saves: Save[]): Campaign[] {
  const found = new Map<string, Campaign>();
  for (const save of saves) {
    if (!save.campaign) continue;
    const campaign = found.get(save.campaign) ?? {
      id: save.campaign,
      name: save.campaignName ?? '',
      game: save.game,
      saves: [],
    };
    campaign.saves.unshift(save);
    found.set(save.campaign, campaign);
  }
  for (const { saves } of found.values()) saves.sort((a, b) => a.started - b.started);
  return [...found.values()];
}

/** The game that is played, or the one that ended last. */
export const latest = ({ saves }: Campaign) =>
  saves.findLast(({ aside, over }) => !aside && !over) ?? saves.findLast(({ aside }) => !aside);

/** What the game after this one is played with. */
export const packsAfter = (save: Save | undefined): Pack[] => save?.nextPacks ?? save?.packs ?? [];

/** The packs come first, since a reader of journals begins at the first journal. */
export function fileOf(campaign: Campaign) {
  const packs = packsAfter(latest(campaign));
  return (
    (packs.length ? `${JSON.stringify({ packs })}\n` : '') +
    campaign.saves.map((save) => ended(save)).join('')
  );
}

/** The content of somebody's own that a journal brings along. */
export function packsBrought(journal: string): Pack[] | undefined {
  const text = journal.includes('\n') ? headerOf(journal).content_text : undefined;
  if (text === undefined) return;
  const files: Pack['files'] = text.startsWith('{') ? JSON.parse(text) : { 'content.toml': text };
  return [{ name: Object.keys(files)[0]?.split('/')[0] ?? '', files }];
}

/** The packs in the file of a campaign. */
export function packsIn(text: string): Pack[] {
  return text.startsWith('{"packs"') ? JSON.parse(text.slice(0, text.indexOf('\n'))).packs : [];
}
