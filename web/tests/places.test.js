// The descriptions of Aftermath's places: they fit the maps of the book and name what can be drawn.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './source.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const BOOK = here('../../crates/aftermath/content/book');
const GAME = here('../src/games/aftermath');

const maps = readdirSync(BOOK)
  .filter((name) => name.endsWith('.toml'))
  .flatMap((name) => {
    const rows = /^rows = \[([^\]]+)\]/m.exec(readFileSync(`${BOOK}/${name}`, 'utf8'))?.[1];
    return rows ? [{ name: name.slice(0, 3), rows: rows.match(/[A-Za-z0-9.]+/g) }] : [];
  });

test('every map of the book is a drawn place, with a name for every space', async () => {
  const { PIECES } = await load(`${GAME}/art/pieces.ts`);
  const { FLOORS } = await load(`${GAME}/art/floors.ts`);
  const unused = new Set(Object.keys(PIECES));
  assert.ok(maps.length >= 50, `${maps.length} maps`);
  for (const { name, rows } of maps) {
    const place = JSON.parse(readFileSync(`${GAME}/places/${name}.json`, 'utf8'));
    const letters = [...new Set(rows.join('').replaceAll('.', ''))].sort();
    assert.deepEqual(Object.keys(place.names).sort(), letters, `names on page ${name}`);
    for (const { en, de } of Object.values(place.names)) assert.ok(en && de, `page ${name}`);
    for (const floor of [place.floor, ...Object.keys(place.floors ?? {})])
      assert.ok(FLOORS[floor], `floor ${floor} on page ${name}`);
    for (const spaces of Object.values(place.floors ?? {}))
      for (const space of spaces) assert.ok(letters.includes(space), `${space} on page ${name}`);
    for (const { is, at, size = PIECES[is]?.size } of place.pieces) {
      assert.ok(PIECES[is], `${is} on page ${name}`);
      const [x, y] = at;
      assert.ok(/[^.]/.test(rows[Math.floor(y)]?.[Math.floor(x)] ?? '.'), `${is} on page ${name}`);
      assert.ok(
        PIECES[is].draw(...size.map((cells) => cells * 20)).every(([, path]) => !/NaN/.test(path)),
        `${is} on page ${name}`,
      );
      unused.delete(is);
    }
  }
  assert.deepEqual([...unused], [], 'pieces that stand nowhere');
});
