/** Where on the table an answer lies. */
import type { Action, Phase, Player } from './types';

export type Zone = 'hand' | 'ammo' | 'discard' | 'prepared' | 'sideways' | 'scouted' | 'destroyed';

const ZONES: Record<string, Zone> = {
  pay: 'hand',
  load: 'hand',
  load_any: 'hand',
  spend: 'ammo',
  thin: 'discard',
  spare_weapon: 'prepared',
  spare_vehicle: 'prepared',
  save: 'prepared',
  load_itself: 'prepared',
  prepare_free: 'sideways',
  retrieve_free: 'scouted',
  recover: 'destroyed',
};

export const nameOfStep = (step: Phase) =>
  typeof step === 'string' ? step : (Object.keys(step)[0] ?? '');

/** Where the cards lie that a player is asked to choose from. */
export const choosesFrom = ({ steps }: Player): Zone | undefined =>
  steps[0] ? ZONES[nameOfStep(steps[0])] : undefined;

/** How many cards of the hand are still to be paid or loaded; nothing if none is asked for. */
export function owed({ steps }: Player): number | 'any' | undefined {
  const step = steps[0];
  if (typeof step !== 'object') return;
  if ('pay' in step) return step.pay;
  if ('load' in step) return step.load.left;
  return 'load_any' in step ? 'any' : undefined;
}

/** The zombies of which player an action is about. */
export function whose(action: Action): number | undefined {
  if (typeof action !== 'object') return;
  if ('hit' in action) return action.hit.seat;
  if ('hit_discard' in action) return action.hit_discard.seat;
  if ('hit_all' in action) return action.hit_all;
  return 'heal' in action ? action.heal.seat : undefined;
}
