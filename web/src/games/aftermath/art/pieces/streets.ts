/** Streets. */
import {
  type Piece,
  type Shape,
  type Stuff,
  box,
  d,
  each,
  fit,
  oval,
  planks,
  spokes,
  to,
} from './draw';

const carriage =
  (stuff: Stuff) =>
  (w: number, h: number): Shape[] => [
    [stuff, box(0, 0, w, h, 5)],
    ['paper', box(4, h * 0.24, w - 8, h * 0.52, 3)],
    [
      'glass',
      each(
        fit(w, 14),
        (at) =>
          box(4 + at * ((w - 6) / fit(w, 14)), 1.6, 8, 3, 1) +
          box(4 + at * ((w - 6) / fit(w, 14)), h - 4.6, 8, 3, 1),
      ),
    ],
    ['line', to(6, h / 2, w - 12, 0)],
  ];

export const STREETS: Record<string, Piece> = {
  rails: {
    size: [4, 0.9],
    draw: (w, h) => [
      ['deep', each(fit(w, 7), (at) => box((at * w) / fit(w, 7) + 1, 0, 3, h))],
      ['metal', box(0, h * 0.2, w, 1.6) + box(0, h * 0.72, w, 1.6)],
    ],
  },
  tram: { size: [3.6, 1.5], draw: carriage('cloth') },
  train: { size: [3.6, 1.4], draw: carriage('felt') },
  car: {
    size: [2.6, 1.4],
    draw: (w, h) => [
      ['black', box(w * 0.14, -1, w * 0.16, h + 2, 1) + box(w * 0.7, -1, w * 0.16, h + 2, 1)],
      ['felt', box(0, 0, w, h, 6)],
      [
        'glass',
        box(w * 0.26, h * 0.12, w * 0.12, h * 0.76, 2) +
          box(w * 0.68, h * 0.12, w * 0.1, h * 0.76, 2),
      ],
      ['seam', box(w * 0.4, h * 0.14, w * 0.26, h * 0.72, 2)],
      ['fire', box(1, h * 0.16, 2.4, 4, 1) + box(1, h * 0.84 - 4, 2.4, 4, 1)],
    ],
  },
  boat: {
    size: [2, 0.9],
    draw: (w, h) => [
      [
        'deep',
        d`M0 ${h / 2}Q${w * 0.2} 0 ${w * 0.5} 0H${w * 0.9}Q${w} ${h / 2} ${w * 0.9} ${h}H${w * 0.5}Q${w * 0.2} ${h} 0 ${h / 2}z`,
      ],
      [
        'wood',
        d`M${w * 0.08} ${h / 2}Q${w * 0.24} ${h * 0.14} ${w * 0.5} ${h * 0.14}H${w * 0.86}Q${w * 0.93} ${h / 2} ${w * 0.86} ${h * 0.86}H${w * 0.5}Q${w * 0.24} ${h * 0.86} ${w * 0.08} ${h / 2}z`,
      ],
      ['deep', box(w * 0.36, h * 0.12, 3, h * 0.76) + box(w * 0.66, h * 0.12, 3, h * 0.76)],
    ],
  },
  carton: {
    size: [1.6, 0.8],
    draw: (w, h) => [
      ['paper', d`M0 ${h / 2}L${w * 0.2} 0H${w}V${h}H${w * 0.2}z`],
      ['felt', box(w * 0.24, h * 0.18, w * 0.68, h * 0.64)],
      ['cloth', box(w * 0.2, 0, 2, h)],
    ],
  },
  kerb: {
    size: [4, 0.25],
    draw: (w, h) => [
      ['stone', box(0, 0, w, h)],
      ['line', planks(w, h, 12)],
    ],
  },
  fountain: {
    size: [2, 2],
    draw: (w) => [
      ['stone', oval(w / 2, w / 2, w / 2)],
      ['water', oval(w / 2, w / 2, w * 0.42)],
      ['seam', oval(w / 2, w / 2, w * 0.32) + oval(w / 2, w / 2, w * 0.24)],
      ['stone', oval(w / 2, w / 2, w * 0.14)],
      [
        'leaf',
        d`M${w * 0.42} ${w / 2}q${w * 0.08} ${-w * 0.1} ${w * 0.16} 0l${w * 0.04} ${-w * 0.04}v${w * 0.08}l${-w * 0.04} ${-w * 0.04}q${-w * 0.08} ${w * 0.1} ${-w * 0.16} 0z`,
      ],
    ],
  },
  stones: {
    size: [1.4, 1],
    draw: (w, h) => [
      [
        'stone',
        oval(w * 0.24, h * 0.6, w * 0.2, h * 0.3) +
          oval(w * 0.62, h * 0.36, w * 0.24, h * 0.3) +
          oval(w * 0.74, h * 0.78, w * 0.16, h * 0.2),
      ],
      ['seam', d`M${w * 0.46} ${h * 0.3}q${w * 0.1} ${-h * 0.14} ${w * 0.26} ${-h * 0.06}`],
    ],
  },
  pillar: {
    size: [0.8, 0.8],
    draw: (w) => [
      ['black', oval(w / 2, w / 2, w / 2)],
      ['cloth', oval(w / 2, w / 2, w * 0.44)],
      ['line', oval(w / 2, w / 2, w * 0.3)],
      ['black', box(w * 0.3, w * 0.72, w * 0.4, w * 0.1, 1)],
      ['paper', box(w * 0.4, w * 0.66, w * 0.3, w * 0.12)],
    ],
  },
  roof: {
    size: [2.4, 1.4],
    draw: (w, h) => [
      ['stone', box(0, 0, w, h)],
      [
        'line',
        each(fit(h, 5) - 1, (at) => to(0, ((at + 1) * h) / fit(h, 5), w, 0)) +
          each(fit(h, 5) * fit(w, 7), (at) => {
            const [row, column] = [Math.floor(at / fit(w, 7)), at % fit(w, 7)];
            const [step, high] = [w / fit(w, 7), h / fit(h, 5)];
            return to(column * step + (row % 2 ? step / 2 : 0), row * high, 0, high);
          }),
      ],
      ['deep', box(-2, h / 2 - 2, w + 4, 4, 2)],
    ],
  },
  sundial: {
    size: [0.9, 0.9],
    draw: (w) => [
      ['stone', oval(w / 2, w / 2, w / 2)],
      ['paper', oval(w / 2, w / 2, w * 0.38)],
      ['line', spokes(w / 2, w / 2, w * 0.26, w * 0.36, 12)],
      ['brass', d`M${w * 0.5} ${w * 0.56}L${w * 0.3} ${w * 0.24}L${w * 0.58} ${w * 0.46}z`],
    ],
  },
  scarecrow: {
    size: [1.3, 1.3],
    draw: (w, h) => [
      ['deep', box(w * 0.46, h * 0.3, w * 0.08, h * 0.7) + box(0, h * 0.36, w, h * 0.08, 1)],
      [
        'felt',
        d`M${w * 0.14} ${h * 0.3}L${w * 0.86} ${h * 0.3}L${w * 0.86} ${h * 0.5}L${w * 0.68} ${h * 0.52}L${w * 0.72} ${h * 0.88}L${w * 0.28} ${h * 0.88}L${w * 0.32} ${h * 0.52}L${w * 0.14} ${h * 0.5}z`,
      ],
      ['seam', to(w * 0.5, h * 0.34, 0, h * 0.5)],
      ['brass', oval(w / 2, h * 0.2, w * 0.2, h * 0.18)],
      ['deep', oval(w / 2, h * 0.2, w * 0.11, h * 0.1)],
    ],
  },
};
