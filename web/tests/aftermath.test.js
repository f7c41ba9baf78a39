// Aftermath: a campaign begun, its first mission played to the end on the board, left in the middle and gone on with.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { launch, moments, over, seat, serve, settled, visit } from './site.js';
import { talk, traveller } from './traveller.js';

let site;
let browser;
before(async () => {
  await mkdir('screenshots', { recursive: true });
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await site.stop();
});

const NAMES = ['Anna', 'Anna'];
const ask = talk();
const { content } = ask({ op: 'content', game: 'aftermath' });
const next = traveller(content);
const begun = (seed) => ask({ op: 'new', game: 'aftermath', seed, players: NAMES.map((name) => ({ name })) });

/** The way through a whole game with this seed, and how it ends. */
function way(seed) {
  const choices = [];
  let state = begun(seed);
  while (!state.over && choices.length < 600) {
    const choice = next(state);
    choices.push(choice);
    ask({ op: 'play', seat: choice.seat, action: choice.action });
    state = ask({ op: 'state' });
  }
  return { seed, choices, state };
}

/** The first seed with which the traveller brings the mission home; the same as long as cards and rules are. */
let known;
function lucky() {
  for (let n = 0; !known && n < 40; n++) {
    const found = way(`first mission ${n}`);
    if (found.state.position.ending === 'success') known = found;
  }
  return known;
}

const open = (options, settings) => visit(browser, site.address, options, { pace: 'off', ...settings });
const begin = async (page, seed) => {
  await seat(page, site.address, seed, NAMES, { game: 'aftermath' });
  await page.locator('.choice').first().waitFor({ state: 'attached' });
};

/** Takes a choice: on the thing itself if there is one, or in the list. */
async function take(page, { label }, onThings = true) {
  const had = await moments(page);
  const where = await page.evaluate(([label, onThings]) => {
    const things = onThings ? [...document.querySelectorAll('.aftermath .spot.can')] : [];
    const thing = things.find((one) => one.getAttribute('aria-label').includes(label));
    const listed = [...document.querySelectorAll('.choice')].find((one) => one.querySelector('.text').textContent === label);
    (thing ?? listed)?.click();
    return thing ? 'thing' : listed ? 'list' : '';
  }, [label, onThings]);
  assert.ok(where, `there is a button for ${label}`);
  await page.waitForFunction((n) => document.querySelector('dialog') || document.querySelectorAll('#tab-panel ol > li').length !== n, had);
  const asked = page.locator('dialog').getByRole('button', { name: label, exact: true });
  if (await asked.count()) await asked.click();
  await settled(page, had);
  return where;
}

/** What axe has against the page, and a picture of it. */
async function look(page, name) {
  await page.screenshot({ path: `screenshots/aftermath-${name}.png`, fullPage: page.viewportSize().width > 700 });
  const axe = new AxeBuilder({ page }).exclude('#tab-panel ol > li:nth-child(n + 20)');
  // The third look can differ in colours only.
  if (name.endsWith('contrast')) axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html, failureSummary }) => html.slice(0, 160) + ' | ' + failureSummary).join('; ')}`);
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${name} is too wide`);
  return found;
}

test('the first mission is played to its end; the browser is closed in the middle and the game goes on', async () => {
  const { seed, choices, state } = lucky();
  const first = await open();
  await begin(first.page, seed);
  assert.match(await first.page.locator('.reading').textContent(), /At four in the morning the Low A snapped/);
  assert.equal(await first.page.locator('.map .space').count(), 13, 'the map of page 2');
  const half = Math.floor(choices.length / 2);
  let onThings = 0;
  for (const choice of choices.slice(0, half)) if ((await take(first.page, choice)) === 'thing') onThings++;
  assert.ok(onThings > half / 2, `${onThings} of ${half} choices were made on the board`);
  const prompt = await first.page.locator('#prompt').textContent();
  const kept = await first.context.storageState({ indexedDB: true });
  await first.context.close();

  const { page, context, complaints } = await open({ storageState: kept });
  await page.locator('a[href^="#/play"]').first().click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('#prompt').textContent(), prompt, 'the game goes on where it was left');
  for (const choice of choices.slice(half)) await take(page, choice);
  assert.ok(await over(page));
  assert.equal(await page.locator('#prompt').textContent(), state.prompt);
  assert.match(state.prompt, /mission done, The Low A/);
  await page.locator('.reading .leaf button').first().click();
  await page.locator('.ask a[href^="#/review"]').click();
  await page.locator('[data-test=review]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('[data-test=score]').textContent(), String(state.scores[0]));
  assert.deepEqual(first.complaints, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('some turns by keyboard alone, with a test whose odds are told before and after each card', async () => {
  const { page, context, complaints } = await open();
  const { choices, seed } = lucky();
  await page.goto(`${site.address}#/new/aftermath`);
  for (const [index, name] of NAMES.entries()) await page.locator('li input').nth(index).fill(name);
  await page.locator('#seed').fill(seed);
  await page.locator('input[name=character-0]:checked').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.choice').first().waitFor();
  let tests = 0;
  for (const { label } of choices.slice(0, 60)) {
    const had = await moments(page);
    if (await page.locator('[data-test=test]').count()) {
      tests++;
      assert.match(await page.locator('[data-test=chance]').textContent(), /\d+\s?%/);
    }
    const choice = page.locator('.choice').filter({ has: page.locator('.text', { hasText: label }) }).first();
    await page.keyboard.press((await choice.getAttribute('aria-keyshortcuts')) ?? 'Enter');
    await settled(page, had);
  }
  assert.ok(tests > 0, 'a test was seen');
  const map = page.locator('.map .spot.can, .map .spot').first();
  await map.focus();
  await page.locator('#bubble.open').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

const LOOKS = [
  { theme: 'light', lang: 'en', viewport: { width: 1280, height: 860 } },
  { theme: 'dark', lang: 'de', viewport: { width: 360, height: 740 } },
  { theme: 'contrast', lang: 'en', viewport: { width: 1280, height: 860 } },
];
for (const { theme, lang, viewport } of LOOKS) {
  test(`nothing is wrong with the board in ${theme}`, async () => {
    const { page, context, complaints } = await open({ viewport }, { theme, lang, guide: true });
    const { seed, choices } = lucky();
    const found = [];
    await page.goto(`${site.address}#/new/aftermath`);
    await page.locator('#seed').waitFor();
    found.push(...(await look(page, `new-${theme}`)));
    await begin(page, seed);
    found.push(...(await look(page, `page-${theme}`)));
    await page.locator('.coach .plain').click();
    begun(seed);
    const wanted = ['move', 'test', 'choice', 'hostile', 'travel'];
    for (const { seat, action } of choices.slice(0, 120)) {
      const { position, to_act } = ask({ op: 'state' });
      const step = position.steps.at(-1);
      const what = [typeof step === 'string' ? step : Object.keys(step)[0], position.scene.situation].find((one) => wanted.includes(one));
      if (what) {
        wanted.splice(wanted.indexOf(what), 1);
        if (what !== 'choice' || theme === 'light') found.push(...(await look(page, `${what}-${theme}`)));
      }
      const { labels, actions } = to_act[0];
      const at = actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
      const label = lang === 'en' ? labels[at] : ask({ op: 'legal', lang }).to_act[0].labels[at];
      await take(page, { label }, false);
      ask({ op: 'play', seat, action });
      if (wanted.length <= 1) break;
    }
    await page.keyboard.press('o');
    await page.locator('[data-test=odds]').waitFor({ timeout: 30_000 });
    await page.keyboard.press('d');
    found.push(...(await look(page, `deck-${theme}`)));
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test('on a phone the map is larger than its window, and pinching and buttons change that', async () => {
  const { page, context, complaints } = await open({ viewport: { width: 390, height: 780 }, hasTouch: true });
  await begin(page, 'phone');
  const width = () => page.locator('.map .grid').evaluate((grid) => grid.getBoundingClientRect().width);
  const frame = await page.locator('.map .frame').evaluate((one) => one.clientWidth);
  assert.ok((await width()) > frame);
  await page.getByRole('button', { name: 'The whole map' }).click();
  assert.ok(Math.abs((await width()) - frame) < 2);
  await page.keyboard.press('+');
  assert.ok((await width()) > frame * 1.2);
  const before = await width();
  await page.locator('.map .frame').evaluate((node) => {
    const box = node.getBoundingClientRect();
    const touches = (apart) => [-1, 1].map((side, identifier) => new Touch({ identifier, target: node, clientX: box.left + 100 + side * apart, clientY: box.top + 60 }));
    const send = (type, apart) => node.dispatchEvent(new TouchEvent(type, { touches: touches(apart), cancelable: true, bubbles: true }));
    send('touchstart', 40);
    send('touchmove', 80);
  });
  await page.waitForFunction((least) => document.querySelector('.map .grid').getBoundingClientRect().width > least, before * 1.5);
  assert.deepEqual(complaints, []);
  await context.close();
});
