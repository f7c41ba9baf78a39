/** Silhouettes of our own, 32 wide and 40 high, standing on the lower edge. */
export const FIGURES: Record<string, string> = {
  // The four: a mouse with a sling, a dormouse with rope and tail, a vole with goggles, a rat with
  // broad shoulders.
  sorrel:
    'M10 12a4 4 0 1 1 3-5 6 6 0 0 1 6 0 4 4 0 1 1 3 5c0 4-2 6-4 7l1 3 6-4 1 2-6 6 1 12H11l1-12-5-5 2-2 4 3 1-3c-2-1-4-3-4-7zM25 16c3 1 4 3 3 6l-2-1c1-2 0-3-2-4z',
  quince:
    'M9 13a4 4 0 1 1 3-6 7 7 0 0 1 8 0 4 4 0 1 1 3 6c0 4-2 6-4 7 3 2 4 6 4 10 4-1 5-5 3-9 4 3 5 9 1 12-2 1-4 1-5 0l-1 5H10c-2-8-2-14 2-18-2-1-3-3-3-7zm3 13l8 3 .500-1.800-8-3zm0 4l8 3 .500-1.800-8-3z',
  ottoline:
    'M8 12a3 3 0 1 1 2-4c2-2 4-3 6-3s4 1 6 3a3 3 0 1 1 2 4c0 5-2 7-4 8 3 3 4 9 4 18H8c0-9 1-15 4-18-2-1-4-3-4-8zm3-1a2.600 2.600 0 1 0 .010 0zm10 0a2.600 2.600 0 1 0 .010 0zM13 28h6v2h-6z',
  barge:
    'M11 9a3.500 3.500 0 1 1 2-4 7 7 0 0 1 6 0 3.500 3.500 0 1 1 2 4c0 3-1 5-2 6 7 1 10 5 10 13l-4 1-1-6v15H8V23l-1 6-4-1c0-8 3-12 10-13-1-1-2-3-2-6zM29 38c2-3 1-8-1-8z',
  // Enemies by type: a rat with a cap, an insect, a stray with a bundle, a beast of prey.
  turnstile:
    'M8 9V5h16v4h3v3H5V9zm2 5h12c0 4-1 6-3 7 4 2 6 7 6 17H7c0-10 2-15 6-17-2-1-3-3-3-7zm14 9l6-5 1.500 2-6 6zM12 27h8v2h-8z',
  vermin:
    'M13 8l-4-6 2-1 4 6h2l4-6 2 1-4 6c2 2 3 4 3 6l7-3 1 2-8 4v3l9 1v2l-9 1-1 4 7 5-1 2-8-5c-1 3-2 5-3 5s-2-2-3-5l-8 5-1-2 7-5-1-4-9-1v-2l9-1v-3l-8-4 1-2 7 3c0-2 1-4 3-6z',
  stray:
    'M11 14a3.500 3.500 0 1 1 2-5 6 6 0 0 1 6 0 3.500 3.500 0 1 1 2 5c0 3-1 5-3 6l3 5 5-11-2-1 1-2 3 1a4.500 4.500 0 1 1-3 3l-5 11 2 12H10l2-14c-2-2-1-4 1-5-1-1-2-3-2-5z',
  beast:
    'M6 3l6 6c3-1 5-1 8 0l6-6 1 12c0 4-2 7-5 8 4 3 6 8 6 15H6c0-7 2-12 4-15-3-1-5-4-5-8zm5 12l2 2-3 1zm10 0l-2 2 3 1zm-7 5l2 2 2-2z',
  roach: 'M16 6c5 0 8 6 8 14s-3 16-8 16-8-8-8-16 3-14 8-14zM15 7L9 1M17 7l6-6',
};
