/**
 * Reads the pictures of the cards. A picture is 96 wide and 72 high, and what matters is in the
 * middle: a card that has little room cuts off ten at the top and at the bottom. Each line is a
 * paint and a path in it, further lines cover earlier ones:
 *
 * - `r M…` is filled, `R M…` has an outline too, `-r M…` is a line, `-r3 M…` a line of that width;
 * - in a path, `(x,y,r)` is a circle and `(x,y,rx,ry)` an ellipse; `<flame x y s>` is a stencil with
 *   its foot there, that many times as large;
 * - `@rotate(9 48 40)` transforms the lines that follow, until the next `@`.
 */
export type Shape = { paint: string; line?: number; edge: boolean; d: string; moved?: string };

/** Only relative steps, without arcs: they are scaled. */
const STENCILS: Record<string, string> = {
  flame: 'c-7 0-10-5-10-10 0-6 6-9 5-16 4 2 6 5 7 9 1-1 2-3 2-5 4 4 6 8 6 12 0 6-4 10-10 10z',
  smoke: 'c-6 0-10-4-9-9 1-4 4-6 8-5 1-6 6-9 11-8 4 0 8 3 8 8 6-1 10 2 10 7 0 4-3 7-8 7z',
  fir: 'v-5h-9l6-8h-4l6-8h-3l6-9 6 9h-3l6 8h-4l6 8h-9v5z',
  person: 'h-5v-6c0-4 2-6 5-6s5 2 5 6v6zm0-13c-2 0-4-2-4-4s2-4 4-4 4 2 4 4-2 4-4 4z',
  palm: 'c2-8 1-14-1-21-4-3-9-3-13 1 1-6 7-9 12-6-2-4-6-5-10-4 4-4 11-2 13 3 2-5 8-7 13-4-4 0-7 2-9 5 5-2 10 0 12 5-4-3-9-3-12 0 2 7 2 14 1 21z',
  drop: 'c-4 0-6-3-6-6 0-4 4-7 6-12 2 5 6 8 6 12 0 3-2 6-6 6z',
};

const circle = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const round = (n: number) => Math.round(n * 100) / 100;

/** A stencil at a place; a negative width mirrors it. */
function stencil(name: string, x: number, y: number, wide: number, high = Math.abs(wide)): string {
  const steps = STENCILS[name] ?? '';
  const scaled = steps.replace(/([a-z])([^a-z]*)/g, (_, step: string, numbers: string) => {
    const scale = (at: number) => (step === 'v' || (step !== 'h' && at % 2) ? high : wide);
    return (
      step + (numbers.match(/-?[\d.]+/g) ?? []).map((n, at) => round(+n * scale(at))).join(' ')
    );
  });
  return `M${x} ${y}${scaled}`;
}

/** Three numbers, and perhaps one more. */
function read(all: string, between: string): [number, number, number, number?] {
  const [x = 0, y = 0, wide = 0, high] = all.split(between).map(Number);
  return [x, y, wide, high];
}

const written = (path: string) =>
  path
    .replace(/\(([^)]+)\)/g, (_, all: string) => circle(...read(all, ',')))
    .replace(/<(\w+) ([^>]+)>/g, (_, name: string, all: string) =>
      stencil(name, ...read(all, ' ')),
    );

export function shapes(picture: string): Shape[] {
  let moved: string | undefined;
  return picture.split('\n').flatMap((text) => {
    const row = text.trim();
    if (row.startsWith('@')) moved = row.slice(1) || undefined;
    const found = /^(-?)([a-z])([\d.]*) (.+)$/i.exec(row);
    if (!found) return [];
    const [, line, paint = '', width, path = ''] = found;
    const lower = paint.toLowerCase();
    return {
      paint: lower,
      edge: !line && paint !== lower,
      d: written(path),
      ...(line && { line: Number(width) || 2 }),
      ...(moved && { moved }),
    };
  });
}
