// Everything that is asked about is on the screen, and no text over another or cut off, at five sizes
// and at several moments of each game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talk } from './engine.js';
import { stage } from './site.js';
import { textFlaws } from './text.js';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [360, 640],
];
/** German words are longer. */
const LOOKS = SIZES.flatMap(([width, height]) => [
  [width, height, 'en'],
  ...(height === 720 || height === 768 || width === 360 ? [[width, height, 'de']] : []),
]);
/** How each game begins, and how many people sit at it at most. */
const GAMES = {
  triage: [{}, 1],
  katastrophenspiel: [{ options: { seats: 3 } }, 5],
  'trauma-center': [{}, 4],
  'after-the-virus': [{ options: { mission: '2A', seats: 2 } }, 3],
  aftermath: [{}, 4],
};
const PEOPLE = ['Mara', 'Bartholomäus-Maximilian von Hohenstein', 'Clara', 'Friedrich W.', 'Yusuf'];
const site = stage();

/** A game that the quick bot has played, at most so many actions. */
function played(beginning, most) {
  const ask = talk();
  let state = ask({ op: 'new', seed: 'fit', ...beginning });
  for (let n = 0; n < most && state.to_act.length; n++)
    state = ask({ op: 'bot', seat: state.to_act[0].seat, bot: 'greedy' });
  const { journal } = ask({ op: 'journal' });
  const at = (actions) => {
    ask({ op: 'open', journal, brief: true });
    ask({ op: 'branch', actions, seed: 'fit' });
    return ask({ op: 'journal' }).journal;
  };
  return { ...state, at };
}

/**
 * The journals of a game at its beginning, in the middle, one action before its end and over, and in
 * the middle of one at a full table, where a name is as long as it may be.
 */
function moments(game, [beginning, most]) {
  const { actions, over, at } = played({ game, ...beginning }, game === 'aftermath' ? 240 : 900);
  const players = PEOPLE.slice(0, most).map((name) => ({ name }));
  const full = most > 1 && played({ game, options: { seats: most }, players }, 60);
  return Object.entries({
    beginning: at(0),
    middle: at(actions >> 1),
    end: at(actions - 1),
    ...(over && { over: at(actions) }),
    ...(full && { full: full.at(full.actions >> 1) }),
  });
}

/** What is not as it should be on the page as it is. */
function flaws(wide) {
  const found = [];
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith('svelte')).join('.')} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}"`;
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  if (wide && page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} high`);
  const box = document.querySelector('.box');
  const room = box.getBoundingClientRect();
  if (box.scrollWidth > box.clientWidth + 1)
    found.push(`the board is ${box.scrollWidth} wide in ${box.clientWidth}`);
  if (wide && box.scrollHeight > box.clientHeight + 1)
    found.push(`the board is ${box.scrollHeight} high in ${box.clientHeight}`);
  const strip = (thing) => {
    const scrolls = (one) =>
      one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto';
    for (let one = thing.parentElement; one && one !== box; one = one.parentElement)
      if (scrolls(one)) return true;
    return false;
  };
  /** What cuts a part of a thing off. */
  const cutter = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    for (let one = thing.parentElement; one && one !== box; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const edge = one.getBoundingClientRect();
      const over = [edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom];
      if (Math.max(...over) > 8) return one;
    }
    return null;
  };
  // On a small screen something that can be done is in view, or all of it is at hand.
  const can = [...document.querySelectorAll('.box .spot.can, .box .grid.active, .loose .choice')];
  const bar = document.querySelector('.side').getBoundingClientRect().top;
  const seen = (thing) => {
    const { top, bottom, width } = thing.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < (thing.closest('.loose') ? innerHeight : bar);
  };
  if (!wide && can.length && !can.some(seen)) found.push('nothing that can be done is in view');
  for (const thing of box.querySelectorAll('.spot.can, .grid.active')) {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    if (!width) continue;
    // What lies in a strip that scrolls is a swipe away.
    if (!wide && strip(thing)) continue;
    const cut = wide && cutter(thing);
    if (cut) found.push(`${name(thing)} is cut by ${name(cut)}`);
    const out = left < room.left - 6 || right > room.right + 6;
    const off = wide && (top < room.top - 6 || bottom > room.bottom + 6);
    if (out || off) found.push(`${name(thing)} is off the board`);
  }
  const inView = (selector) => {
    for (const thing of document.querySelectorAll(selector)) {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1)
        found.push(`${name(thing)} is out of view`);
    }
  };
  inView('.ask h2');
  inView(wide ? '.tools > *' : '.lift');
  // Nothing that can be pressed lies under something else.
  for (const button of document.querySelectorAll('.tools > *, .ask button, .tabs button')) {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (!width) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // What is below the fold of a sheet that scrolls is not on the screen.
    if (hit && !button.contains(hit))
      found.push(`${name(button)} is covered by ${hit && name(hit)}`);
  }
  return found;
}

for (const [game, beginning] of Object.entries(GAMES)) {
  test(`${game} fits into every screen at its beginning, in the middle and at its end`, async () => {
    const found = [];
    const shown = moments(game, beginning);
    for (const [width, height, lang] of LOOKS) {
      const wide = width >= 1000;
      const { page, context, complaints } = await site.open(
        { viewport: { width, height }, ...(!wide && { hasTouch: true, isMobile: true }) },
        { lang },
      );
      for (const [name, journal] of shown) {
        await page.goto(`${site.address}#/`);
        await page.locator('input[type=file]').setInputFiles({
          name: 'game.jsonl',
          mimeType: 'text/plain',
          buffer: Buffer.from(journal),
        });
        await page.waitForURL(/#\/(play|campaign)\//);
        // A match of a campaign is opened from its page.
        if (page.url().includes('campaign'))
          await page.locator('a[href*="#/play/"]').first().click();
        await page.locator('div.table').waitFor();
        const flawed = [...(await page.evaluate(flaws, wide)), ...(await page.evaluate(textFlaws))];
        found.push(...flawed.map((flaw) => `${width} × ${height} ${lang}, ${name}: ${flaw}`));
      }
      assert.deepEqual(complaints, []);
      await context.close();
    }
    assert.deepEqual(found, []);
  });
}
