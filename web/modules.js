// The rules as WebAssembly in Node: one module for each game, as `cargo xtask wasm` built them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const folder = new URL('src/wasm/', import.meta.url);
const engines = {};
for (const game of existsSync(folder) ? readdirSync(folder) : []) {
  const bindings = new URL(`${game}/redtag.js`, folder);
  if (!existsSync(bindings)) continue;
  const { initSync, Engine } = await import(bindings);
  initSync({ module: readFileSync(new URL('redtag_bg.wasm', bindings)) });
  engines[game] = () => new Engine();
}

/** A new conversation about a game. */
export const engineOf = (game) => engines[game]();
