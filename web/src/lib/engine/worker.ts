/** The rules, away from the page: lines of the protocol in, lines out. */
import init, { Engine } from '../../wasm/redtag.js';

const ready = init().then(() => new Engine());
ready.then(
  () => self.postMessage({ ready: true }),
  (error: unknown) => self.postMessage({ failed: String(error) }),
);

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    self.postMessage((await ready).answer(data));
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
