// Trauma Center from the first die to the last: what is placed is seen before, by mouse, keyboard
// and touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, moments, over, seat, serve, settled, stage } from './site.js';

const site = stage(serve, { pace: 'off' });
const { open } = site;
const begin = (page, seed, names) =>
  seat(page, site.address, seed, names, { game: 'trauma-center' });
const note = (page) => page.locator('#sheet-note').textContent();
const turns = async (page) => (await page.locator('.grid.active.pieces').count()) > 0;
const active = (page) => page.locator('.grid.active');

/** Points at one part of the grid after another until something can be put there; answers where. */
async function aim(page, point) {
  await active(page).last().scrollIntoViewIfNeeded();
  const box = await active(page).last().boundingBox();
  for (let step = 0; step < 60; step++) {
    const [x, y] = [
      box.x + box.width * (0.12 + ((step * 0.17) % 0.8)),
      box.y + box.height * (0.12 + ((step * 0.29) % 0.7)),
    ];
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
        await page.locator('.answers summary').first().click();
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
  assert.match(await page.locator('.score').textContent(), /-?\d+/);
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
    if (!(await turns(page)))
      await page.keyboard.press(
        move % 5 === 4
          ? await page.locator('.choice').last().getAttribute('aria-keyshortcuts')
          : '1',
      );
    else if (move % 3 === 0) {
      // A long list is folded.
      const fold = page.locator('.answers summary').first();
      if (await fold.count()) {
        await fold.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      } else await page.locator('.answers .choice').first().focus();
      await page.keyboard.press('Enter');
      listed++;
    } else {
      await active(page).last().focus();
      for (const key of ['ArrowRight', 'r', 'ArrowDown', 'f']) await page.keyboard.press(key);
      for (
        let step = 0;
        step < 60 && !(await page.locator('.ghost:not(.refused)').count());
        step++
      ) {
        await page.keyboard.press(
          ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'r', 'ArrowLeft'][
            step % 7
          ],
        );
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
  const { page, context, complaints } = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
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
  for (
    let move = 0;
    move < 40 && !(await page.locator('[aria-current=step]', { hasText: 'EMT' }).count());
    move++
  ) {
    const had = await moments(page);
    await page.keyboard.press('1');
    await settled(page, had);
  }
  await page.locator('.file').nth(0).click();
  await page.getByRole('button', { name: 'Back to the patient' }).click();
  const gauze = page.locator('.sheet .gauze');
  const second = async () =>
    (await gauze.count()) > 0 &&
    /Bandage, /.test(
      await page
        .locator('.answers summary')
        .first()
        .textContent()
        .catch(() => ''),
    );
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

/** How many marks more the sheet shows in each box, by their signs and in figures. */
const foreseen = async (page) => ({
  signs: await Promise.all(
    [0, 1].map((box) => page.locator('.meter').nth(box).locator('.foreseen').count()),
  ),
  figures: await page.locator('.meter .more').allTextContents(),
});

test('what a bandage would cost is marked in the boxes before it is drawn', async () => {
  const { page, context, complaints } = await open();
  await begin(page, 'cost', ['Anna']);
  for (let move = 0; move < 40 && !(await turns(page)); move++) {
    const had = await moments(page);
    await page.keyboard.press('1');
    await settled(page, had);
  }
  const nothing = { signs: [0, 0], figures: [] };
  assert.deepEqual(await foreseen(page), nothing);
  const said = async (text) => {
    const costs = text
      .match(/costs (\d+) Health and (\d+) Strain/)
      .slice(1)
      .map(Number);
    return { signs: costs, figures: costs.filter(Boolean).map((cost) => `+${cost}`) };
  };
  const seen = new Set();
  const grid = active(page).last();
  await grid.focus();
  for (const key of [
    'ArrowLeft',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowDown',
    'r',
    'ArrowRight',
  ]) {
    await page.keyboard.press(key);
    if (await page.locator('.ghost.refused').count()) continue;
    const shown = await foreseen(page);
    assert.deepEqual(shown, await said(await note(page)), key);
    seen.add(JSON.stringify(shown));
  }
  assert.ok(seen.size > 1, 'another place has another cost');
  await grid.blur();
  assert.deepEqual(await foreseen(page), nothing);
  await page.locator('.answers summary').first().click();
  const choice = page.locator('.answers .choice:visible').first();
  await choice.hover();
  assert.deepEqual(await foreseen(page), await said(await choice.textContent()));
  assert.equal(
    await page.locator('.ghost:not(.refused)').count(),
    1,
    'and it is seen where it would be',
  );
  await page.mouse.move(2, 2);
  assert.deepEqual(await foreseen(page), nothing);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('sheets and cards can be printed', async () => {
  const { page, context, complaints } = await open({}, { theme: 'dark' });
  await page.goto(`${site.address}#/new/trauma-center`);
  await page.getByRole('link', { name: 'Print' }).click();
  await page.locator('.sheets .sheet').waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.getByRole('banner').count(), 0);
  assert.equal(await page.locator('.sheets .conditions li').count(), 36);
  const paper = page.locator('.sheets .paper');
  const [ink, ground] = await paper.evaluate((one) => [
    getComputedStyle(one).color,
    getComputedStyle(one).backgroundColor,
  ]);
  assert.deepEqual([ink, ground], ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  assert.equal(
    await page
      .locator('.sheets .conditions div')
      .first()
      .evaluate((card) => getComputedStyle(card).overflow),
    'hidden',
    'the stylesheet is there',
  );
  await page.goto(`${site.address}#/print/triage`);
  await page.locator('.sheets .rules').getByText('R19').waitFor();
  await page.goto(`${site.address}#/print/chess`);
  await page.locator('[role=alert]').waitFor({ state: 'attached' });
  assert.deepEqual(complaints, []);
  await context.close();
});
