/**
 * The pictures on the cards as a block printer would cut them, 96 wide and 56 high: what is solid,
 * what is a thick line, and what is cut out of it again.
 */
export type Art = { solid?: string; line?: string; cut?: string; thin?: string };

const head = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const ART: Record<string, Art> = {
  run: {
    solid: head(59, 10, 5.5),
    line: 'M55 18L47 33M54 20l8 8 8-4M53 20l-11 1-6 8M47 33l10 6-2 12M47 33l-8 9-13-1',
    thin: 'M8 18h16M4 28h14M10 48h14',
  },
  raid: {
    solid: 'M30 22h36l7 29H23z',
    line: 'M39 23v-5a9 9 0 0 1 18 0v5',
    cut: 'M38 30v7h-6v6h6v-1h20v1h6v-6h-6v-7h-5v7H43v-7z',
    thin: 'M10 12l8 6M14 4l7 9M84 12l-8 6M80 4l-7 9',
  },
  'safe-house': {
    solid: 'M48 4L14 27h8v25h52V27h8z',
    cut: 'M42 52V37h12v15zM28 30h9v9h-9zM59 30h9v9h-9z',
    thin: 'M61 12V5h6v11',
  },
  survivor: {
    solid: `${head(48, 16, 7.5)}M32 53c0-17 5-26 16-26s16 9 16 26z`,
    line: 'M61 32l9-17',
    cut: 'M40 30h3v23h-3zM53 30h3v23h-3z',
  },
  vip: {
    solid: `${head(48, 15, 7.5)}M30 53c0-17 6-26 18-26s18 9 18 26z`,
    cut: 'M48 31l2.800 6 6.600.800-4.900 4.400 1.400 6.500-5.900-3.300-5.900 3.300 1.400-6.500-4.900-4.400 6.600-.800z',
    thin: 'M20 12l8 5M16 24h9M76 12l-8 5M80 24h-9',
  },
  guide: {
    solid: `${head(40, 17, 7)}M28 12h24l-5-7H33zM24 53c0-16 5-25 16-25 6 0 10 3 13 8l4-3 11-3 10 3v17l-10-3-11 3-4-2 1 5z`,
    cut: 'M66 33h2v14h-2zM58 37l6-2v3l-6 2zM70 36l6 2v3l-6-2z',
  },
  scout: {
    solid: 'M24 14h15l4 8h10l4-8h15l8 28a10 10 0 0 1-20 3l-2-9h-20l-2 9a10 10 0 0 1-20-3z',
    cut: `${head(27, 43, 5)}${head(69, 43, 5)}M45 26h6v5h-6z`,
  },
  dog: {
    solid:
      'M13 22l7-3 3-10 6 8h6c3 6 8 8 15 8h18c4-1 8-5 10-11l3 1c0 8-3 13-8 16v20h-6l-2-13c-8 2-16 2-24 0l-3 13h-6V35c-3-2-5-5-6-9-5 1-9 0-13-1z',
    cut: head(22, 19, 1.5),
  },
  machete: {
    solid: 'M26 38L60 10q14-9 24-5-2 12-14 21L34 46z',
    line: 'M27 42L14 52',
    cut: 'M40 38l26-20 2 1.500-26 20z',
  },
  crowbar: {
    line: 'M18 48L64 15q9-7 16 1l3 7M18 48l-7-1M18 48l-2 6',
  },
  chainsaw: {
    solid: 'M12 22h31v26H20q-8 0-8-8zM43 29h36a6.500 6.500 0 0 1 0 13H43z',
    line: 'M18 22v-9h19v9',
    cut: 'M19 29h17v4H19zM19 37h17v4H19zM48 34h30v3H48z',
    thin: 'M46 27l3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4M46 44l3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4',
  },
  'concussion-grenade': {
    solid: 'M35 22h26v24q0 7-7 7H42q-7 0-7-7zM41 11h14v8H41z',
    line: 'M55 13h9l5 14M34 14a6 6 0 1 0-8 6',
    cut: 'M35 29h26v3H35zM35 41h26v3H35z',
  },
  pistol: {
    solid: 'M14 12h62v14H50l-4 8h-9l-6 18H15l7-24h-8z',
    cut: 'M40 26h6l-2 5h-6zM20 16h36v3H20z',
  },
  shotgun: {
    solid: 'M3 33l22-10h67v7H58l-3 5H41l-6-2L12 45H6z',
    cut: 'M34 25h56v1.500H34zM44 30h3v3h-3z',
  },
  rifle: {
    solid: 'M3 36l20-9h13v-5h22v5h35v4H59l-3 6H42l-6-3-22 11H6zM38 15h24v5H38z',
    line: 'M42 20v3M56 20v3',
    cut: 'M44 30h4v3h-4z',
  },
  minigun: {
    solid: 'M10 12h25v28H10zM35 13h52v5H35zM35 23h52v5H35zM35 33h52v5H35zM78 10h4v31h-4z',
    line: 'M16 40v12M30 40l5 12',
    cut: 'M15 17h15v4H15zM15 31h15v4H15z',
  },
  flamethrower: {
    solid:
      'M10 12q0-6 6-6t6 6v36H10zM24 12q0-6 6-6t6 6v36H24zM52 31c8-16 18-8 38-22-5 9 1 12-3 19 4 9-5 16-15 13-10 1-15-2-20-10z',
    line: 'M36 42q6-11 17-11',
    cut: 'M62 31c7-7 12-4 21-9-3 6-1 8-4 11-5 3-12 3-17-2z',
  },
  magazine: {
    solid: 'M33 5h24l8 42-24 5z',
    cut: 'M38 11h16l.600 3H38.600zM39.500 19h16l.600 3H40zM41 27h16l.600 3H41.600zM42.500 35h16l.600 3H43z',
    thin: 'M74 12q5-5 8 0v26h-8z',
  },
  entrenchment: {
    line: 'M14 10l18 38M32 10L14 48M64 10l18 38M82 10L64 48',
    thin: 'M4 24q22 9 44 1t44 1M4 35q22-9 44 0t44-1M30 24l6-6M31 20l5 7M50 33l6-6M51 28l5 7',
  },
  crossfire: {
    solid: 'M4 6l16 3-8 10zM92 6l-16 3 8 10z',
    line: 'M14 12l56 34M82 12L26 46',
    cut: head(48, 32, 4),
    thin: 'M48 8v8M20 36h8M68 36h8',
  },
  'perimeter-trap': {
    solid: 'M13 8h7v44h-7zM76 8h7v44h-7zM40 35h16l3 16H37z',
    thin: 'M17 28q31 12 62 0M48 31v5',
    cut: head(48, 47, 2.5),
  },
  blockbuster: {
    solid: 'M22 22h13v31H22zM37 22h13v31H37zM52 22h13v31H52z',
    line: 'M58 21q1-14 16-11',
    cut: 'M20 30h47v4H20zM20 42h47v4H20z',
    thin: 'M80 3l-2 6M88 9l-6 2M80 18l-2-5M88 16l-5-2',
  },
  gasoline: {
    solid: 'M27 14h24l14 12v27H27zM31 7h13v5H31z',
    line: 'M56 18l9-9',
    cut: 'M34 28l12 8 11-8 2 3-10 7 10 8-2 3-11-8-12 8-2-3 10-8-10-7z',
  },
  food: {
    solid: 'M29 15q19-8 38 0v34q-19 8-38 0z',
    line: 'M32 12q14-11 33-6',
    cut: 'M29 25q19 7 38 0v14q-19 7-38 0z',
    thin: 'M42 34q6-5 12 0-6 5-12 0z',
  },
  'leather-jacket': {
    solid: 'M33 6l15 6 15-6 18 10-7 18-7-3v22H29V31l-7 3-7-18z',
    cut: 'M47 20h2v33h-2zM37 9l11 13 11-13 2 1-13 16L35 10zM54 37h8v2.500h-8z',
  },
  antidote: {
    solid: 'M32 33l22-22 12 12-22 22z',
    line: 'M38 39L20 53M60 17l10-10M63 2l12 12',
    cut: 'M41 30l12-12 3 3-12 12zM36 36l2-2 6 6-2 2z',
  },
  'med-kit': {
    solid: 'M17 17h62v36H17z',
    line: 'M37 17V7h22v10',
    cut: 'M44 23h8v8h8v8h-8v8h-8v-8h-8v-8h8z',
  },
  cure: {
    solid: 'M41 5h14v15l17 27q3 6-4 6H28q-7 0-4-6l17-27z',
    line: 'M38 5h20',
    cut: `M36 36l5-8h14l5 8q-12 5-24 0z${head(40, 45, 2.5)}${head(54, 44, 3.5)}`,
    thin: 'M74 12l6-4M76 20h8M20 12l-6-4M18 20h-8',
  },
  car: {
    solid: `M5 40c0-10 7-12 15-13l12-14h30l14 14c9 1 15 3 15 13v3H5z${head(25, 43, 9)}${head(71, 43, 9)}`,
    cut: `M30 26l8-9h8v9zM50 17h9l9 9H50z${head(25, 43, 4)}${head(71, 43, 4)}M82 31h6v4h-6z`,
  },
  motorcycle: {
    solid: 'M34 22q12-6 22 0l4 9H36zM22 19h16v5H26z',
    line: `M22 40l12-14M74 40L60 14h-8M36 34l14 6h16${head(22, 40, 10)}${head(74, 40, 10)}`,
    thin: 'M60 14h8',
  },
  pub: {
    solid:
      'M26 17h34v33q0 3-3 3H29q-3 0-3-3zM23 16a9 9 0 0 1 12-9 10 10 0 0 1 16 0 9 9 0 0 1 12 9z',
    line: 'M60 24h8q4 0 4 4v10q0 4-4 4h-8',
    cut: 'M32 25h4v21h-4zM41 25h4v21h-4zM50 25h4v21h-4z',
  },
  lab: {
    solid: 'M37 3l13 5-9 27-13-4zM24 48h50v5H24z',
    line: 'M50 16q17 5 15 20-1 8-8 12M27 41h25',
    cut: 'M38 11l8 3-1 3-8-3z',
  },
  tunnel: {
    solid: 'M10 53V34a38 31 0 0 1 76 0v19z',
    cut: 'M26 53V37a22 20 0 0 1 44 0v16z',
    thin: 'M40 53l5-20M56 53l-5-20M38 47h20M41 41h14',
  },
  'weapon-skill': {
    solid: 'M14 6l36 34-5 5-8-3zM82 6L46 40l5 5 8-3z',
    line: 'M34 36l-6 6M42 44l-8 8M62 36l6 6M54 44l8 8',
  },
  'trapper-skill': {
    line: 'M12 40a36 30 0 0 1 72 0M12 46h72',
    solid: 'M17 38l9-13 3 12 8-17 4 15 7-17 7 17 4-15 8 17 3-12 9 13z',
    thin: 'M84 43h8M4 43h8',
  },
  'sure-aim': {
    solid: head(48, 28, 3.5),
    line: `${head(48, 28, 19)}M48 2v15M48 39v15M20 28h17M59 28h17`,
  },
};
