/**
 * The lines between spaces, each kind with a stroke of its own, so that nobody needs the colour.
 */
import type { Place } from './content';
import type { Line } from './types';

/** The side of a cell in the drawing. */
export const CELL = 20;

type Point = [number, number];
export type Edge = { from: Point; to: Point };

/** The edge that two spaces share. */
export function edge(one: Place, other: Place): Edge | undefined {
  const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
  const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
  const at = (x: number, y: number): Point => [(x - 1) * CELL, (y - 1) * CELL];
  if (bottom > top && left === right) return { from: at(left, top), to: at(left, bottom) };
  if (right > left && top === bottom) return { from: at(left, top), to: at(right, top) };
  return undefined;
}

/** Points along an edge, and beside it by turns. */
function beside({ from, to }: Edge, step: number, far: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const count = Math.max(2, Math.round(length / step));
  const [nx, ny] = [(-dy / length) * far, (dx / length) * far];
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const side = index === 0 || index === count ? 0 : index % 2 ? 1 : -1;
    return [from[0] + (dx * index) / count + nx * side, from[1] + (dy * index) / count + ny * side];
  });
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const straight = ({ from, to }: Edge) => `M${text(from)}L${text(to)}`;
const shifted = ({ from, to }: Edge, by: number): Edge => {
  const upright = from[0] === to[0];
  const move = ([x, y]: Point): Point => (upright ? [x + by, y] : [x, y + by]);
  return { from: move(from), to: move(to) };
};

/** Zigzags are red, waves blue, thorns green; one bar is white, two are double. */
export function stroke(line: Line, along: Edge): string {
  if (line === 'red') return `M${beside(along, 5, 2.6).map(text).join('L')}`;
  if (line === 'blue') {
    const [start, ...points] = beside(along, 6, 0).map(text);
    const bows = beside(along, 3, 5)
      .map(text)
      .filter((_, index) => index % 2);
    return `M${start}${points.map((point, index) => `Q${bows[index] ?? point} ${point}`).join('')}`;
  }
  if (line === 'green') {
    const middle = beside(along, 6, 0);
    const ends = beside(along, 6, 4);
    return (
      straight(along) +
      middle
        .slice(1, -1)
        .map((point, index) => `M${text(point)}L${text(ends[index + 1]!)}`)
        .join('')
    );
  }
  if (line === 'double-white')
    return straight(shifted(along, -1.3)) + straight(shifted(along, 1.3));
  return straight(along);
}

/** Where the map ends. */
export function outline(rows: string[]): string {
  const open = (x: number, y: number) => (rows[y]?.[x] ?? '.') !== '.';
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!open(x, y)) continue;
      const [left, top, right, bottom] = [x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL];
      if (!open(x, y - 1)) path += `M${left} ${top}H${right}`;
      if (!open(x, y + 1)) path += `M${left} ${bottom}H${right}`;
      if (!open(x - 1, y)) path += `M${left} ${top}V${bottom}`;
      if (!open(x + 1, y)) path += `M${right} ${top}V${bottom}`;
    }
  }
  return path;
}
