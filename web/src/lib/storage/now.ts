/** Begins a game as most people want it, without a question. */
import { games } from '../../games';
import type { GameInfo, Player } from '../engine/messages';
import { settings } from '../settings.svelte';
import { t } from '../words';
import { begin } from './saves';
import { newId } from './store.svelte';

/** Who sits there: as last time, or a person against the usual rivals, or a person at each seat. */
function seats({ name, seats: [least, most], options }: GameInfo): Player[] | undefined {
  if (most === 1) return;
  const last = settings.seatings[name]?.players;
  const you = { name: settings.name || nameOf(0) };
  const rivals = games[name]?.rivals;
  if (last) return last.map((player, n) => ({ ...player, name: player.name || nameOf(n) }));
  if (rivals) return [you, ...rivals];
  const all = Number(options['seats'] ?? least);
  return Array.from({ length: all }, (_, n) => ({ name: nameOf(n) }));
}

const nameOf = (n: number) => t('player-n', { n: n + 1 });

/** Answers the id of the match. */
export function playNow(info: GameInfo): Promise<string> {
  const players = seats(info);
  const seated = players && { players, options: { seats: players.length } };
  return begin({ game: info.name, seed: newId(), ...seated });
}
