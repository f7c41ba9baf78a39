/** The rules of one game, away from the page: lines of the protocol in, lines out. */
import type { Engine } from '../../wasm/triage/redtag';

type Module = typeof import('../../wasm/triage/redtag');
const modules = import.meta.glob<Module>('../../wasm/*/redtag.js');
let engine: Promise<Engine> | undefined;

async function start(game: string): Promise<Engine> {
  const { default: init, Engine } = await modules[`../../wasm/${game}/redtag.js`]!();
  await init();
  return new Engine();
}

/** The name of the game comes first, then the lines. */
self.onmessage = async ({ data }: MessageEvent<{ game: string } | string>) => {
  try {
    if (typeof data !== 'string') await (engine = start(data.game));
    else self.postMessage((await engine)!.answer(data));
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
