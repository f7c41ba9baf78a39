/** The campaign as the kept games tell it: nothing else is written down. */
import type { Save } from '../../lib/storage/store.svelte';
import type { Options } from './types';

export type Win = {
  id: string;
  played: number;
  characters: string[];
  difficulty: string;
  names: string[];
};
export type Tries = { wins: Win[]; losses: number };

/** How a game began, from the first line of its journal; not if it began in the middle. */
function began({ journal }: Save): Options | undefined {
  try {
    const { options, position } = JSON.parse(journal.split('\n', 1)[0] ?? '');
    return position ? undefined : options;
  } catch {
    return;
  }
}

/** By mission, the newest first. Variants and games that were branched off do not count. */
export function recordOf(saves: Save[]): Map<string, Tries> {
  const missions = new Map<string, Tries>();
  for (const save of saves) {
    if (save.game !== 'after-the-virus' || !save.over || save.unofficial || save.branched) continue;
    const options = began(save);
    if (!options) continue;
    const { wins, losses } = missions.get(options.mission) ?? { wins: [], losses: 0 };
    const win = {
      id: save.id,
      played: save.played,
      characters: options.characters,
      difficulty: options.difficulty,
      names: save.players.map(({ name }) => name),
    };
    missions.set(
      options.mission,
      save.winners.length ? { wins: [...wins, win], losses } : { wins, losses: losses + 1 },
    );
  }
  return missions;
}
