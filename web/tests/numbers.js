// Content with other numbers: the built-in files with some of their lines changed.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(`../../crates/${path}`, import.meta.url));
const read = (path) => readFileSync(here(path), 'utf8');

/** A text with these changes, each of which must do something. */
function changed(text, changes) {
  return changes.reduce((now, [from, to]) => {
    const then = now.replace(from, to);
    if (then === now) throw new Error(`${from} is not in the content`);
    return then;
  }, text);
}

/** A whole folder as the engine takes it: the text of each file by its name. */
function folder(path, changes) {
  const names = (inside) =>
    readdirSync(here(`${path}/${inside}`)).filter((name) => /\.(toml|ftl)$/.test(name));
  const files = [...names(''), ...names('book').map((name) => `book/${name}`)];
  return JSON.stringify(
    Object.fromEntries(
      files.map((name) => [name, changed(read(`${path}/${name}`), changes[name] ?? [])]),
    ),
  );
}

export const contents = {
  triage: () =>
    changed(read('triage/content/triage.toml'), [
      ['healthy = 7', 'healthy = 13'],
      ['queue = 3', 'queue = 5'],
      ['set_aside = 1', 'set_aside = 4'],
      ['health = 5', 'health = 4'],
    ]),
  'trauma-center': () =>
    changed(read('trauma_center/content/trauma-center.toml'), [
      ['columns = 10', 'columns = 8'],
      [/^( *"[.xX]{4})[.xX]"/gm, '$1"'],
      ['[diagnosis]\nrows = 4', '[diagnosis]\nrows = 5'],
      ['health = 5', 'health = 7'],
      ['strain = 5', 'strain = 3'],
      ['row = 10', 'row = 6'],
      ['emt = 3', 'emt = 2'],
    ]),
  katastrophenspiel: () =>
    changed(read('katastrophenspiel/content/katastrophenspiel.toml'), [
      ['rounds = 8', 'rounds = 5'],
      ['actions = 2', 'actions = 3'],
      ['money = 2', 'money = 4'],
      [/name = \{ en = "/g, 'name = { en = "New '],
    ]),
  'after-the-virus': () =>
    changed(read('after_the_virus/content/after-the-virus.toml'), [
      ['hand = 5', 'hand = 7'],
      [/^retrieve = \d+/gm, 'retrieve = 6'],
      [/name = \{ en = "/g, 'name = { en = "New '],
    ]),
  aftermath: () =>
    folder('aftermath/content', {
      'game.toml': [
        ['hand = 5', 'hand = 7'],
        ['backpack = 2', 'backpack = 1'],
        ['threat = 4', 'threat = 6'],
        ['food = 20', 'food = 30'],
      ],
      'characters.toml': [[/^life = \d+/gm, 'life = 9']],
    }),
};
