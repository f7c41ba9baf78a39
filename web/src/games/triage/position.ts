/** How what lies on Triage's board looks. */
import type { Face, Mood } from '../../lib/pieces/face';
import type { Phase, Rank } from './types';

export type { Position } from './types';

const PEOPLE: Record<string, Face> = {
  J: { art: 'jack', mark: 'J' },
  Q: { art: 'queen', mark: 'Q' },
  K: { art: 'king', mark: 'K' },
};
const SUITS: Record<string, Face['art']> = {
  '♦': 'diesel',
  '♥': 'hope',
  '♠': 'aftershock',
  '♣': 'complications',
};

/** The face of a card as the rules write it: `♦7`, `♥`, `J`. */
export function face(card: string): Face {
  return PEOPLE[card] ?? { art: SUITS[card[0] ?? ''] ?? 'hope', mark: card };
}

/** A card of the Discard Pile: whoever lies there is dead. */
export const discarded = (card: string): Face =>
  PEOPLE[card] ? { ...PEOPLE[card], mood: 'dead' } : face(card);

export const person = (rank: Rank, mood?: Mood): Face => ({
  ...face(rank[0]!.toUpperCase()),
  mood,
});
/** What happens to the building. */
export const SHAKEN = ['shaken', 'braced', 'dark', 'lit', 'falls'] as const;
export type Shaken = (typeof SHAKEN)[number];
/** How somebody in a Bed looks: three thirds of the way to healthy. */
export function feeling(health: number, healthy: number): Mood {
  const share = health / (healthy - 1);
  return share <= 1 / 3 ? 'dire' : share <= 2 / 3 ? 'ill' : 'calm';
}
export const diesel = (rank: number): Face => face(`♦${rank}`);

/** The card that is being asked about. */
export function asked(phase: Phase): Face | null {
  if (typeof phase === 'string') return null;
  if ('patient' in phase) return person(phase.patient);
  if ('aftershock' in phase) return face(`♠${phase.aftershock}`);
  if ('diesel' in phase) return diesel(phase.diesel);
  return face(`♣${phase.complications.damage}`);
}
