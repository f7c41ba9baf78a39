// Somebody who knows the way through the first mission of Aftermath, whatever the cards bring.
import { readFileSync } from 'node:fs';
import { Engine, initSync } from '../src/wasm/redtag.js';

initSync({ module: readFileSync(new URL('../src/wasm/redtag_bg.wasm', import.meta.url)) });

/** The rules beside the browser: a conversation in the protocol. */
export function talk() {
  const engine = new Engine();
  return (message) => {
    const answer = JSON.parse(engine.answer(JSON.stringify(message)));
    if (!answer.ok) throw new Error(answer.error.message);
    return answer;
  };
}

const kind = (action) => (typeof action === 'string' ? action : Object.keys(action)[0]);
const SLOW = { dashed: 1, red: 3, blue: 3, green: 3 };

/** What costs how much from here, over lines that can be crossed. */
function distances(lines, from) {
  const far = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b, line] of lines) {
      for (const [one, other] of [[a, b], [b, a]]) {
        const cost = (far.get(one) ?? Infinity) + (SLOW[line] ?? Infinity);
        if (cost < (far.get(other) ?? Infinity)) {
          far.set(other, cost);
          changed = true;
        }
      }
    }
  }
  return far;
}

/** The way of the mission: by page, the space to go to, and whether its exit is taken there. */
export function traveller(content) {
  const items = content.cards.flatMap((file) => file.item ?? []);
  const cards = content.cards.flatMap((file) => file.card ?? []);
  const characters = content.cards.flatMap((file) => file.character ?? []);
  const has = (position, id) => {
    const item = items.findIndex((one) => one.id === id);
    return position.heroes.some((hero) => hero.pack.includes(item) || hero.worn.some((worn) => worn?.item === item));
  };
  const ROUTE = {
    2: () => 'M',
    4: (position) => (has(position, 'low-a') ? 'A' : 'D'),
    6: () => 'K',
    8: () => 'L',
    9: (position) => (has(position, 'tuning-key') ? 'D' : 'A'),
    10: (position) => (has(position, 'low-a') ? 'D' : 'B'),
  };
  const letters = (page) => [...new Set(content.pages[page].map.rows.join('').replaceAll('.', ''))];
  const value = (card) => cards[card].value;
  const fits = (first, card) => cards[first].colour === cards[card].colour || value(first) === value(card);

  /** The place of the action to take in the list. */
  return ({ position, seen, to_act: [{ seat, actions, labels }] }) => {
    const hero = position.heroes[seat];
    const here = hero.spot.at;
    const page = content.pages[position.page];
    const of = (...kinds) => actions.findIndex((action) => kinds.includes(kind(action)));
    const best = (what, wanted = () => true) =>
      actions.map((action, at) => ({ action, at })).filter(({ action }) => kind(action) === what && wanted(action)).sort((a, b) => value(b.action[what]) - value(a.action[what]))[0]?.at ?? -1;
    const target = page.map ? letters(position.page).indexOf(ROUTE[page.number]?.(position) ?? page.map.exit.at(-1).space) : -1;
    const task = position.scene.task;
    const step = position.steps.at(-1);
    const choose = () => {
      if (of('exit') >= 0 && here === target) return of('exit');
      if (step === 'actions') {
        if (task && of('contribute') >= 0) return best('contribute');
        if (of('activate') >= 0 && position.scene.situation === 'hostile') return of('activate');
        const waits = task && (page.number === 2 || page.number === 10);
        const way = distances(seen.lines, here).get(target);
        if (here !== target && way !== undefined && way !== Infinity && !(waits && page.number === 2)) {
          const spare = best('move', ({ move }) => !(task?.first != null && fits(task.first, move)));
          if (spare >= 0) return spare;
        }
        return of('end_turn');
      }
      if (kind(step) === 'move') {
        const back = distances(seen.lines, target);
        const steps = actions.map((action, at) => ({ at, left: kind(action) === 'go' ? (back.get(action.go) ?? Infinity) : Infinity })).sort((a, b) => a.left - b.left);
        if (steps[0].left < (back.get(here) ?? Infinity)) return steps[0].at;
        const more = best('play', ({ play }) => !(task?.first != null && fits(task.first, play)));
        return more >= 0 ? more : of('stop');
      }
      if (step === 'draw') {
        const useless = actions.findIndex((action) => kind(action) === 'discard' && task?.first != null && !fits(task.first, action.discard));
        return useless >= 0 ? useless : of('draw');
      }
      if (kind(step) === 'test') return of('play') >= 0 ? best('play') : of('roll', 'decline');
      if (step === 'nest') return position.heroes.some(({ wounds, character }) => wounds + 1 >= characters[character].life) ? of('nest') : of('pass');
      if (kind(step) === 'eat') return of('eat');
      return of('wear', 'store', 'swap', 'give', 'draw', 'choose', 'pass', 'stop');
    };
    const at = choose();
    return { seat, at: at >= 0 ? at : 0, label: labels[at >= 0 ? at : 0], action: actions[at >= 0 ? at : 0] };
  };
}
