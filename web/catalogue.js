// Writes what the front page knows of every game, so that it needs the rules of none:
// node catalogue.js GAME...
import { writeFileSync } from 'node:fs';
import { engineOf } from './modules.js';

const catalogue = {};
for (const lang of ['en', 'de'])
  catalogue[lang] = process.argv.slice(2).map((game) => {
    const { games } = JSON.parse(engineOf(game).answer(JSON.stringify({ op: 'games', lang })));
    return games.find(({ name }) => name === game);
  });
writeFileSync(new URL('src/wasm/games.json', import.meta.url), JSON.stringify(catalogue));
