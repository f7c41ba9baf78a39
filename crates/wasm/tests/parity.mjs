// Plays recorded games again in WebAssembly: every position must have the hash that it had natively.
// node parity.mjs RECORD

import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { engineOf } from "../../../web/modules.js";

const record = process.argv[2];
const engines = new Map();
let engine;

function ask(message) {
  const { game } = message;
  if (game) {
    if (!engines.has(game)) engines.set(game, engineOf(game));
    engine = engines.get(game);
  }
  const answer = JSON.parse(engine.answer(JSON.stringify(message)));
  if (!answer.ok)
    throw new Error(`${JSON.stringify(message)}: ${answer.error.message}`);
  return answer;
}

function same(found, expected, what) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(
      `${what}: ${JSON.stringify(found)}, natively ${JSON.stringify(expected)}`,
    );
  }
}

function replay({ new: begin, bot, seats, actions, hashes }) {
  const where = `${begin.game} with seed ${begin.seed}`;
  same(ask(begin).hash, hashes[0], `${where} at the start`);
  let answer;
  actions.forEach((action, at) => {
    const seat = seats[at];
    // A bot chooses the same here as there.
    if (bot !== "random")
      same(
        ask({ op: "hint", seat, bot }).action,
        action,
        `${where}, ${bot}'s choice ${at}`,
      );
    answer = ask({ op: "play", seat, action });
    same(answer.hash, hashes[at + 1], `${where} after action ${at}`);
  });
  same(answer.over, true, `${where} is over`);
}

// The clock of the page is the only thing that the rules' bots take from outside.
ask({ op: "new", game: "triage", seed: "clock" });
ask({ op: "hint", seat: 0, bot: "search:20ms" });

const start = performance.now();
let games = 0;
let hashes = 0;
for await (const line of createInterface({ input: createReadStream(record) })) {
  const game = JSON.parse(line);
  replay(game);
  games += 1;
  hashes += game.hashes.length;
}
if (games === 0) throw new Error(`${record} has no games`);
console.log(
  `${games} games, ${hashes} hashes: the same in WebAssembly, ${Math.round(performance.now() - start)} ms`,
);
