/**
 * Furniture and landscape from above, as a mouse would map it. Each piece is drawn into the size
 * that a description gives it, so that long things repeat instead of stretching.
 */

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
type Piece = { size: [number, number]; draw: (w: number, h: number) => Shape[] };

/** A path with numbers that are short. */
const d = (text: TemplateStringsArray, ...values: number[]) =>
  text.reduce(
    (path, part, at) => path + part + (at < values.length ? +values[at]!.toFixed(1) : ''),
    '',
  );
const box = (x: number, y: number, w: number, h: number, r = 0) =>
  r > 0
    ? d`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
    : d`M${x} ${y}h${w}v${h}h${-w}z`;
const oval = (x: number, y: number, rx: number, ry = rx) =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const to = (x: number, y: number, dx: number, dy: number) => d`M${x} ${y}l${dx} ${dy}`;
/** How many steps of about this length fit in. */
const fit = (length: number, step: number) => Math.max(1, Math.round(length / step));
const each = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => path(at)).join('');
/** Points around a middle. */
const around = (count: number, path: (x: number, y: number, at: number) => string) =>
  each(count, (at) => {
    const angle = (at / count) * 2 * Math.PI;
    return path(Math.cos(angle), Math.sin(angle), at);
  });
const spokes = (x: number, y: number, from: number, till: number, count: number) =>
  around(count, (dx, dy) =>
    to(x + dx * from, y + dy * from, dx * (till - from), dy * (till - from)),
  );
/** The same uneven number for the same place. */
const uneven = (at: number) => ((at * at * 31 + at * 17 + 5) % 23) / 23;
/** A rounded heap with this many bulges. */
const heap = (w: number, h: number, bulges: number) => {
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
const planks = (w: number, h: number, step: number) =>
  each(fit(w, step) - 1, (at) => to(((at + 1) * w) / fit(w, step), 0, 0, h));

const drawer = (w: number, h: number): Shape[] => {
  const count = fit(w, 9);
  return [
    ['wood', box(0, 0, w, h, 1)],
    ['line', planks(w, h, 9)],
    ['brass', each(count, (at) => oval(((at + 0.5) * w) / count, h - 2.4, 1.1))],
  ];
};
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

export const PIECES: Record<string, Piece> = {
  // What people sat, lay and ate on.
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

  // Books, papers, boxes, stores.
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

  // Music.
  piano: {
    size: [2.4, 0.9],
    draw: (w, h) => [
      ['deep', box(0, 0, w, h * 0.66, 1)],
      ['paper', box(2, h * 0.66, w - 4, h * 0.3)],
      ['line', each(fit(w - 4, 2.4), (at) => to(2 + at * 2.4, h * 0.66, 0, h * 0.3))],
      [
        'black',
        each(fit(w - 4, 2.4), (at) =>
          at % 7 === 2 || at % 7 === 6 ? '' : box(3.4 + at * 2.4, h * 0.66, 1.3, h * 0.17),
        ),
      ],
      ['seam', to(2, h * 0.2, w - 4, 0)],
    ],
  },
  grand: {
    size: [3.6, 3],
    draw: (w, h) => [
      [
        'black',
        d`M0 0h${w * 0.42}q${w * 0.2} 0 ${w * 0.24} ${h * 0.3}q${w * 0.04} ${h * 0.24} ${w * 0.2} ${h * 0.26}q${w * 0.14} 0 ${w * 0.14} ${h * 0.2}v${h * 0.1}h${-w}z`,
      ],
      [
        'brass',
        d`M${w * 0.06} ${h * 0.06}h${w * 0.34}q${w * 0.16} 0 ${w * 0.2} ${h * 0.26}q${w * 0.05} ${h * 0.24} ${w * 0.2} ${h * 0.26}q${w * 0.12} 0 ${w * 0.12} ${h * 0.14}h${-w * 0.86}z`,
      ],
      [
        'line',
        each(14, (at) =>
          to(
            w * (0.09 + at * 0.055),
            h * (at < 6 ? 0.1 : 0.1 + (at - 6) * 0.06),
            0,
            h * (at < 6 ? 0.6 : 0.6 - (at - 6) * 0.06),
          ),
        ),
      ],
      ['paper', box(0, h * 0.86, w, h * 0.14)],
      ['line', each(fit(w, 2.6), (at) => to(at * 2.6, h * 0.86, 0, h * 0.14))],
      [
        'black',
        each(fit(w, 2.6), (at) =>
          at % 7 === 2 || at % 7 === 6 ? '' : box(1.7 + at * 2.6, h * 0.86, 1.4, h * 0.08),
        ),
      ],
    ],
  },
  violins: {
    size: [2.6, 1.2],
    draw: (w, h) => {
      const count = fit(w, 9);
      const step = w / count;
      return [
        ['deep', box(0, 0, w, 2)],
        [
          'wood',
          each(
            count,
            (at) =>
              oval(step * (at + 0.5), h * 0.5, 2.6, h * 0.17) +
              oval(step * (at + 0.5), h * 0.78, 3.3, h * 0.2),
          ),
        ],
        ['deep', each(count, (at) => box(step * (at + 0.5) - 0.7, 1, 1.4, h * 0.44))],
        ['line', each(count, (at) => to(step * (at + 0.5), h * 0.4, 0, h * 0.5))],
      ];
    },
  },
  case: {
    size: [2, 0.9],
    draw: (w, h) => [
      [
        'black',
        d`M${h * 0.4} 0h${w * 0.5}q${w * 0.1} ${h * 0.24} ${w * 0.28} ${h * 0.24}v${h * 0.52}q${-w * 0.18} 0 ${-w * 0.28} ${h * 0.24}h${-w * 0.5}q${-h * 0.4} 0 ${-h * 0.4} ${-h * 0.5}t${h * 0.4} ${-h * 0.5}z`,
      ],
      [
        'cloth',
        d`M${h * 0.44} ${h * 0.14}h${w * 0.46}q${w * 0.1} ${h * 0.22} ${w * 0.24} ${h * 0.22}v${h * 0.28}q${-w * 0.14} 0 ${-w * 0.24} ${h * 0.22}h${-w * 0.46}q${-h * 0.3} 0 ${-h * 0.3} ${-h * 0.36}t${h * 0.3} ${-h * 0.36}z`,
      ],
      ['brass', box(w * 0.3, h * 0.94, 4, 2) + box(w * 0.56, h * 0.94, 4, 2)],
    ],
  },
  metronome: {
    size: [0.7, 0.9],
    draw: (w, h) => [
      ['deep', d`M${w * 0.3} 0h${w * 0.4}l${w * 0.3} ${h}h${-w}z`],
      ['paper', d`M${w * 0.38} ${h * 0.14}h${w * 0.24}l${w * 0.12} ${h * 0.6}h${-w * 0.48}z`],
      ['line', to(w * 0.5, h * 0.72, w * 0.1, -h * 0.6)],
      ['brass', oval(w * 0.56, h * 0.38, 1.6)],
    ],
  },
  organ: {
    size: [3, 0.9],
    draw: (w, h) => {
      const count = fit(w, 5);
      const tall = (at: number) => 0.6 + 0.4 * Math.abs(Math.cos((at / count) * Math.PI));
      return [
        ['deep', box(0, h * 0.3, w, h * 0.7, 1)],
        [
          'metal',
          each(count, (at) =>
            oval(((at + 0.5) * w) / count, h * 0.55, (w / count) * 0.42 * tall(at)),
          ),
        ],
        [
          'black',
          each(count, (at) =>
            oval(((at + 0.5) * w) / count, h * 0.55, (w / count) * 0.22 * tall(at)),
          ),
        ],
      ];
    },
  },
  manuals: {
    size: [2, 1.2],
    draw: (w, h) => [
      ['deep', box(0, 0, w, h, 1)],
      ['paper', each(4, (at) => box(3, h * (0.1 + at * 0.22), w - 6, h * 0.17))],
      ['line', each(fit(w - 6, 2.4), (key) => to(3 + key * 2.4, h * 0.1, 0, h * 0.83))],
      [
        'brass',
        each(
          4,
          (at) =>
            oval(1.6, h * (0.18 + at * 0.22), 0.9) + oval(w - 1.6, h * (0.18 + at * 0.22), 0.9),
        ),
      ],
    ],
  },
  bell: {
    size: [2.4, 2.4],
    draw: (w) => [
      ['deep', box(-4, w / 2 - 2.4, w + 8, 4.8, 1)],
      ['leaf', oval(w / 2, w / 2, w / 2)],
      ['brass', oval(w / 2, w / 2, w * 0.4)],
      ['leaf', oval(w / 2, w / 2, w * 0.26)],
      ['seam', oval(w / 2, w / 2, w * 0.45)],
      ['deep', box(w * 0.44, w * 0.28, w * 0.12, w * 0.44, 1)],
    ],
  },

  // Iron, pipes, engines.
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

  // Parts of buildings.
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

  // Church and museum.
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

  // Streets.
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

  // Green, water, heaps.
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

export const pieceOf = (name: string) => (Object.hasOwn(PIECES, name) ? PIECES[name] : undefined);
