/** What people sat, lay and ate on. */
import {
  type Piece,
  type Shape,
  type Stuff,
  around,
  box,
  d,
  each,
  fit,
  oval,
  planks,
  to,
  uneven,
} from './draw';

export const FURNITURE: Record<string, Piece> = {
  chair: {
    size: [1.1, 1.1],
    draw: (w, h) => [
      [
        'deep',
        box(0, 0, 4, 4, 1) +
          box(w - 4, 0, 4, 4, 1) +
          box(0, h - 4, 4, 4, 1) +
          box(w - 4, h - 4, 4, 4, 1),
      ],
      ['wood', box(1.5, 3, w - 3, h - 4.5, 2)],
      ['deep', box(0.5, 0, w - 1, 3, 1)],
    ],
  },
  stool: {
    size: [0.9, 0.9],
    draw: (w, h) => [
      ['deep', around(3, (x, y) => oval(w / 2 + x * w * 0.42, h / 2 + y * h * 0.42, 1.8))],
      ['wood', oval(w / 2, h / 2, w * 0.42, h * 0.42)],
      ['line', oval(w / 2, h / 2, w * 0.28, h * 0.28)],
    ],
  },
  armchair: {
    size: [1.6, 1.5],
    draw: (w, h) => [
      ['cloth', box(0, 0, w, h, 5)],
      ['felt', box(w * 0.2, h * 0.28, w * 0.6, h * 0.68, 3)],
      ['line', to(w * 0.2, h * 0.3, 0, h * 0.6) + to(w * 0.8, h * 0.3, 0, h * 0.6)],
    ],
  },
  bench: {
    size: [2.6, 0.8],
    draw: (w, h) => [
      ['deep', box(2, 0, 3, h) + box(w - 5, 0, 3, h)],
      [
        'wood',
        box(0, h * 0.12, w, h * 0.2) + box(0, h * 0.4, w, h * 0.2) + box(0, h * 0.68, w, h * 0.2),
      ],
    ],
  },
  pew: {
    size: [2.6, 0.7],
    draw: (w, h) => [
      ['deep', box(0, 0, w, h * 0.3, 1)],
      ['wood', box(1.5, h * 0.3, w - 3, h * 0.6)],
      ['deep', box(0, 0, 2, h, 1) + box(w - 2, 0, 2, h, 1)],
    ],
  },
  table: {
    size: [2, 1.3],
    draw: (w, h) => [
      [
        'deep',
        box(1, 1, 4, 4) + box(w - 5, 1, 4, 4) + box(1, h - 5, 4, 4) + box(w - 5, h - 5, 4, 4),
      ],
      ['wood', box(0, 0, w, h, 2)],
      ['line', box(2, 2, w - 4, h - 4, 1)],
    ],
  },
  desk: {
    size: [2, 1.1],
    draw: (w, h) => [
      ['wood', box(0, 0, w, h, 1)],
      ['felt', box(w * 0.25, h * 0.2, w * 0.5, h * 0.6)],
      [
        'paper',
        box(w * 0.34, h * 0.28, w * 0.18, h * 0.4) + box(w * 0.56, h * 0.34, w * 0.12, h * 0.3),
      ],
      ['brass', oval(w * 0.12, h * 0.3, 2) + oval(w * 0.12, h * 0.68, 1.4)],
    ],
  },
  counter: {
    size: [3, 0.9],
    draw: (w, h) => [
      ['deep', box(0, 0, w, h, 1)],
      ['wood', box(0, 0, w, h * 0.78, 1)],
      ['line', planks(w, h * 0.78, 16)],
    ],
  },
  pillow: {
    size: [0.8, 0.7],
    draw: (w, h) => [
      [
        'brass',
        d`M0 0q${w / 2} ${h * 0.2} ${w} 0q${-w * 0.16} ${h / 2} 0 ${h}q${-w / 2} ${-h * 0.2} ${-w} 0q${w * 0.16} ${-h / 2} 0 ${-h}z`,
      ],
      ['line', oval(w / 2, h / 2, w * 0.16, h * 0.14)],
    ],
  },
  rug: {
    size: [3, 1.8],
    draw: (w, h) => [
      ['seam', each(fit(h, 2), (at) => to(-2, 1 + at * 2, 2, 0) + to(w, 1 + at * 2, 2, 0))],
      ['cloth', box(0, 0, w, h)],
      ['felt', box(3, 3, w - 6, h - 6)],
      ['cloth', d`M${w / 2} 5L${w - 7} ${h / 2}L${w / 2} ${h - 5}L7 ${h / 2}z`],
      ['seam', oval(w / 2, h / 2, w * 0.12, h * 0.16)],
    ],
  },
  curtain: {
    size: [2.6, 0.5],
    draw: (w, h) => {
      const folds = fit(w, 6);
      const step = w / folds;
      return [
        [
          'cloth',
          d`M0 0h${w}v${h * 0.6}` + each(folds, () => d`q${-step / 2} ${h * 0.8} ${-step} 0`) + 'z',
        ],
        ['line', each(folds - 1, (at) => to((at + 1) * step, 0, 0, h * 0.6))],
        ['brass', box(-2, -1, w + 4, 2, 1)],
      ];
    },
  },
  coats: {
    size: [3, 0.8],
    draw: (w, h) => {
      const count = fit(w, 6);
      const stuffs: Stuff[] = ['cloth', 'felt', 'metal', 'deep', 'leaf'];
      return [
        ['brass', box(0, h * 0.45, w, 1.4)],
        ...Array.from({ length: count }, (_, at): Shape => [
          stuffs[at % 5]!,
          box((at * w) / count + 0.6, uneven(at) * 2, w / count - 1.2, h - 3, 2),
        ]),
      ];
    },
  },
};
