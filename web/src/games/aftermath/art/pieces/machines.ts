/** Iron, pipes, engines. */
import { type Piece, around, box, d, each, fit, oval, spokes, to, uneven } from './draw';

export const MACHINES: Record<string, Piece> = {
  radiator: {
    size: [2, 0.6],
    draw: (w, h) => [
      ['metal', each(fit(w, 4), (at) => box((at * w) / fit(w, 4), 0, w / fit(w, 4) - 1, h, 1.5))],
      ['line', to(0, h * 0.5, w, 0)],
    ],
  },
  pipe: {
    size: [3, 0.4],
    draw: (w, h) => [
      ['metal', box(0, h * 0.14, w, h * 0.72)],
      ['seam', to(0, h * 0.32, w, 0)],
      ['brass', each(fit(w, 26) + 1, (at) => box((at * (w - 4)) / fit(w, 26), 0, 4, h, 1))],
    ],
  },
  gauge: {
    size: [0.8, 0.8],
    draw: (w) => [
      ['brass', oval(w / 2, w / 2, w / 2)],
      ['paper', oval(w / 2, w / 2, w * 0.38)],
      ['line', spokes(w / 2, w / 2, w * 0.28, w * 0.36, 10)],
      ['cloth', d`M${w / 2} ${w / 2}l${w * 0.26} ${-w * 0.14}l${-w * 0.22} ${w * 0.2}z`],
    ],
  },
  dials: {
    size: [2.4, 0.8],
    draw: (w, h) => {
      const count = fit(w, 11);
      const x = (at: number) => ((at + 0.5) * w) / count;
      return [
        ['deep', box(0, 0, w, h, 1)],
        ['paper', each(count, (at) => oval(x(at), h / 2, h * 0.3))],
        ['line', each(count, (at) => to(x(at), h / 2, (uneven(at) - 0.5) * h * 0.4, -h * 0.2))],
      ];
    },
  },
  furnace: {
    size: [2.2, 1.6],
    draw: (w, h) => [
      ['black', box(0, 0, w, h, 3)],
      ['metal', box(w * 0.08, h * 0.1, w * 0.84, h * 0.16, 1)],
      ['metal', box(w * 0.26, h * 0.38, w * 0.48, h * 0.62, 3)],
      ['fire', box(w * 0.32, h * 0.46, w * 0.36, h * 0.5, 2)],
      ['brass', each(4, (at) => box(w * (0.36 + at * 0.08), h * 0.46, 1, h * 0.5))],
    ],
  },
  wheel: {
    size: [1.6, 1.6],
    draw: (w) => [
      ['metal', oval(w / 2, w / 2, w / 2) + oval(w / 2, w / 2, w * 0.38)],
      ['line', spokes(w / 2, w / 2, 0, w * 0.44, 8)],
      ['brass', oval(w / 2, w / 2, w * 0.1)],
    ],
  },
  fan: {
    size: [2, 2],
    draw: (w) => [
      ['metal', oval(w / 2, w / 2, w / 2)],
      ['black', oval(w / 2, w / 2, w * 0.45)],
      [
        'metal',
        around(
          4,
          (x, y) =>
            d`M${w / 2} ${w / 2}Q${w / 2 + (x - y) * w * 0.34} ${w / 2 + (y + x) * w * 0.34} ${w / 2 + x * w * 0.43} ${w / 2 + y * w * 0.43}Q${w / 2 + x * w * 0.2} ${w / 2 + y * w * 0.2} ${w / 2} ${w / 2}z`,
        ),
      ],
      ['brass', oval(w / 2, w / 2, w * 0.08)],
    ],
  },
  pump: {
    size: [1.8, 1.8],
    draw: (w, h) => [
      ['metal', box(-3, h * 0.4, w + 6, h * 0.2)],
      ['leaf', oval(w / 2, h / 2, w / 2, h / 2)],
      ['brass', oval(w / 2, h / 2, w * 0.4, h * 0.4)],
      ['leaf', oval(w / 2, h / 2, w * 0.34, h * 0.34)],
      ['metal', oval(w / 2, h / 2, w * 0.14, h * 0.14)],
      ['brass', around(8, (x, y) => oval(w / 2 + x * w * 0.45, h / 2 + y * h * 0.45, 1))],
    ],
  },
  chain: {
    size: [2.6, 0.6],
    draw: (w, h) => {
      const count = fit(w, 9);
      const step = w / count;
      return [
        [
          'metal',
          each(count, (at) =>
            at % 2
              ? box(at * step - 1.4, h * 0.36, step + 2.8, h * 0.28, 1)
              : oval((at + 0.5) * step, h / 2, step * 0.6, h / 2) +
                oval((at + 0.5) * step, h / 2, step * 0.32, h * 0.2),
          ),
        ],
      ];
    },
  },
  levers: {
    size: [2.6, 0.9],
    draw: (w, h) => {
      const count = fit(w, 5);
      return [
        ['deep', box(0, h * 0.3, w, h * 0.4)],
        [
          'metal',
          each(count, (at) =>
            box(((at + 0.4) * w) / count, uneven(at) > 0.6 ? 0 : h * 0.2, 1.4, h * 0.7),
          ),
        ],
        [
          'brass',
          each(count, (at) =>
            at === 3
              ? ''
              : oval(((at + 0.4) * w) / count + 0.7, uneven(at) > 0.6 ? 0 : h * 0.2, 1.5),
          ),
        ],
        ['cloth', oval((3.4 * w) / count + 0.7, uneven(3) > 0.6 ? 0 : h * 0.2, 1.8)],
      ];
    },
  },
  machine: {
    size: [0.9, 0.9],
    draw: (w, h) => [
      ['cloth', box(0, 0, w, h, 2)],
      ['brass', box(w * 0.14, h * 0.2, w * 0.72, h * 0.4, 1)],
      ['paper', each(3, (at) => box(w * (0.2 + at * 0.22), h * 0.27, w * 0.16, h * 0.26))],
      ['metal', box(w - 1, h * 0.3, 3, 2) + oval(w + 2.4, h * 0.32, 1.6)],
    ],
  },
  claw: {
    size: [1.5, 1.4],
    draw: (w, h) => [
      ['metal', box(0, 0, w, h, 2)],
      ['glass', box(2, 2, w - 4, h - 4, 1)],
      [
        'wood',
        oval(w * 0.3, h * 0.66, 4) + oval(w * 0.5, h * 0.72, 4) + oval(w * 0.68, h * 0.62, 4),
      ],
      ['felt', oval(w * 0.42, h * 0.52, 3.4)],
      ['brass', spokes(w / 2, h * 0.34, 0, 4, 3)],
      ['line', to(2, h * 0.34, w - 4, 0) + spokes(w / 2, h * 0.34, 1, 5, 3)],
    ],
  },
  grille: {
    size: [1.4, 1],
    draw: (w, h) => [
      ['metal', box(0, 0, w, h, 1)],
      ['black', each(fit(h, 4) - 1, (at) => box(3, 2.4 + at * 4, w - 6, 2, 1))],
      [
        'brass',
        oval(1.6, 1.6, 0.8) +
          oval(w - 1.6, 1.6, 0.8) +
          oval(1.6, h - 1.6, 0.8) +
          oval(w - 1.6, h - 1.6, 0.8),
      ],
    ],
  },
  mangle: {
    size: [2, 1.3],
    draw: (w, h) => [
      ['metal', box(0, 0, 5, h, 1) + box(w - 5, 0, 5, h, 1)],
      ['paper', box(6, h * 0.36, w - 12, h * 0.7)],
      ['wood', box(4, h * 0.12, w - 8, h * 0.28, 3) + box(4, h * 0.44, w - 8, h * 0.28, 3)],
      ['seam', to(7, h * 0.2, w - 14, 0) + to(7, h * 0.52, w - 14, 0)],
    ],
  },
  vat: {
    size: [2, 2],
    draw: (w) => [
      ['metal', oval(w / 2, w / 2, w / 2)],
      ['water', oval(w / 2, w / 2, w * 0.43)],
      [
        'paper',
        d`M${w * 0.3} ${w * 0.4}q${w * 0.2} ${-w * 0.2} ${w * 0.4} 0q${-w * 0.06} ${w * 0.26} ${-w * 0.24} ${w * 0.24}q${-w * 0.2} 0 ${-w * 0.16} ${-w * 0.24}z`,
      ],
      ['seam', oval(w / 2, w / 2, w * 0.34)],
    ],
  },
  trap: {
    size: [1, 0.7],
    draw: (w, h) => [
      ['wood', box(0, 0, w, h, 1)],
      [
        'metal',
        box(w * 0.1, h * 0.12, w * 0.4, 1.4) +
          box(w * 0.1, h * 0.78, w * 0.4, 1.4) +
          box(w * 0.1, h * 0.12, 1.4, h * 0.7),
      ],
      ['brass', oval(w * 0.72, h * 0.5, 2)],
      ['line', to(w * 0.5, h * 0.12, 0, h * 0.72)],
    ],
  },
};
