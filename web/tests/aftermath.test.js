// Aftermath: a campaign in one piece, from the first page of the book into its second game; by
// mouse, by keys, on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talk } from './engine.js';
import { LOOKS, look } from './look.js';
import { lift, moments, over, seat, serve, seeded, settled, stage } from './site.js';

const site = stage(serve, { pace: 'off' });
const { open } = site;
const NAMES = ['Anna', 'Anna'];
const ask = talk();
const { content } = ask({ op: 'content', game: 'aftermath' });
const begun = (seed) =>
  ask({ op: 'new', game: 'aftermath', seed, players: NAMES.map((name) => ({ name })) });
/** On this page everybody at home eats: the Colony Phase. */
const isSupper = ({ page }) => JSON.stringify(content.pages[page]).includes('"of":"population"');

/**
 * Lets the greedy bot choose in the game beside the browser; what it chose, and where the party was
 * then.
 */
function next() {
  const { position, to_act } = ask({ op: 'state' });
  const { seat, actions, labels } = to_act[0];
  const { action } = ask({ op: 'bot', seat, bot: 'greedy' });
  const at = actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
  return { seat, action, label: labels[at], supper: isSupper(position) };
}

/** The way through a whole first game with this seed, and how it ends, well or badly. */
function way(seed) {
  const choices = [];
  let state = begun(seed);
  for (; !state.over; state = ask({ op: 'state' })) choices.push(next());
  return { seed, choices, state, journal: ask({ op: 'journal' }).journal };
}

/** The shortest of some. */
let known;
const short = () =>
  (known ??= ['one', 'two', 'three', 'four']
    .map(way)
    .sort((a, b) => a.choices.length - b.choices.length)[0]);

const begin = async (page, seed) => {
  await seat(page, site.address, seed, NAMES, { game: 'aftermath' });
  await page.locator('.choice').first().waitFor({ state: 'attached' });
};

/** Takes a choice: on the thing itself if there is one, or in the list. */
async function take(page, { label }, onThings = true) {
  const had = await moments(page);
  const where = await page.evaluate(
    ([label, onThings]) => {
      const things = onThings ? [...document.querySelectorAll('.aftermath .spot.can')] : [];
      const thing = things.find((one) => one.getAttribute('aria-label').includes(label));
      const listed = [...document.querySelectorAll('.choice')].find(
        (one) => one.querySelector('.text').textContent === label,
      );
      (thing ?? listed)?.click();
      return thing ? 'thing' : listed ? 'list' : '';
    },
    [label, onThings],
  );
  assert.ok(where, `there is a button for ${label}`);
  await page.waitForFunction(
    (n) =>
      document.querySelector('dialog') ||
      document.querySelectorAll('#tab-panel ol > li').length !== n,
    had,
  );
  const asked = page.locator('dialog').getByRole('button', { name: label, exact: true });
  if (await asked.count()) await asked.click();
  await settled(page, had);
  return where;
}

test('a campaign in one piece: the first mission, supper at home, and the next mission with others', async () => {
  const { seed, choices, state, journal } = short();
  const first = await open();
  await begin(first.page, seed);
  assert.match(
    await first.page.locator('.reading').textContent(),
    /At four in the morning the Low A snapped/,
  );
  assert.ok((await first.page.locator('.map .space').count()) > 8, 'the map of page 2');
  const half = Math.floor(choices.length / 2);
  let onThings = 0;
  for (const choice of choices.slice(0, half))
    if ((await take(first.page, choice)) === 'thing') onThings++;
  assert.ok(onThings > half / 2, `${onThings} of ${half} choices were made on the board`);
  const prompt = await first.page.locator('#prompt').textContent();
  const kept = await first.context.storageState({ indexedDB: true });
  await first.context.close();

  // The browser was closed, and the game goes on where it was left.
  const { page, context, complaints } = await open({ storageState: kept });
  await page.locator('a[href^="#/play"]').first().click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('#prompt').textContent(), prompt);
  let suppers = 0;
  for (const choice of choices.slice(half)) {
    if (choice.supper) suppers += await page.locator('.plate .bowl').count();
    await take(page, choice);
  }
  assert.ok(suppers > 0, 'the Colony Phase has its page');
  assert.ok(await over(page));
  assert.equal(await page.locator('#prompt').textContent(), state.prompt);

  // Three instead of two, and somebody who was not there before.
  await page.getByRole('link', { name: 'Next game' }).click();
  await page.getByRole('heading', { name: 'Game 2' }).waitFor();
  const went = new Set(state.position.heroes.map(({ character }) => character));
  const newcomer = content.cards.flatMap((file) => file.character).find((_, at) => !went.has(at));
  await page.locator('.counts label').filter({ hasText: '3' }).click();
  await page.locator('li input').nth(2).fill('Clara');
  await page.locator(`label:has(input[name=character-0][value=${newcomer.id}])`).click();
  await seeded(page, 'second');
  const characters = await page
    .locator('input[name^=character-]:checked')
    .evaluateAll((inputs) => inputs.map(({ value }) => value));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.hero').count(), 3);
  assert.equal(characters[0], newcomer.id);

  let now = ask({
    op: 'next',
    journal,
    seed: 'second',
    options: { seats: 3, characters, absent: false },
    players: [...NAMES, 'Clara'].map((name) => ({ name })),
  });
  const homes = now.position.location;
  for (
    let choice = 0;
    choice < 150 && !(now.position.scene.open && now.position.location !== homes);
    choice++
  ) {
    await take(page, next());
    now = ask({ op: 'state' });
  }
  assert.ok(
    (await page.locator('.map .space').count()) > 0,
    'the party has come to the next mission',
  );

  await page.goto(`${site.address}#/`);
  await page.getByRole('link', { name: /2 games/ }).click();
  const games = page.locator('.timeline article');
  await games.nth(1).waitFor();
  assert.match(await games.nth(0).innerText(), /Game 1/);
  assert.match(
    await games.nth(1).innerText(),
    new RegExp(`Game 2[\\s\\S]*${newcomer.name.en}, [\\s\\S]*being played`),
  );

  await page.goto(
    `${site.address}#/review/${await page.evaluate(
      () =>
        new Promise((done) => {
          indexedDB.open('redtag').onsuccess = ({ target }) => {
            target.result.transaction('games').objectStore('games').getAll().onsuccess = (all) =>
              done(all.target.result.find(({ over }) => over).id);
          };
        }),
    )}`,
  );
  await page.locator('[data-test=review]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('[data-test=score]').textContent(), String(state.scores[0]));
  assert.deepEqual([...first.complaints, ...complaints], []);
  await context.close();
});

test('some turns by keyboard alone, with a test whose odds are told before and after each card', async () => {
  const { page, context, complaints } = await open();
  const { choices, seed } = short();
  await page.goto(`${site.address}#/new/aftermath`);
  for (const [index, name] of NAMES.entries()) await page.locator('li input').nth(index).fill(name);
  await seeded(page, seed);
  await page.locator('input[name=character-0]:checked').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  let tests = 0;
  for (const [played, { label }] of choices.entries()) {
    if (played >= 60 && tests > 0) break;
    const had = await moments(page);
    if (await page.locator('[data-test=test]').count()) {
      tests++;
      assert.match(await page.locator('[data-test=chance]').textContent(), /\d+\s?%/);
    }
    const choice = page
      .locator('.choice')
      .filter({ has: page.locator('.text', { hasText: label }) })
      .first();
    await page.keyboard.press((await choice.getAttribute('aria-keyshortcuts')) ?? 'Enter');
    await settled(page, had);
  }
  assert.ok(tests > 0, 'a test was seen');
  const map = page.locator('.map .spot.can, .map .spot').first();
  await map.focus();
  await page.locator('.bubble.open').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

/**
 * Journals up to where something is to be seen for the first time, in a first game and the one
 * after it.
 */
let seen;
function scenes() {
  if (seen) return seen;
  const wanted = new Set(['move', 'test', 'choice', 'hostile', 'travel', 'supper']);
  seen = [];
  const watch = (state) => {
    for (
      let n = 0;
      wanted.size && !state.over && n < 600;
      n++, next(), state = ask({ op: 'state' })
    ) {
      const { steps, scene } = state.position;
      const step = steps.at(-1);
      const what = [
        isSupper(state.position) && 'supper',
        typeof step === 'string' ? step : Object.keys(step)[0],
        scene.situation,
      ].find((one) => wanted.delete(one));
      if (what) seen.push({ what, journal: ask({ op: 'journal' }).journal });
    }
  };
  watch(begun(short().seed));
  watch(ask({ op: 'next', journal: short().journal, seed: 'second' }));
  return seen;
}

for (const { theme, size, lang, viewport } of LOOKS) {
  test(`nothing is wrong with the board in ${theme}`, async () => {
    const { page, context, complaints } = await open({ viewport }, { theme, lang, guide: true });
    const found = [];
    const check = async (name) =>
      found.push(...(await look(page, `aftermath-${name}`, theme, size)));
    await page.goto(`${site.address}#/new/aftermath`);
    await page.locator('form .begin').waitFor();
    await check('new');
    await begin(page, short().seed);
    await check('page');
    await lift(page);
    await page.locator('.coach .plain').click();
    for (const { what, journal } of scenes()) {
      await page.goto(`${site.address}#/`);
      await page.locator('input[type=file]').setInputFiles({
        name: `${what}.jsonl`,
        mimeType: 'application/x-ndjson',
        buffer: Buffer.from(journal),
      });
      await page.locator('header a.primary').click();
      await page.locator('.choice').first().waitFor({ state: 'attached' });
      await check(what);
    }
    await page.keyboard.press('o');
    await page.locator('[data-test=odds]').waitFor({ timeout: 30_000 });
    await page.keyboard.press('d');
    await check('deck');
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('on a phone the whole map fits the width', async () => {
  const { page, context, complaints } = await open({
    viewport: { width: 390, height: 780 },
    hasTouch: true,
  });
  await begin(page, 'phone');
  const spaces = await page
    .locator('.map .space')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  assert.ok(spaces.length > 5);
  for (const [left, right] of spaces) assert.ok(left >= 0 && right <= 390, `${left} to ${right}`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 390));
  assert.deepEqual(complaints, []);
  await context.close();
});
