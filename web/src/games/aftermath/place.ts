/**
 * What a map looks like from above. The description is small enough to be written by hand, and a
 * map that comes without one is furnished from its spaces and lines.
 */
import { type Place, type Saying, places } from './content';
import type { Line, Space, WrittenMap } from './types';

/** Something that stands there: its middle and its size in cells, turned by this many degrees. */
export type Piece = { is: string; at: number[]; size?: number[]; turn?: number };
export type PlaceData = {
  /** The usual floor, and the spaces that have another one. */
  floor: string;
  floors?: Record<string, string>;
  /** What goes round it: plaster brick stone hedge glass iron open. */
  walls: string;
  /** day dim lamp dark. */
  light: string;
  /** Lamps and fires: where, and how far they reach. */
  glow?: number[][];
  pieces: Piece[];
  /** What people call each space. */
  names: Record<string, Saying>;
};

/** By the number of the page. */
const drawn = import.meta.glob<PlaceData>('./places/*.json', { eager: true, import: 'default' });

export const placeOn = (page: number, map: WrittenMap, lines: [Space, Space, Line][]): PlaceData =>
  drawn[`./places/${String(page).padStart(3, '0')}.json`] ?? furnished(map, lines);

export const floorOf = ({ floor, floors = {} }: PlaceData, letter: string) =>
  Object.keys(floors).find((kind) => floors[kind]?.includes(letter)) ?? floor;

/** Wet where most ways are blue, green where they are thorny, rubble where they are steep. */
function furnished(map: WrittenMap, lines: [Space, Space, Line][]): PlaceData {
  const spaces = places(map.rows);
  const count = (kind: Line) => lines.filter(([, , line]) => line === kind).length;
  const outdoors = count('green') > count('white') + count('double-white');
  const wet = spaces.filter((_, at) => {
    const ways = lines.filter(([one, other]) => one === at || other === at);
    return ways.filter(([, , line]) => line === 'blue').length * 2 > ways.length;
  });
  const between = ([one, other]: [Space, Space, Line]) => {
    const [a, b] = [spaces[one], spaces[other]];
    return a && b ? [(middle(a)[0] + middle(b)[0]) / 2, (middle(a)[1] + middle(b)[1]) / 2] : [0, 0];
  };
  const on = (letters: string[], is: string, dx: number, dy: number): Piece[] =>
    spaces.flatMap((space) => {
      const [x, y] = middle(space);
      return letters.includes(space.letter) ? [{ is, at: [x + dx, y + dy] }] : [];
    });
  const along = (kind: Line, is: string): Piece[] =>
    lines.filter(([, , line]) => line === kind).map((line) => ({ is, at: between(line) }));
  return {
    floor: outdoors ? 'grass' : 'boards',
    floors: { water: wet.map(({ letter }) => letter).join('') },
    walls: outdoors ? 'hedge' : 'plaster',
    light: 'day',
    pieces: [
      ...along('green', 'brambles'),
      ...along('red', 'stones'),
      ...along('blue', 'puddle'),
      ...on(map.hide, outdoors ? 'bush' : 'crate', 0.7, 0.4),
      ...on(
        map.exit.map(({ space }) => space),
        'steps',
        -0.6,
        0.4,
      ),
      ...on(map.enemies, 'heap', 0.6, -0.4),
    ],
    names: {},
  };
}

const middle = ({ left, right, top, bottom }: Place) =>
  [(left + right) / 2 - 1, (top + bottom) / 2 - 1] as const;
