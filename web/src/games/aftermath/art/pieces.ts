/**
 * Furniture and landscape from above, as a mouse would map it. Each piece is drawn into the size
 * that a description gives it, so that long things repeat instead of stretching.
 */
import { BUILDINGS } from './pieces/buildings';
import { FURNITURE } from './pieces/furniture';
import { HALLS } from './pieces/halls';
import { MACHINES } from './pieces/machines';
import { MUSIC } from './pieces/music';
import { NATURE } from './pieces/nature';
import { STORES } from './pieces/stores';
import { STREETS } from './pieces/streets';
import type { Piece } from './pieces/draw';

export const PIECES: Record<string, Piece> = {
  ...FURNITURE,
  ...STORES,
  ...MUSIC,
  ...MACHINES,
  ...BUILDINGS,
  ...HALLS,
  ...STREETS,
  ...NATURE,
};

export const pieceOf = (name: string) => (Object.hasOwn(PIECES, name) ? PIECES[name] : undefined);
