/** The games that this client has a table for. */
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/doing';
import type { Move } from '../lib/flights.svelte';
import type { Key } from '../lib/words';
import Board from './triage/Board.svelte';
import Cover from './triage/Cover.svelte';
import { moves } from './triage/moves';
import { type Position, phaseName } from './triage/position';
import Unseen from './triage/Unseen.svelte';

export type Face<P = never> = {
  Board: Component<BoardProps<P>>;
  Cover: Component;
  Unseen: Component<{ position: P }>;
  moves: (events: unknown[]) => Move[];
  /** What the guided first game says at this position. */
  guide: (position: P) => Key;
  /** The options that a new game offers, with their bounds. */
  options: Record<string, { from: number; to: number } | string[]>;
};

const triage: Face<Position> = {
  Board,
  Cover,
  Unseen,
  moves,
  guide: ({ phase }) => `guide-${phaseName(phase)}` as Key,
  options: {
    beds: { from: 1, to: 4 },
    action_points: { from: 1, to: 9 },
    hospital: { from: 1, to: 20 },
    complications_cap: ['card', 'per_patient'],
  },
};

export const faces: Record<string, Face> = { triage: triage as unknown as Face };
