// Writes what the front page knows of every game, so that it needs the rules of none:
// node catalogue.js GAME...
import { writeFileSync } from 'node:fs';
import { engineOf } from './modules.js';

function told(game, lang) {
  const { games } = JSON.parse(engineOf(game).answer(JSON.stringify({ op: 'games', lang })));
  return games.find(({ name }) => name === game);
}

const catalogue = process.argv.slice(2).map((game) => {
  const words = {};
  let rest;
  for (const lang of ['en', 'de']) {
    const { title, tagline, ...others } = told(game, lang);
    words[lang] = { title, tagline };
    rest = others;
  }
  return { ...rest, words };
});
writeFileSync(new URL('src/wasm/games.json', import.meta.url), JSON.stringify(catalogue));
