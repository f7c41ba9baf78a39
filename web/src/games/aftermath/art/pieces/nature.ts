/** Green, water, heaps. */
import { type Piece, around, box, d, each, fit, heap, oval, spokes, to, uneven } from './draw';

export const NATURE: Record<string, Piece> = {
  bush: {
    size: [1.2, 1.2],
    draw: (w, h) => [
      ['leaf', heap(w, h, 8)],
      ['seam', oval(w * 0.4, h * 0.42, w * 0.16, h * 0.14) + oval(w * 0.62, h * 0.58, w * 0.12)],
    ],
  },
  hedge: {
    size: [3, 0.7],
    draw: (w, h) => [
      ['leaf', heap(w, h, 16)],
      ['seam', each(fit(w, 10), (at) => oval(5 + at * 10, h * (0.4 + uneven(at) * 0.2), 2.2))],
    ],
  },
  brambles: {
    size: [1.4, 1.2],
    draw: (w, h) => [
      ['leaf', heap(w, h, 7)],
      [
        'line',
        d`M${w * 0.1} ${h * 0.8}q${w * 0.4} ${-h} ${w * 0.8} ${-h * 0.3}M${w * 0.2} ${h * 0.2}q${w * 0.5} ${h * 0.1} ${w * 0.6} ${h * 0.7}`,
      ],
      ['cloth', oval(w * 0.34, h * 0.4, 1.4) + oval(w * 0.66, h * 0.62, 1.4)],
    ],
  },
  palm: {
    size: [2, 2],
    draw: (w) => [
      [
        'leaf',
        around(
          9,
          (x, y) =>
            d`M${w / 2} ${w / 2}Q${w / 2 + (x - y * 0.5) * w * 0.3} ${w / 2 + (y + x * 0.5) * w * 0.3} ${w / 2 + x * w * 0.5} ${w / 2 + y * w * 0.5}Q${w / 2 + (x + y * 0.3) * w * 0.3} ${w / 2 + (y - x * 0.3) * w * 0.3} ${w / 2} ${w / 2}z`,
        ),
      ],
      ['wood', oval(w / 2, w / 2, w * 0.09)],
    ],
  },
  tree: {
    size: [1.6, 1.5],
    draw: (w, h) => [
      ['leaf', heap(w, h, 11)],
      ['leaf', oval(w * 0.42, h * 0.42, w * 0.26, h * 0.24)],
      ['seam', d`M${w * 0.24} ${h * 0.44}q${w * 0.1} ${-h * 0.22} ${w * 0.3} ${-h * 0.2}`],
      [
        'cloth',
        each(7, (at) =>
          oval(w * (0.22 + uneven(at) * 0.56), h * (0.24 + uneven(at + 4) * 0.54), 1.5),
        ),
      ],
    ],
  },
  bare: {
    size: [1.6, 1.5],
    draw: (w, h) => [
      [
        'deep',
        around(7, (x, y, at) => {
          const far = 0.36 + uneven(at) * 0.14;
          return d`M${w / 2 - y * 2} ${h / 2 + x * 2}L${w * (0.5 + x * far)} ${h * (0.5 + y * far)}L${w / 2 + y * 2} ${h / 2 - x * 2}z`;
        }),
      ],
      [
        'line',
        around(
          7,
          (x, y, at) =>
            d`M${w * (0.5 + x * 0.24)} ${h * (0.5 + y * 0.24)}l${(x - y) * w * 0.13} ${(y + x) * h * 0.13}m${-(x - y) * w * 0.13} ${-(y + x) * h * 0.13}l${(x + y) * w * (0.08 + uneven(at) * 0.06)} ${(y - x) * h * 0.12}`,
        ),
      ],
      ['wood', oval(w / 2, h / 2, w * 0.1)],
    ],
  },
  log: {
    size: [1.6, 0.4],
    draw: (w, h) => [
      ['wood', box(0, h * 0.1, w, h * 0.8, h * 0.3)],
      ['paper', oval(w - h * 0.3, h / 2, h * 0.24, h * 0.36)],
      ['line', to(w * 0.1, h * 0.4, w * 0.34, 0) + to(w * 0.36, h * 0.66, w * 0.3, 0)],
      ['leaf', oval(w * 0.22, h * 0.2, 2.4, 1.4) + oval(w * 0.56, h * 0.84, 2, 1.2)],
    ],
  },
  hive: {
    size: [0.8, 0.8],
    draw: (w) => [
      ['wood', box(0, w * 0.08, w, w * 0.92, 1.5)],
      ['brass', oval(w / 2, w / 2, w * 0.44)],
      [
        'line',
        oval(w / 2, w / 2, w * 0.33) + oval(w / 2, w / 2, w * 0.22) + oval(w / 2, w / 2, w * 0.11),
      ],
      ['deep', box(w * 0.38, w * 0.86, w * 0.24, w * 0.14, 1)],
    ],
  },
  lily: {
    size: [1, 1],
    draw: (w) => [
      [
        'leaf',
        d`M${w / 2} ${w / 2}L${w * 0.98} ${w * 0.36}A${w / 2} ${w / 2} 0 1 0 ${w * 0.98} ${w * 0.64}z`,
      ],
      ['seam', spokes(w / 2, w / 2, 1, w * 0.42, 8)],
    ],
  },
  flowers: {
    size: [1.4, 1],
    draw: (w, h) => [
      ['leaf', heap(w, h, 7)],
      [
        'cloth',
        around(5, (x, y) => oval(w * 0.34 + x * 2.4, h * 0.4 + y * 2.4, 1.6)) +
          around(5, (x, y) => oval(w * 0.66 + x * 2.4, h * 0.6 + y * 2.4, 1.6)),
      ],
      ['brass', oval(w * 0.34, h * 0.4, 1.2) + oval(w * 0.66, h * 0.6, 1.2)],
    ],
  },
  pots: {
    size: [1.6, 0.7],
    draw: (w, h) => [
      ['cloth', each(3, (at) => oval(w * (0.17 + at * 0.33), h / 2, w * 0.15))],
      ['deep', each(3, (at) => oval(w * (0.17 + at * 0.33), h / 2, w * 0.11))],
      ['leaf', oval(w * 0.17, h / 2, w * 0.07) + oval(w * 0.83, h / 2, w * 0.09)],
    ],
  },
  rows: {
    size: [2, 1.6],
    draw: (w, h) => [
      ['deep', each(fit(h, 8), (at) => box(0, at * (h / fit(h, 8)) + 1, w, h / fit(h, 8) - 3, 2))],
      [
        'leaf',
        each(fit(h, 8) * fit(w, 7), (at) =>
          oval(
            ((at % fit(w, 7)) + 0.5) * (w / fit(w, 7)),
            (Math.floor(at / fit(w, 7)) + 0.45) * (h / fit(h, 8)),
            2.2,
          ),
        ),
      ],
    ],
  },
  marrow: {
    size: [2.8, 2.2],
    draw: (w, h) => [
      ['leaf', oval(w / 2, h / 2, w / 2, h / 2)],
      [
        'brass',
        each(4, (at) => oval(w / 2, h / 2, w / 2 - 3, Math.max(1, h / 2 - 3 - at * (h / 8)))),
      ],
      [
        'leaf',
        each(3, (at) => oval(w / 2, h / 2, w / 2 - 4, Math.max(1, h / 2 - 5 - at * (h / 8)))),
      ],
      ['deep', box(w - 3, h / 2 - 2, 7, 4, 2)],
    ],
  },
  coal: {
    size: [1.8, 1.4],
    draw: (w, h) => [
      ['black', heap(w, h, 9)],
      [
        'seam',
        each(7, (at) =>
          box(w * (0.2 + uneven(at) * 0.55), h * (0.2 + uneven(at + 5) * 0.55), 3, 2),
        ),
      ],
    ],
  },
  heap: {
    size: [1.6, 1.2],
    draw: (w, h) => [
      ['wood', heap(w, h, 9)],
      ['leaf', oval(w * 0.36, h * 0.4, 2.4) + oval(w * 0.6, h * 0.6, 2)],
      [
        'line',
        to(w * 0.3, h * 0.62, w * 0.2, h * 0.1) + to(w * 0.56, h * 0.34, w * 0.16, -h * 0.08),
      ],
    ],
  },
  puddle: {
    size: [1.6, 1],
    draw: (w, h) => [
      ['water', heap(w, h, 6)],
      [
        'seam',
        d`M${w * 0.26} ${h * 0.46}q${w * 0.12} ${-h * 0.12} ${w * 0.24} 0M${w * 0.5} ${h * 0.62}q${w * 0.1} ${-h * 0.1} ${w * 0.2} 0`,
      ],
    ],
  },
  cloth: {
    size: [1.4, 1],
    draw: (w, h) => [
      ['paper', d`M0 ${h * 0.1}L${w * 0.94} 0L${w} ${h * 0.9}L${w * 0.06} ${h}z`],
      [
        'cloth',
        each(
          3,
          (at) =>
            d`M${w * (0.2 + at * 0.24)} ${h * 0.06}l${w * 0.03} ${h * 0.88}h2l${-w * 0.03} ${-h * 0.88}z`,
        ),
      ],
    ],
  },
  nest: {
    size: [1.6, 1.4],
    draw: (w, h) => [
      ['wood', heap(w, h, 10)],
      [
        'line',
        each(
          9,
          (at) =>
            d`M${w * 0.5} ${h * 0.5}m${Math.cos(at) * w * 0.3} ${Math.sin(at) * h * 0.3}l${Math.cos(at * 2.4) * 6} ${Math.sin(at * 2.4) * 5}`,
        ),
      ],
      ['deep', oval(w / 2, h / 2, w * 0.2, h * 0.2)],
    ],
  },
};
