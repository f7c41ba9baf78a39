// Several people and bots at one table: Das Katastrophenspiel from the first page to the review.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, moments, over, seat, serve, settled, stage } from './site.js';

const site = stage(serve, { pace: 'off' });
const { open } = site;
const mine = (page) =>
  page
    .locator('.choice, aside a[href^="#/review"]')
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });

test('two people and a bot play to the end by mouse and keyboard, then look at the review', async () => {
  const { page, context, complaints } = await open();
  await seat(page, site.address, 'three', ['Anna', 'Ben', null]);
  const told = new Set();
  let onThings = 0;
  await mine(page);
  for (let move = 0; !(await over(page)); move++) {
    assert.ok(move < 600, 'the game ends');
    const had = await moments(page);
    told.add((await page.locator('.ask .who').textContent()).trim());
    const things = page.locator('.spot.can');
    if (move % 4 !== 3) {
      const count = await things.count();
      await things.nth((move * 7) % count).click();
      onThings++;
    } else
      await page.keyboard.press(
        await page.locator('.choice').last().getAttribute('aria-keyshortcuts'),
      );
    await answer(page);
    await settled(page, had);
    await mine(page);
  }
  assert.deepEqual([...told].sort(), ['Anna', 'Ben']);
  assert.ok(onThings > 20);
  assert.equal(await page.locator('[data-test=ranking] li').count(), 3);
  assert.match(await page.locator('p.won').textContent(), /^(Anna|Ben|Clara) wins!$/);
  await page.locator('aside a[href^="#/review"]').click();
  await page.locator('[data-test=review]').waitFor({ timeout: 120_000 });
  assert.deepEqual(await page.locator('.whose option').allTextContents(), [
    'Anna',
    'Ben',
    'Clara (Bot)',
  ]);
  await page.locator('.whose select').selectOption('2');
  await page.getByText(/^(\d+) of \1 choices were the bot's/).waitFor({ timeout: 120_000 });
  await page.goto(`${site.address}#/`);
  assert.match(
    await page.locator('li', { hasText: 'Anna' }).textContent(),
    /Anna: \d+ · .*Ben: \d+ · .*Clara: \d+/,
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('bots go on after a reload, and can be hurried', async () => {
  const { page, context, complaints } = await open({}, { pace: 'calm' });
  await seat(page, site.address, 'reload', ['Anna', null, null]);
  await page.locator('.choice, .ask .who').first().waitFor({ state: 'attached' });
  if (await page.locator('.choice').count()) {
    await page.locator('.choice', { hasText: 'End the turn' }).dispatchEvent('click');
  }
  const hurry = page.getByRole('button', { name: /Fast forward/ });
  await hurry.waitFor();
  const had = await moments(page);
  await settled(page, had);
  await page.waitForTimeout(100);
  await page.reload();
  await hurry.waitFor();
  const found = await moments(page);
  assert.ok(found >= had, 'nothing is lost');
  await settled(page, found);
  await page.keyboard.press('f');
  await page.locator('.choice').first().waitFor({ state: 'attached', timeout: 20_000 });
  assert.match(await page.locator('.ask .who').textContent(), /Anna/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the device is handed over between people, if they want that', async () => {
  const { page, context } = await open();
  await seat(page, site.address, 'hand', ['Anna', 'Ben'], { handover: true });
  const first = await page.locator('#pass-to').textContent();
  assert.equal(await page.locator('.choice, .card').count(), 0);
  await page.keyboard.press('Enter');
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  await page.locator('.choice', { hasText: 'End the turn' }).dispatchEvent('click');
  await page.locator('#pass-to').waitFor();
  const second = await page.locator('#pass-to').textContent();
  assert.deepEqual([first, second].sort(), ['Pass the device to Anna', 'Pass the device to Ben']);
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('#tab-panel ol > li').length === 1);
  assert.match(await page.locator('.ask .who').textContent(), new RegExp(first.split(' ').at(-1)));
  await context.close();
});

test('equipment is not laid down by mistake; who sits where is remembered and exported', async () => {
  const { page, context } = await open();
  await seat(page, site.address, 'gear', ['Anna', 'Ben']);
  await mine(page);
  await page
    .locator('.hand .spot.can', { has: page.locator('.equipment') })
    .first()
    .click();
  await page.locator('dialog').getByText('Lay it down all the same?').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await moments(page), 1, 'nothing was played');
  await page.locator('.choice', { hasText: 'Lay down' }).dispatchEvent('click');
  await page.locator('dialog .primary').click();
  await settled(page, 1);
  await page.keyboard.press('u');
  await page.locator('[data-test=notice]').waitFor();

  await page.locator('summary', { hasText: '⋯' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export journal' }).click(),
  ]);
  const lines = [];
  for await (const piece of await download.createReadStream()) lines.push(piece);
  assert.deepEqual(JSON.parse(Buffer.concat(lines).toString().split('\n')[0]).players, [
    { name: 'Anna' },
    { name: 'Ben' },
  ]);
  await page.goto(`${site.address}#/new/katastrophenspiel`);
  await page.locator('form .begin').waitFor();
  assert.equal(await page.locator('li input').nth(1).inputValue(), 'Ben');
  assert.equal(await page.locator('li input').count(), 2);
  await context.close();
});

test('a watching tab sees the bots play and may take over', async () => {
  const { page, context } = await open({}, { pace: 'brisk' });
  await seat(page, site.address, 'watch', [null, null]);
  await page.locator('.ask .who').waitFor();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('open in another tab').waitFor();
  await settled(second, await moments(second));
  await second.getByRole('button', { name: 'Play here' }).click();
  await page.getByText('open in another tab').waitFor();
  await settled(second, await moments(second));
  await context.close();
});

test('a game of bots alone plays itself; the daily challenge is against bots', async () => {
  const { page, context, complaints } = await open();
  await seat(page, site.address, 'bots', [null, null, null]);
  await page.locator('[data-test=ranking]').waitFor({ timeout: 120_000 });
  await page.goto(`${site.address}#/`);
  await page
    .locator('li', { hasText: 'You against 2 bots' })
    .getByRole('button', { name: "Play today's" })
    .click();
  await mine(page);
  assert.match(await page.locator('.ask .who').textContent(), /Player 1/);
  assert.deepEqual(complaints, []);
  await context.close();
});
