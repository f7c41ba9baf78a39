// The pictures of Das Katastrophenspiel: every card has one of its own, and all can be drawn.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { load } from './source.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const GAME = here('../src/games/katastrophenspiel');
const CONTENT = here('../../crates/katastrophenspiel/content/katastrophenspiel.toml');

/** The English names of the cards of a kind. */
const named = (kind) =>
  readFileSync(CONTENT, 'utf8')
    .split('[[card]]')
    .filter((card) => card.includes(`kind = "${kind}"`))
    .map((card) => /^name = \{ en = "([^"]+)"/m.exec(card)[1]);

/** The file with the pictures of a kind, and how many cards it has. */
const KINDS = {
  catastrophe: ['catastrophes', 40],
  vehicle: ['vehicles', 20],
  equipment: ['equipment', 22],
};
const { shapes } = await load(`${GAME}/art/draw.ts`);
const style = readFileSync(`${GAME}/Picture.svelte`, 'utf8');

for (const [kind, [file, count]] of Object.entries(KINDS)) {
  const [pictures] = Object.values(await load(`${GAME}/art/${file}.ts`));

  test(`${kind}: every card has a picture of its own`, () => {
    const cards = named(kind);
    assert.equal(cards.length, count);
    assert.deepEqual(Object.keys(pictures).sort(), cards.sort());
    // What only differs in its background is the same picture.
    const drawn = Object.values(pictures).map((picture) =>
      JSON.stringify(shapes(picture).filter(({ paint }) => !'fg'.includes(paint))),
    );
    assert.equal(new Set(drawn).size, count);
  });

  test(`${kind}: every line of every picture can be drawn`, () => {
    for (const [card, picture] of Object.entries(pictures)) {
      const lines = picture.split('\n').filter((line) => !line.startsWith('@'));
      const parts = shapes(picture);
      assert.equal(parts.length, lines.length, card);
      assert.ok(parts.length >= 4, `${card} has few shapes`);
      for (const { paint, d } of parts) {
        assert.match(style, new RegExp(`^  \\.${paint} \\{`, 'm'), `${paint} of ${card}`);
        assert.match(d, /^M[-\d.,\sMmLlHhVvCcSsQqTtAaZz]+$/, card);
      }
    }
  });
}

test('the pictures are a small part of the game', () => {
  const all = Object.values(KINDS).map(([file]) => readFileSync(`${GAME}/art/${file}.ts`));
  const { length } = brotliCompressSync(Buffer.concat(all));
  assert.ok(length < 35_000, `${length} bytes`);
});
