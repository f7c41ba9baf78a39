/** Music. */
import { type Piece, box, d, each, fit, oval, to } from './draw';

export const MUSIC: Record<string, Piece> = {
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
};
