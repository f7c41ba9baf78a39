/** The rules of one game with its lab, away from the page: lines in, lines out. */
import type { Engine, Lab } from '../../wasm/lab/triage/redtag';

type Module = typeof import('../../wasm/lab/triage/redtag');
const modules = import.meta.glob<Module>('../../wasm/lab/*/redtag.js');
let rules: Promise<{ engine: Engine; lab: Lab }> | undefined;

async function start(game: string) {
  const { default: init, Engine, Lab } = await modules[`../../wasm/lab/${game}/redtag.js`]!();
  await init();
  return { engine: new Engine(), lab: new Lab() };
}

/** The name of the game comes first, then lines of the protocol, and those for the lab. */
self.onmessage = async ({ data }: MessageEvent<{ game: string } | { lab: string } | string>) => {
  try {
    if (typeof data === 'string') self.postMessage((await rules)!.engine.answer(data));
    else if ('lab' in data) self.postMessage((await rules)!.lab.answer(data.lab));
    else await (rules = start(data.game));
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
