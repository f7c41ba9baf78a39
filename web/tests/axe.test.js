// No page in any theme, language or width may have what axe calls a violation; pictures are kept.
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { look } from './look.js';
import { begin, launch, moments, over, seat, serve, settled, visit } from './site.js';

let site;
let browser;
let game;
let half;
before(async () => {
  await mkdir('screenshots', { recursive: true });
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await site.stop();
});

/** The journal of the game on the page, as a file to bring in again. */
async function journal(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export journal' }).click()]);
  return { name: 'played.jsonl', mimeType: 'application/x-ndjson', buffer: await readFile(await download.path()) };
}

/** A journal of a whole game between bots. */
async function played() {
  const { page, context } = await visit(browser, site.address, {}, { pace: 'off' });
  await seat(page, site.address, 'bots', [null, null, null]);
  await page.locator('[data-test=ranking]').waitFor({ timeout: 120_000 });
  const whole = await journal(page);
  await context.close();
  return whole;
}

/** A journal of half a game of Triage, played by hints. */
async function begun() {
  const { page, context } = await visit(browser, site.address);
  await begin(page, site.address, 'first');
  for (let move = 0; move < 25; move++) {
    const had = await moments(page);
    await page.keyboard.press('h');
    await page.locator('.choice.hinted').click();
    await settled(page, had);
  }
  const part = await journal(page);
  await context.close();
  return part;
}

const SIZES = { wide: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };
/** Every theme and every width; their other combinations show nothing new. */
const LOOKS = [['light', 'wide'], ['dark', 'phone'], ['contrast', 'wide']];

for (const [theme, size] of LOOKS) {
  const viewport = SIZES[size];
  test(`${theme}, ${size}`, async () => {
    const lang = theme === 'dark' ? 'de' : 'en';
    const { page, context, complaints } = await visit(browser, site.address, { viewport }, { theme, lang, guide: true });
    const found = [];
    const check = async (name) => found.push(...(await look(page, name, theme, size)));
    await page.locator('.game').first().waitFor();
    await check('front');
    await page.goto(`${site.address}#/new/triage`);
    await page.locator('summary').click();
    await check('new');
    await begin(page, site.address, 'first');
    await check('guide');
    await page.goto(`${site.address}#/`);
    await page.locator('input[type=file]').setInputFiles(await (half ??= begun()));
    await page.locator('.choice').first().waitFor();
    await check('table');
    await page.locator('[data-place=scavenging]').focus();
    await page.keyboard.press('h');
    await page.locator('[data-test=hint]').waitFor();
    await page.keyboard.press('o');
    await page.locator('[data-test=odds]').waitFor();
    await check('odds');
    await page.keyboard.press('d');
    await check('deck');
    await page.keyboard.press('l');
    await page.locator('#tab-panel li button').nth(4).click();
    await page.locator('.notice').waitFor();
    await check('earlier');
    await page.locator('.notice .primary').click();
    while (!(await over(page))) {
      const had = await moments(page);
      await page.keyboard.press('1');
      await settled(page, had);
    }
    await check('end');
    await page.locator('.ask a[href^="#/review"]').click();
    await page.locator('[data-test=review]').waitFor({ timeout: 60_000 });
    await check('review');
    await page.goto(`${site.address}#/rules/triage/R19`);
    await page.locator('#rule-R19').waitFor();
    await check('rules');
    await page.goto(`${site.address}#/settings`);
    await check('settings');
    await page.goto(`${site.address}#/`);
    await page.locator('li a[href^="#/review"]').waitFor();
    await check('front-again');
    await page.goto(`${site.address}#/link/9.x`);
    await page.getByRole('alert').waitFor();
    await check('link');
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(`several seats, ${theme}, ${size}`, async () => {
    const lang = theme === 'dark' ? 'de' : 'en';
    const { page, context, complaints } = await visit(browser, site.address, { viewport }, { theme, lang, guide: true, pace: 'off' });
    const found = [];
    const check = async (name) => found.push(...(await look(page, `seats-${name}`, theme, size)));
    await page.goto(`${site.address}#/new/katastrophenspiel`);
    await page.locator('#seed').waitFor();
    await check('new');
    await seat(page, site.address, 'axe', ['Anna', 'Ben'], { handover: true });
    await check('hand-over');
    await page.keyboard.press('Enter');
    await page.locator('.coach').waitFor();
    await check('guide');
    await page.locator('.coach .plain').click();
    await check('table');
    const choices = page.locator('.choice');
    const act = async (choice) => {
      const had = await moments(page);
      await choice.dispatchEvent('click');
      await settled(page, had);
    };
    for (let go = 0; go < 12 && !(await page.locator('.catastrophes .spot.can').count()); go++) {
      if (await page.locator('.over .primary').count()) await page.locator('.over .primary').click();
      const move = page.locator('.world .spot.can', { has: page.locator('.alarm') });
      await act((await move.count()) ? move.first() : choices.last());
    }
    await act(page.locator('.catastrophes .spot.can').first());
    await page.locator('.hand .spot.can').first().focus();
    await check('mission');
    await act(choices.last());
    await page.keyboard.press('o');
    await page.locator('[data-test=odds]').waitFor({ timeout: 60_000 });
    await check('odds');
    await page.keyboard.press('d');
    await page.locator('#tab-panel summary').first().click();
    await check('stacks');
    const gear = page.locator('.hand .spot.can', { has: page.locator('.equipment') });
    if (await gear.count()) {
      await gear.first().click();
      await page.locator('dialog').waitFor();
      await check('warning');
      await page.keyboard.press('Escape');
    }
    await page.goto(`${site.address}#/`);
    await page.locator('input[type=file]').setInputFiles(await (game ??= played()));
    await page.locator('[data-test=ranking]').waitFor();
    await check('end');
    await page.locator('.ask a[href^="#/review"]').click();
    await page.locator('[data-test=review]').waitFor({ timeout: 60_000 });
    await check('review');
    await page.goto(`${site.address}#/rules/katastrophenspiel/R16`);
    await page.locator('#rule-R16').waitFor();
    await check('rules');
    await page.goto(`${site.address}#/`);
    await page.locator('li a[href^="#/review"]').waitFor();
    await check('front');
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(`sheets, ${theme}, ${size}`, async () => {
    const lang = theme === 'dark' ? 'de' : 'en';
    const { page, context, complaints } = await visit(browser, site.address, { viewport }, { theme, lang, guide: false, pace: 'off' });
    const found = [];
    const check = async (name) => found.push(...(await look(page, `sheets-${name}`, theme, size)));
    await seat(page, site.address, 'axe', ['Anna', 'Ben'], { game: 'trauma-center' });
    const choices = page.locator('.choice');
    await choices.first().waitFor({ state: 'attached' });
    await check('set-up');
    /** Goes on until this is asked. */
    const until = async (wanted) => {
      for (let move = 0; move < 300 && !(await over(page)) && !(await wanted.count()); move++) {
        const had = await moments(page);
        await choices.nth(Math.floor((await choices.count()) / 2)).dispatchEvent('click');
        await settled(page, had);
      }
    };
    const grid = page.locator('.grid.active');
    await until(page.locator('.grid.active.pieces'));
    await grid.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.ghost').waitFor();
    await check('bandage');
    await until(page.locator('.boxes .spot.can'));
    await check('stabilize');
    await until(page.locator('.grid.active.pieces'));
    await grid.last().focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('.ghost').waitFor();
    await check('tetromino');
    await page.keyboard.press('d');
    await page.locator('#tab-panel summary').last().click();
    await check('cards');
    await page.keyboard.press('l');
    await until(page.locator('.change .spot.can'));
    await check('surgeon');
    await until(page.locator('.ask .score'));
    await check('end');
    await page.goto(`${site.address}#/print/trauma-center`);
    await page.locator('.paper article').waitFor();
    await check('print');
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
