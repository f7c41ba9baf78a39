// The rules beside the browser.
import { engineOf } from '../modules.js';

/** A conversation in the protocol, about the game that a message names or else the one before. */
export function talk() {
  let engine;
  return (message) => {
    const { game } = message.journal ? JSON.parse(message.journal.split('\n', 1)[0]) : message;
    if (game) engine = engineOf(game);
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
