/** Parts of buildings. */
import { type Piece, box, d, each, fit, oval, planks, spokes, to } from './draw';

export const BUILDINGS: Record<string, Piece> = {
  hearth: {
    size: [2.4, 0.9],
    draw: (w, h) => [
      ['stone', box(0, 0, w, h * 0.6)],
      ['black', box(w * 0.2, h * 0.2, w * 0.6, h * 0.5)],
      [
        'fire',
        d`M${w * 0.34} ${h * 0.66}q${w * 0.04} ${-h * 0.34} ${w * 0.12} ${-h * 0.2}q${w * 0.04} ${-h * 0.26} ${w * 0.1} 0q${w * 0.06} ${-h * 0.1} ${w * 0.1} ${h * 0.2}z`,
      ],
      ['wood', box(-2, -1, w + 4, h * 0.2, 1)],
      ['stone', box(w * 0.1, h * 0.7, w * 0.8, h * 0.24)],
    ],
  },
  door: {
    size: [1.2, 1.2],
    draw: (w, h) => [
      ['seam', d`M${w} 2A${w} ${h} 0 0 1 2 ${h}`],
      ['wood', box(0, 0, w, 2.6)],
      ['brass', oval(w - 2.4, 1.3, 1)],
    ],
  },
  turning: {
    size: [1.7, 1.7],
    draw: (w) => [
      ['glass', oval(w / 2, w / 2, w / 2)],
      ['deep', box(2, w / 2 - 1, w - 4, 2) + box(w / 2 - 1, 2, 2, w - 4)],
      ['brass', oval(w / 2, w / 2, 2)],
    ],
  },
  window: {
    size: [2, 0.3],
    draw: (w, h) => [
      ['glass', box(0, 0, w, h)],
      ['line', planks(w, h, 13)],
    ],
  },
  steps: {
    size: [1.6, 1.2],
    draw: (w, h) => [
      ['stone', box(0, 0, w, h)],
      ['line', each(fit(h, 4), (at) => to(0, at * (h / fit(h, 4)), w, 0))],
      ['seam', each(fit(h, 4), (at) => to(0, at * (h / fit(h, 4)) + 0.9, w, 0))],
    ],
  },
  spiral: {
    size: [1.5, 1.5],
    draw: (w) => [
      ['stone', oval(w / 2, w / 2, w / 2)],
      ['line', spokes(w / 2, w / 2, w * 0.12, w * 0.5, 14)],
      ['deep', oval(w / 2, w / 2, w * 0.12)],
    ],
  },
  column: {
    size: [0.7, 0.7],
    draw: (w) => [
      ['stone', box(0, 0, w, w, 1)],
      ['stone', oval(w / 2, w / 2, w * 0.42)],
      ['seam', oval(w / 2, w / 2, w * 0.28)],
    ],
  },
  beam: {
    size: [3, 0.5],
    draw: (w, h) => [
      ['deep', box(0, 0, w, h)],
      ['seam', to(3, h * 0.35, w * 0.5, 0) + to(w * 0.4, h * 0.7, w * 0.5, 0)],
      ['metal', oval(3, h / 2, 1.2) + oval(w - 3, h / 2, 1.2)],
    ],
  },
  rail: {
    size: [3, 0.3],
    draw: (w, h) => [
      ['metal', box(0, h * 0.3, w, h * 0.4)],
      ['metal', each(fit(w, 12) + 1, (at) => oval((at * w) / fit(w, 12), h / 2, h * 0.5))],
    ],
  },
  turnstiles: {
    size: [2.4, 0.8],
    draw: (w, h) => {
      const count = fit(w, 12);
      const step = w / count;
      return [
        ['metal', each(count + 1, (at) => box(at * step - 2, 0, 4, h, 2))],
        [
          'brass',
          each(
            count,
            (at) =>
              box((at + 0.5) * step - 4, h * 0.46, 6, 1.4) +
              box((at + 0.5) * step - 1.6, h * 0.2, 1.4, h * 0.6),
          ),
        ],
      ];
    },
  },
  windows: {
    size: [3, 0.7],
    draw: (w, h) => {
      const count = fit(w, 10);
      const step = w / count;
      return [
        ['deep', box(0, 0, w, h, 1)],
        ['glass', each(count, (at) => box(at * step + 1.4, 1.4, step - 2.8, h * 0.4))],
        ['brass', each(count, (at) => box(at * step + 2.4, h * 0.62, step - 4.8, h * 0.26, 1))],
      ];
    },
  },
  house: {
    size: [1.4, 1],
    draw: (w, h) => [
      ['cloth', box(0, 0, w, h)],
      ['line', to(0, h / 2, w, 0) + each(fit(w, 3), (at) => to(at * 3, 0, 0, h))],
      ['deep', box(w * 0.66, h * 0.14, w * 0.14, h * 0.22)],
    ],
  },
  lamp: {
    size: [0.6, 0.6],
    draw: (w) => [
      ['fire', oval(w / 2, w / 2, w / 2)],
      ['brass', oval(w / 2, w / 2, w * 0.34)],
      ['paper', oval(w / 2, w / 2, w * 0.18)],
    ],
  },
  clock: {
    size: [1.4, 1.4],
    draw: (w) => [
      ['deep', oval(w / 2, w / 2, w / 2)],
      ['paper', oval(w / 2, w / 2, w * 0.42)],
      [
        'line',
        spokes(w / 2, w / 2, w * 0.34, w * 0.41, 12) +
          to(w / 2, w / 2, -w * 0.02, -w * 0.22) +
          to(w / 2, w / 2, -w * 0.22, -w * 0.24),
      ],
      ['brass', oval(w / 2, w / 2, 1.3)],
    ],
  },
};
