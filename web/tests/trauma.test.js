// Trauma Center from the first die to the last: what is placed is seen before, by mouse, keyboard and touch.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answer, launch, moments, over, seat, serve, settled, visit } from './site.js';

let site;
let browser;
before(async () => {
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await site.stop();
});

const open = (options, settings) => visit(browser, site.address, options, { pace: 'off', ...settings });
const begin = (page, seed, names) => seat(page, site.address, seed, names, { game: 'trauma-center' });
const note = (page) => page.locator('#sheet-note').textContent();
const turns = async (page) => (await page.locator('.grid.active.pieces').count()) > 0;
const active = (page) => page.locator('.grid.active');

/** Points at one part of the grid after another until something can be put there; answers where. */
async function aim(page, point) {
  await active(page).last().scrollIntoViewIfNeeded();
  const box = await active(page).last().boundingBox();
  for (let step = 0; step < 60; step++) {
    const [x, y] = [box.x + box.width * (0.12 + ((step * 0.17) % 0.8)), box.y + box.height * (0.12 + ((step * 0.29) % 0.7))];
    await point(x, y);
    if (await page.locator('.ghost:not(.refused)').count()) return [x, y];
    if (step % 6 === 5) await page.keyboard.press('r');
  }
}

test('two people treat two patients by mouse, and see every bandage and tetromino before it is there', async () => {
  const { page, context, complaints } = await open();
  await begin(page, 'two', ['Anna', 'Ben']);
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  const told = new Set();
  let shown = 0;
  for (let move = 0; !(await over(page)); move++) {
    assert.ok(move < 300, 'the game ends');
    const had = await moments(page);
    told.add((await page.locator('.ask .who').textContent()).trim());
    if (await turns(page)) {
      const found = await aim(page, (x, y) => page.mouse.move(x, y));
      if (found) {
        assert.match(await note(page), /[A-J]\d/);
        await page.mouse.click(...found);
        shown++;
      } else {
        await page.locator('.ask summary').first().click();
        await page.locator('.choice:visible').first().click();
      }
    } else if (await page.locator('.grid .can').count()) {
      const box = await page.locator('.grid .can').first().boundingBox();
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    } else await page.locator('.spot.can').first().click();
    await answer(page);
    await settled(page, had);
  }
  assert.deepEqual([...told].sort(), ['Anna', 'Ben']);
  assert.ok(shown > 15, `${shown} were placed where they were shown`);
  assert.equal(await page.locator('.file').count(), 2);
  assert.match(await page.locator('.ask .score').textContent(), /-?\d+/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('one person plays to the end by keyboard alone', async () => {
  const { page, context, complaints } = await open();
  await begin(page, 'alone', ['Anna']);
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  let placed = 0;
  let listed = 0;
  for (let move = 0; !(await over(page)); move++) {
    assert.ok(move < 200, 'the game ends');
    const had = await moments(page);
    if (!(await turns(page))) await page.keyboard.press(move % 5 === 4 ? await page.locator('.choice').last().getAttribute('aria-keyshortcuts') : '1');
    else if (move % 3 === 0) {
      await page.locator('.ask summary').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      listed++;
    } else {
      await active(page).last().focus();
      for (const key of ['ArrowRight', 'r', 'ArrowDown', 'f']) await page.keyboard.press(key);
      for (let step = 0; step < 60 && !(await page.locator('.ghost:not(.refused)').count()); step++) {
        await page.keyboard.press(['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'r', 'ArrowLeft'][step % 7]);
      }
      if (await page.locator('.ghost:not(.refused)').count()) {
        await page.keyboard.press('Enter');
        placed++;
      } else await page.locator('.choice').first().dispatchEvent('click');
    }
    await settled(page, had);
  }
  assert.ok(placed > 5 && listed > 2, `${placed} placed, ${listed} from the list`);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a finger shows first and places with a second tap; nothing is wider than 360 px', async () => {
  const { page, context, complaints } = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await begin(page, 'touch', ['Anna', null, null, null]);
  await page.locator('.grid.active').first().waitFor();
  for (let move = 0; move < 14; move++) {
    await page.locator('.choice').first().waitFor({ state: 'attached' });
    const had = await moments(page);
    if (await turns(page)) {
      const tapped = await aim(page, (x, y) => page.touchscreen.tap(x, y));
      assert.equal(await moments(page), had, 'a first tap only shows');
      await page.touchscreen.tap(...tapped);
    } else await page.locator('.choice').first().dispatchEvent('click');
    await settled(page, had);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('what does not fit says why; another patient can be looked at', async () => {
  const { page, context } = await open();
  await begin(page, 'why', ['Anna', 'Ben']);
  for (let move = 0; move < 40 && !(await page.locator('[aria-current=step]', { hasText: 'EMT' }).count()); move++) {
    const had = await moments(page);
    await page.keyboard.press('1');
    await settled(page, had);
  }
  await page.locator('.file').nth(0).click();
  await page.getByRole('button', { name: 'Back to the patient' }).click();
  const gauze = page.locator('.sheet .gauze');
  const second = async () => (await gauze.count()) > 0 && / wide, /.test(await page.locator('.ask summary').first().textContent().catch(() => ''));
  for (let move = 0; move < 30 && !((await turns(page)) && (await second())); move++) {
    const had = await moments(page);
    if (await turns(page)) await page.locator('.choice').first().dispatchEvent('click');
    else await page.keyboard.press('1');
    await settled(page, had);
  }
  await gauze.first().scrollIntoViewIfNeeded();
  const box = await gauze.first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.ghost.refused').waitFor();
  assert.match(await page.locator('.note.refused .rule').textContent(), /^Rule R13$/);
  await context.close();
});

test('sheets and cards can be printed', async () => {
  const { page, context, complaints } = await open({}, { theme: 'dark' });
  await page.goto(`${site.address}#/print/trauma-center`);
  await page.locator('.paper article').waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.getByRole('banner').count(), 0);
  assert.ok((await page.locator('.paper li .pattern').count()) >= 50);
  assert.equal(await page.locator('.page > .paper').evaluate((paper) => getComputedStyle(paper).backgroundColor), 'rgb(255, 255, 255)');
  await page.goto(`${site.address}#/print/triage`);
  await page.getByText('nothing to print').waitFor({ state: 'attached' });
  assert.deepEqual(complaints, []);
  await context.close();
});
