/** The mission and the character of a day: the same for everybody. */
import type { Options } from '../../lib/engine/messages';
import { characters, missions, prepare } from './content';

/**
 * Seven missions on with every day, so that sixteen days have each mission once; then each meets
 * the next character.
 */
export async function daily(date: string): Promise<Options> {
  await prepare();
  const day = Date.parse(date) / 86_400_000;
  const round = Math.floor(day / missions().length);
  const mission = missions()[(day * 7) % missions().length]!;
  const character = characters()[(day + round) % characters().length]!;
  return { mission: mission.id, characters: [character.id] };
}
