/** What lies on Triage's table, as the rules write it. */
import type { Face } from '../../lib/face';

export type Rank = 'jack' | 'queen' | 'king';
export type Phase =
  | { patient: Rank }
  | { aftershock: number }
  | { diesel: number }
  | { complications: { damage: number; lowest: number; bed: number; spent: number[] } }
  | 'standard'
  | 'over';
export type Position = {
  phase: Phase;
  turn: number;
  ap: number;
  hospital: number;
  beds: ({ rank: Rank; health: number } | null)[];
  outside: { jacks: number; queens: number; turned_queens: number; kings: number };
  generator: number[];
  level: number;
  scavenging: { rank: number; value: number } | null;
  queue: number;
  deck: { top: string[]; unseen: Record<string, number>; bottom: string[]; set_aside: number };
  discard: Record<string, number>;
  saved: { jacks: number; queens: number; kings: number };
  variant: { action_points: number; hospital: number; complications_cap: string };
};

const PEOPLE: Record<string, Face> = {
  J: { art: 'jack', mark: 'J' },
  Q: { art: 'queen', mark: 'Q' },
  K: { art: 'king', mark: 'K' },
};
const SUITS = { '♦': 'diesel', '♥': 'hope', '♠': 'aftershock', '♣': 'complications' } as const;

/** The face of a card as the rules write it: `♦7`, `♥`, `J`. */
export function face(card: string): Face {
  return PEOPLE[card] ?? { art: SUITS[card[0] as keyof typeof SUITS] ?? 'hope', mark: card };
}

export const person = (rank: Rank): Face => face(rank[0]!.toUpperCase());
export const diesel = (rank: number): Face => face(`♦${rank}`);

/** The card that is being asked about. */
export function asked(phase: Phase): Face | null {
  if (typeof phase === 'string') return null;
  if ('patient' in phase) return person(phase.patient);
  if ('aftershock' in phase) return face(`♠${phase.aftershock}`);
  if ('diesel' in phase) return diesel(phase.diesel);
  return face(`♣${phase.complications.damage}`);
}

export const phaseName = (phase: Phase) => (typeof phase === 'string' ? phase : Object.keys(phase)[0]!);
export const total = (bag: Record<string, number>) => Object.values(bag).reduce((sum, count) => sum + count, 0);
