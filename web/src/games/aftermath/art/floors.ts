/** What floors are made of: a tile that repeats, in units of the map's drawing. */
type Floor = { tile: [number, number]; seam: string; light?: string };

const speckles = (count: number, w: number, h: number, length: number) =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * at * 7 + at * 11) % w, (at * at * 13 + at * 5 + 3) % h];
    return `M${x} ${y}l${length} ${(at % 3) - 1}`;
  }).join('');

export const FLOORS: Record<string, Floor> = {
  boards: {
    tile: [60, 20],
    seam: 'M0 0H60M0 5H60M0 10H60M0 15H60M14 0v5M44 5v5M28 10v5M54 15v5',
    light: 'M2 2.5h8M48 7.500h7M8 12.500h12M34 17.500h9',
  },
  parquet: {
    tile: [20, 20],
    seam: 'M0 0H20M0 0V20M10 0V20M0 10H20M0 3.300H10M0 6.600H10M13.300 0V10M16.600 0V10M3.300 10V20M6.600 10V20M10 13.300H20M10 16.600H20',
  },
  tiles: {
    tile: [16, 16],
    seam: 'M0 0H16M0 8H16M0 0V16M8 0V16',
    light: 'M.5.500h7v7h-7zM8.500 8.500h7v7h-7z',
  },
  flags: {
    tile: [40, 30],
    seam: 'M0 0H40M0 15H40M12 0V15M30 0V15M0 15V30M22 15V30M22 22H40',
    light: 'M14 3h8M2 18h9M26 25h8',
  },
  stone: {
    tile: [40, 30],
    seam: 'M0 0H40M0 10H40M0 20H40M10 0V10M30 0V10M0 10V20M20 10V20M14 20V30M34 20V30',
    light: 'M12 2h8M3 12h10M16 22h9',
  },
  cobbles: {
    tile: [12, 12],
    seam: 'M1 3a2.400 2 0 0 1 5 0a2.400 2 0 0 1-5 0M7 3a2.400 2 0 0 1 5 0a2.400 2 0 0 1-5 0M-2 9a2.400 2 0 0 1 5 0a2.400 2 0 0 1-5 0M4 9a2.400 2 0 0 1 5 0a2.400 2 0 0 1-5 0M10 9a2.400 2 0 0 1 5 0a2.400 2 0 0 1-5 0',
  },
  brick: { tile: [14, 10], seam: 'M0 0H14M0 5H14M4 0V5M11 5V10' },
  carpet: {
    tile: [14, 14],
    seam: 'M7 1L13 7L7 13L1 7z',
    light: 'M7 5.500l1.500 1.500l-1.500 1.500l-1.500-1.500zM0 0l1.500 0M12.500 0h1.500',
  },
  baize: { tile: [6, 6], seam: 'M1 1h1M4 4h1' },
  earth: { tile: [40, 40], seam: speckles(16, 40, 40, 2), light: speckles(9, 38, 37, 1.4) },
  grass: {
    tile: [30, 30],
    seam: 'M4 8l1-4l1 4M18 5l1-3l1 3M26 14l1-4l1 4M9 20l1-4l1 4M21 26l1-4l1 4M3 28l1-3l1 3M14 12l.7-3l.7 3',
  },
  cinders: { tile: [30, 30], seam: speckles(30, 30, 30, 1.3), light: speckles(10, 29, 28, 1) },
  asphalt: { tile: [40, 40], seam: speckles(14, 40, 40, 0.8), light: speckles(10, 39, 38, 0.8) },
  metal: {
    tile: [40, 20],
    seam: 'M0 0H40M0 0V20M20 0V20',
    light: 'M2 2h.8M17 2h.8M22 2h.8M37 2h.8M2 18h.8M17 18h.8M22 18h.8M37 18h.8',
  },
  grating: { tile: [5, 5], seam: 'M0 0H5M0 0V5' },
  water: {
    tile: [36, 20],
    seam: 'M0 5q4.500-3 9 0t9 0M18 14q4.500-3 9 0t9 0',
    light: 'M20 4q3-2 6 0t6 0M2 15q3-2 6 0t6 0',
  },
  snow: {
    tile: [44, 36],
    seam: 'M4 9q5-3 10 0M26 5q4-2 8 0M16 21q6-3 12 0M36 27q3-2 6 0M3 30q4-2 8 0',
    light: speckles(12, 43, 35, 1.2),
  },
  print: {
    tile: [36, 24],
    seam: 'M2 3h14M2 6h12M2 9h14M2 12h9M20 5h14M20 8h11M20 11h14M20 14h13M3 18h20M3 21h15M27 19h7',
  },
};
