// The rules beside the browser.
import { readFileSync } from 'node:fs';
import { Engine, initSync } from '../src/wasm/redtag.js';

initSync({ module: readFileSync(new URL('../src/wasm/redtag_bg.wasm', import.meta.url)) });

/** A conversation in the protocol. */
export function talk() {
  const engine = new Engine();
  return (message) => {
    const answer = JSON.parse(engine.answer(JSON.stringify(message)));
    if (!answer.ok) throw new Error(answer.error.message);
    return answer;
  };
}

/**
 * Begins a match as the message says and lets a bot play all seats, at most so many actions;
 * answers the journal.
 */
export function journalOf(beginning, { bot = 'greedy', most = 2000 } = {}) {
  const ask = talk();
  let state = ask(beginning);
  for (let n = 0; n < most && state.to_act.length; n++)
    state = ask({ op: 'bot', seat: state.to_act[0].seat, bot });
  return ask({ op: 'journal' }).journal;
}
