/** Books, papers, boxes, stores. */
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
  spokes,
  to,
  uneven,
} from './draw';

const drawer = (w: number, h: number): Shape[] => {
  const count = fit(w, 9);
  return [
    ['wood', box(0, 0, w, h, 1)],
    ['line', planks(w, h, 9)],
    ['brass', each(count, (at) => oval(((at + 0.5) * w) / count, h - 2.4, 1.1))],
  ];
};

export const STORES: Record<string, Piece> = {
  shelf: {
    size: [3, 0.7],
    draw: (w, h) => {
      const count = fit(w, 4);
      const stuffs: Stuff[] = ['cloth', 'felt', 'paper', 'leaf', 'brass', 'metal'];
      return [
        ['deep', box(0, 0, w, h, 1)],
        ...Array.from({ length: count }, (_, at): Shape => {
          const tall = (h - 3) * (0.7 + uneven(at) * 0.3);
          return [
            stuffs[(at * 5) % 6]!,
            box(1.2 + (at * (w - 2.4)) / count, 1, (w - 2.4) / count - 0.3, tall),
          ];
        }),
      ];
    },
  },
  books: {
    size: [0.9, 0.8],
    draw: (w, h) => [
      ['felt', box(0, h * 0.2, w * 0.8, h * 0.7, 1)],
      [
        'cloth',
        d`M${w * 0.3} 0l${w * 0.65} ${h * 0.2}l${-w * 0.16} ${h * 0.6}l${-w * 0.65} ${-h * 0.2}z`,
      ],
      ['seam', to(w * 0.34, h * 0.1, w * 0.5, h * 0.16)],
    ],
  },
  papers: {
    size: [1.3, 1],
    draw: (w, h) => [
      [
        'paper',
        d`M0 ${h * 0.2}l${w * 0.4} ${-h * 0.1}l${w * 0.1} ${h * 0.5}l${-w * 0.4} ${h * 0.1}z`,
      ],
      [
        'paper',
        d`M${w * 0.5} 0l${w * 0.42} ${h * 0.14}l${-w * 0.12} ${h * 0.52}l${-w * 0.42} ${-h * 0.14}z`,
      ],
      ['paper', d`M${w * 0.3} ${h * 0.5}h${w * 0.4}v${h * 0.46}h${-w * 0.4}z`],
      ['line', each(3, (at) => to(w * 0.35, h * (0.6 + at * 0.11), w * 0.28, 0))],
    ],
  },
  crate: {
    size: [1, 1],
    draw: (w, h) => [
      ['wood', box(0, 0, w, h)],
      ['line', planks(w, h, 5)],
      ['deep', box(0, 0, w, 3) + box(0, h - 3, w, 3)],
    ],
  },
  milk: {
    size: [1.3, 1.3],
    draw: (w, h) => [
      ['wood', box(0, 0, w, h, 1)],
      ['line', planks(w, h, w / 3) + each(2, (at) => to(0, ((at + 1) * h) / 3, w, 0))],
      [
        'glass',
        each(9, (at) =>
          oval(((at % 3) + 0.5) * (w / 3), (Math.floor(at / 3) + 0.5) * (h / 3), w / 9),
        ),
      ],
      [
        'paper',
        each(5, (at) =>
          oval(
            (((at * 2) % 3) + 0.5) * (w / 3),
            (Math.floor((at * 2) / 3) + 0.5) * (h / 3),
            w / 16,
          ),
        ),
      ],
    ],
  },
  tin: {
    size: [0.6, 0.6],
    draw: (w) => [
      ['metal', oval(w / 2, w / 2, w / 2)],
      ['cloth', oval(w / 2, w / 2, w * 0.34)],
      ['seam', oval(w / 2, w / 2, w * 0.2)],
    ],
  },
  tins: {
    size: [1.8, 1.4],
    draw: (w, h) => {
      const r = Math.min(w, h) / 7;
      const layer = (inset: number, nx: number, ny: number): string =>
        each(nx * ny, (at) =>
          oval(
            inset + r + ((at % nx) * (w - 2 * inset - 2 * r)) / Math.max(1, nx - 1),
            inset + r + (Math.floor(at / nx) * (h - 2 * inset - 2 * r)) / Math.max(1, ny - 1),
            r,
          ),
        );
      return [
        ['metal', layer(0, 5, 4)],
        ['brass', layer(r * 1.2, 3, 2)],
        ['cloth', oval(w / 2, h / 2, r * 1.1)],
        ['seam', oval(w / 2, h / 2, r * 0.6)],
      ];
    },
  },
  toolbox: {
    size: [1.1, 0.7],
    draw: (w, h) => [
      ['metal', box(0, 0, w, h, 2)],
      ['line', to(0, h / 2, w, 0)],
      ['brass', box(w * 0.4, h * 0.38, w * 0.2, h * 0.24, 1)],
    ],
  },
  suitcase: {
    size: [1, 0.7],
    draw: (w, h) => [
      ['deep', box(w * 0.36, -2, w * 0.28, 4, 2)],
      ['wood', box(0, 0, w, h, 2)],
      ['line', to(w * 0.24, 0, 0, h) + to(w * 0.76, 0, 0, h)],
      ['paper', box(w * 0.4, h * 0.34, w * 0.24, h * 0.34)],
    ],
  },
  chest: {
    size: [1.3, 0.8],
    draw: (w, h) => [
      ['deep', box(0, 0, w, h, 1)],
      ['metal', box(w * 0.14, 0, 3, h) + box(w * 0.76, 0, 3, h)],
      ['brass', box(w * 0.44, h * 0.66, w * 0.12, h * 0.34, 1)],
    ],
  },
  drawers: { size: [2.4, 0.9], draw: drawer },
  basket: {
    size: [1, 1],
    draw: (w, h) => [
      ['wood', oval(w / 2, h / 2, w / 2, h / 2)],
      ['line', spokes(w / 2, h / 2, w * 0.3, w * 0.5, 16)],
      ['deep', oval(w / 2, h / 2, w * 0.32, h * 0.32)],
      ['paper', oval(w * 0.42, h * 0.46, w * 0.12)],
    ],
  },
  cask: {
    size: [1.4, 1.1],
    draw: (w, h) => [
      [
        'wood',
        d`M0 ${h * 0.14}q${w / 2} ${-h * 0.28} ${w} 0v${h * 0.72}q${-w / 2} ${h * 0.28} ${-w} 0z`,
      ],
      ['line', each(4, (at) => to(1, h * (0.26 + at * 0.16), w - 2, 0))],
      ['metal', box(w * 0.14, h * 0.04, 2.4, h * 0.92) + box(w * 0.78, h * 0.04, 2.4, h * 0.92)],
      ['brass', oval(w / 2, h / 2, 2)],
    ],
  },
  drum: {
    size: [1.6, 1.6],
    draw: (w) => [
      ['deep', oval(w / 2, w / 2, w / 2)],
      ['paper', oval(w / 2, w / 2, w * 0.43)],
      ['brass', around(8, (x, y) => oval(w / 2 + x * w * 0.47, w / 2 + y * w * 0.47, 1.2))],
      ['line', oval(w / 2, w / 2, w * 0.12)],
    ],
  },
  jar: {
    size: [0.9, 0.9],
    draw: (w) => [
      ['glass', oval(w / 2, w / 2, w / 2)],
      ['fire', oval(w / 2, w / 2, w * 0.4)],
      ['brass', oval(w / 2, w / 2, w * 0.26)],
      ['seam', oval(w / 2, w / 2, w * 0.16)],
    ],
  },
  eggs: {
    size: [1.6, 1.1],
    draw: (w, h) => [
      ['paper', box(0, 0, w, h, 2)],
      [
        'stone',
        each(6, (at) =>
          oval(((at % 3) + 0.5) * (w / 3), (Math.floor(at / 3) + 0.5) * (h / 2), w / 8),
        ),
      ],
      [
        'seam',
        each(6, (at) =>
          oval(((at % 3) + 0.5) * (w / 3), (Math.floor(at / 3) + 0.5) * (h / 2), w / 16),
        ),
      ],
    ],
  },
  bin: {
    size: [0.8, 0.8],
    draw: (w) => [
      ['metal', oval(w / 2, w / 2, w / 2)],
      ['line', spokes(w / 2, w / 2, w * 0.24, w * 0.5, 10)],
      ['black', box(w * 0.38, w * 0.44, w * 0.24, w * 0.12, 1)],
    ],
  },
};
