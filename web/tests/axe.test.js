// No page in any theme, language or width may have what axe calls a violation; pictures are kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journalOf } from './engine.js';
import { LOOKS, look } from './look.js';
import { begin, lift, moments, over, seat, settled, stage } from './site.js';

const site = stage();

/** A journal as a file to bring in. */
const file = (journal) => ({
  name: 'played.jsonl',
  mimeType: 'application/x-ndjson',
  buffer: Buffer.from(journal),
});
const bots = ['Ada', 'Bo', 'Cleo'].map((name) => ({ name, bot: 'greedy' }));
const whole = file(
  journalOf({
    op: 'new',
    game: 'katastrophenspiel',
    seed: 'bots',
    options: { seats: 3 },
    players: bots,
  }),
);
const half = file(journalOf({ op: 'new', game: 'triage', seed: 'first' }, { most: 25 }));

for (const { theme, size, lang, viewport } of LOOKS) {
  test(`${theme}, ${size}`, async () => {
    const { page, context, complaints } = await site.open(
      { viewport },
      { theme, lang, guide: true },
    );
    const found = [];
    const check = async (name) => found.push(...(await look(page, name, theme, size)));
    await page.locator('.game').first().waitFor();
    await check('front');
    await page.goto(`${site.address}#/new/triage`);
    await page.locator('form .more > summary').click();
    await check('new');
    await begin(page, site.address, 'first');
    await check('guide');
    await page.goto(`${site.address}#/`);
    await page.locator('input[type=file]').setInputFiles(half);
    await page.locator('div.table').waitFor();
    await lift(page);
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
    await page.locator('aside a[href^="#/review"]').click();
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
    const { page, context, complaints } = await site.open(
      { viewport },
      { theme, lang, guide: true, pace: 'off' },
    );
    const found = [];
    const check = async (name) => found.push(...(await look(page, `seats-${name}`, theme, size)));
    await page.goto(`${site.address}#/new/katastrophenspiel`);
    await page.locator('form .begin').waitFor();
    await check('new');
    await seat(page, site.address, 'axe', ['Anna', 'Ben'], { handover: true });
    await check('hand-over');
    await page.keyboard.press('Enter');
    await lift(page);
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
      if (await page.locator('.over .primary').count())
        await page.locator('.over .primary').click();
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
      // On a phone the sheet lies over the hand, and a finger looks before it acts.
      const folds = page.locator('.lift[aria-expanded=true]');
      if (await folds.count()) await folds.click();
      await gear.first().dispatchEvent('click');
      await page.locator('dialog').waitFor();
      await check('warning');
      await page.keyboard.press('Escape');
    }
    await page.goto(`${site.address}#/`);
    await page.locator('input[type=file]').setInputFiles(whole);
    await page.locator('[data-test=ranking]').waitFor();
    await check('end');
    await page.locator('aside a[href^="#/review"]').click();
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
    const { page, context, complaints } = await site.open(
      { viewport },
      { theme, lang, guide: false, pace: 'off' },
    );
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
    await until(page.locator('.score'));
    await check('end');
    await page.goto(`${site.address}#/print/trauma-center`);
    await page.locator('.paper article').waitFor();
    await check('print');
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
