/** What pieces are made of, and the strokes that several of them share. */

/** What a shape is made of; `line` and `seam` are strokes only. */
export type Stuff =
  | 'wood'
  | 'deep'
  | 'metal'
  | 'brass'
  | 'stone'
  | 'cloth'
  | 'felt'
  | 'leaf'
  | 'paper'
  | 'glass'
  | 'water'
  | 'black'
  | 'fire'
  | 'line'
  | 'seam';
export type Shape = readonly [Stuff, string];
/** `size` is in cells, unless a description says otherwise; `draw` is given it in units. */
export type Piece = { size: [number, number]; draw: (w: number, h: number) => Shape[] };

/** A path with numbers that are short. */
export const d = (text: TemplateStringsArray, ...values: number[]) =>
  text.reduce(
    (path, part, at) => path + part + (at < values.length ? +values[at]!.toFixed(1) : ''),
    '',
  );
export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  r > 0
    ? d`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
    : d`M${x} ${y}h${w}v${h}h${-w}z`;
export const oval = (x: number, y: number, rx: number, ry = rx) =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const to = (x: number, y: number, dx: number, dy: number) => d`M${x} ${y}l${dx} ${dy}`;
/** How many steps of about this length fit in. */
export const fit = (length: number, step: number) => Math.max(1, Math.round(length / step));
export const each = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => path(at)).join('');
/** Points around a middle. */
export const around = (count: number, path: (x: number, y: number, at: number) => string) =>
  each(count, (at) => {
    const angle = (at / count) * 2 * Math.PI;
    return path(Math.cos(angle), Math.sin(angle), at);
  });
export const spokes = (x: number, y: number, from: number, till: number, count: number) =>
  around(count, (dx, dy) =>
    to(x + dx * from, y + dy * from, dx * (till - from), dy * (till - from)),
  );
/** The same uneven number for the same place. */
export const uneven = (at: number) => ((at * at * 31 + at * 17 + 5) % 23) / 23;
/** A rounded heap with this many bulges. */
export const heap = (w: number, h: number, bulges: number) => {
  const point = (at: number, far: number) => {
    const angle = (at / bulges) * 2 * Math.PI;
    return [
      w / 2 + (Math.cos(angle) * w * far) / 2,
      h / 2 + (Math.sin(angle) * h * far) / 2,
    ] as const;
  };
  const [x, y] = point(0, 0.82);
  return (
    d`M${x} ${y}` +
    each(bulges, (at) => {
      const [bx, by] = point(at + 0.5, 1.08 + uneven(at) * 0.12);
      const [ex, ey] = point(at + 1, at + 1 === bulges ? 0.82 : 0.8 + uneven(at) * 0.08);
      return d`Q${bx} ${by} ${ex} ${ey}`;
    }) +
    'z'
  );
};
/** Planks across a thing. */
export const planks = (w: number, h: number, step: number) =>
  each(fit(w, step) - 1, (at) => to(((at + 1) * w) / fit(w, step), 0, 0, h));
