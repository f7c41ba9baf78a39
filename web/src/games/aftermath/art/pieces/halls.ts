/** Church and museum. */
import { type Piece, around, box, d, each, fit, oval, spokes, to, uneven } from './draw';

export const HALLS: Record<string, Piece> = {
  font: {
    size: [1.2, 1.2],
    draw: (w) => [
      [
        'stone',
        around(
          8,
          (x, y, at) => (at ? 'L' : 'M') + d`${w / 2 + x * w * 0.5} ${w / 2 + y * w * 0.5}`,
        ) + 'z',
      ],
      ['water', oval(w / 2, w / 2, w * 0.34)],
      ['seam', oval(w / 2, w / 2, w * 0.2)],
    ],
  },
  altar: {
    size: [2.2, 1],
    draw: (w, h) => [
      ['stone', box(-2, -2, w + 4, h + 4)],
      ['cloth', box(0, 0, w, h)],
      ['paper', box(w * 0.38, 0, w * 0.24, h)],
      [
        'brass',
        box(w * 0.48, h * 0.2, w * 0.04, h * 0.6) +
          box(w * 0.42, h * 0.36, w * 0.16, 1.6) +
          oval(w * 0.12, h * 0.3, 1.6) +
          oval(w * 0.88, h * 0.3, 1.6),
      ],
    ],
  },
  pulpit: {
    size: [1.2, 1.2],
    draw: (w) => [
      ['deep', oval(w / 2, w / 2, w / 2)],
      ['wood', oval(w / 2, w / 2, w * 0.36)],
      ['paper', box(w * 0.28, w * 0.36, w * 0.44, w * 0.28)],
      ['line', to(w * 0.5, w * 0.36, 0, w * 0.28)],
    ],
  },
  tomb: {
    size: [0.9, 1.6],
    draw: (w, h) => [
      ['stone', box(0, 0, w, h, 1)],
      ['stone', oval(w / 2, h * 0.2, w * 0.2) + box(w * 0.26, h * 0.3, w * 0.48, h * 0.6, 3)],
      [
        'metal',
        box(w * 0.46, h * 0.34, w * 0.08, h * 0.5) + box(w * 0.36, h * 0.42, w * 0.28, 1.4),
      ],
    ],
  },
  whale: {
    size: [2.6, 1.6],
    draw: (w, h) => [
      [
        'paper',
        d`M0 ${h / 2}q${w * 0.04} ${-h * 0.3} ${w * 0.28} ${-h * 0.24}v${h * 0.48}q${-w * 0.24} ${h * 0.06} ${-w * 0.28} ${-h * 0.24}z`,
      ],
      ['paper', box(w * 0.26, h * 0.46, w * 0.7, h * 0.08, 1)],
      [
        'seam',
        each(
          8,
          (at) =>
            d`M${w * (0.32 + at * 0.07)} ${h * 0.5}q${w * 0.05} ${-h * 0.3 * (1 - at * 0.09)} ${-w * 0.02} ${-h * 0.46 * (1 - at * 0.09)}M${w * (0.32 + at * 0.07)} ${h * 0.5}q${w * 0.05} ${h * 0.3 * (1 - at * 0.09)} ${-w * 0.02} ${h * 0.46 * (1 - at * 0.09)}`,
        ),
      ],
      ['black', oval(w * 0.13, h * 0.4, 1.6) + oval(w * 0.13, h * 0.6, 1.6)],
    ],
  },
  vitrine: {
    size: [1.3, 0.8],
    draw: (w, h) => [
      ['deep', box(0, 0, w, h, 1)],
      ['cloth', box(2, 2, w - 4, h - 4)],
      ['brass', box(w * 0.3, h * 0.42, w * 0.4, 1.6, 0.6) + oval(w * 0.3, h * 0.46, 2)],
      ['seam', to(3, h - 3, w * 0.3, -h * 0.5)],
    ],
  },
  statue: {
    size: [1.2, 1.2],
    draw: (w) => [
      ['stone', box(0, 0, w, w, 1)],
      ['stone', box(w * 0.14, w * 0.14, w * 0.72, w * 0.72)],
      ['leaf', oval(w / 2, w * 0.54, w * 0.26, w * 0.18) + oval(w / 2, w * 0.42, w * 0.13)],
    ],
  },
  lion: {
    size: [1.4, 0.8],
    draw: (w, h) => [
      ['stone', box(0, 0, w, h, 1)],
      [
        'stone',
        oval(w * 0.56, h * 0.5, w * 0.3, h * 0.3) + oval(w * 0.24, h * 0.5, w * 0.16, h * 0.34),
      ],
      ['leaf', oval(w * 0.12, h * 0.24, 2) + oval(w * 0.12, h * 0.76, 2)],
    ],
  },
  web: {
    size: [1.8, 1.8],
    draw: (w) => [
      [
        'seam',
        spokes(w / 2, w / 2, 0, w * 0.5, 10) +
          each(4, (at) => oval(w / 2, w / 2, w * (0.1 + at * 0.11))),
      ],
      ['paper', oval(w * 0.62, w * 0.7, 2, 3) + oval(w * 0.36, w * 0.66, 1.6, 2.4)],
    ],
  },
  cells: {
    size: [2, 1.6],
    draw: (w, h) => {
      const r = 4.2;
      const cell = (x: number, y: number) =>
        around(6, (dx, dy, at) => (at ? 'L' : 'M') + d`${x + dx * r} ${y + dy * r}`) + 'z';
      const [nx, ny] = [fit(w, r * 1.55), fit(h, r * 1.8)];
      return [
        [
          'brass',
          each(nx * ny, (at) =>
            cell(
              r + (at % nx) * r * 1.5,
              r + Math.floor(at / nx) * r * 1.74 + ((at % nx) % 2) * r * 0.87,
            ),
          ),
        ],
        [
          'fire',
          each(nx * ny, (at) =>
            uneven(at * 3) > 0.6
              ? oval(
                  r + (at % nx) * r * 1.5,
                  r + Math.floor(at / nx) * r * 1.74 + ((at % nx) % 2) * r * 0.87,
                  1.7,
                )
              : '',
          ),
        ],
      ];
    },
  },
  sheet: {
    size: [2.4, 0.7],
    draw: (w, h) => [
      ['line', to(-4, h * 0.2, w + 8, 0)],
      [
        'paper',
        d`M0 ${h * 0.2}h${w}v${h * 0.6}q${-w * 0.12} ${h * 0.3} ${-w * 0.25} 0t${-w * 0.25} 0t${-w * 0.25} 0t${-w * 0.25} 0z`,
      ],
      ['wood', each(4, (at) => box(w * (0.08 + at * 0.27), h * 0.06, 1.6, h * 0.3))],
    ],
  },
  iron: {
    size: [0.8, 0.6],
    draw: (w, h) => [
      ['metal', d`M0 ${h / 2}Q${w * 0.4} 0 ${w} 0v${h}Q${w * 0.4} ${h} 0 ${h / 2}z`],
      ['wood', box(w * 0.4, h * 0.4, w * 0.46, h * 0.2, 1)],
    ],
  },
  scales: {
    size: [1.6, 0.8],
    draw: (w, h) => [
      ['deep', box(w * 0.4, h * 0.24, w * 0.2, h * 0.52, 1)],
      ['metal', box(w * 0.14, h * 0.46, w * 0.72, 1.6)],
      ['brass', oval(w * 0.16, h / 2, h * 0.36) + oval(w * 0.84, h / 2, h * 0.36)],
      ['seam', oval(w * 0.16, h / 2, h * 0.22) + oval(w * 0.84, h / 2, h * 0.22)],
    ],
  },
};
