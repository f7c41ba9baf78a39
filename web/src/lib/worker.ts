/** The rules, away from the page: lines of the protocol in, lines out. */
import init, { Engine } from '../wasm/redtag.js';

const ready = init().then(() => new Engine());
ready.then(
  () => self.postMessage({ ready: true }),
  (error: unknown) => self.postMessage({ failed: String(error) }),
);

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const engine = await ready;
  self.postMessage(engine.answer(data));
};
