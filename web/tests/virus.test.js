// After the Virus: a mission from its choice to its place in the record, by mouse, keys, touch and
// by dragging cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOKS, look } from './look.js';
import { answer, lift, moments, over, seat, serve, seeded, settled, stage, touch } from './site.js';

const site = stage(serve, { pace: 'off' });
const { open } = site;
const begin = async (page, seed, names) => {
  await seat(page, site.address, seed, names, { game: 'after-the-virus' });
  await page.locator('.choice').first().waitFor({ state: 'attached' });
};

/**
 * A way to play that is good enough for the first mission with a lucky seed: get things ready, pay
 * with the rest.
 */
const LIKED = [
  /^Prepare/,
  /to be prepared later$/,
  /^Play Run!/,
  /^Kill|^Discard the card/,
  /^Discard (Run!|Raid|Safe House)/,
  /^Retrieve (?!.*discard pile)/,
  /^Scout/,
  /^Discard/,
  /^Let a zombie/,
  /^The leg/,
];
async function liked(page) {
  const labels = await page.locator('.choice .text').allTextContents();
  const wish = LIKED.find((one) => labels.some((label) => one.test(label)));
  return wish ? labels.findIndex((label) => wish.test(label)) : 0;
}

/** Does something and waits until it is done. */
async function act(page, how) {
  const had = await moments(page);
  await how();
  await answer(page);
  await settled(page, had);
}

async function drag(page, from, to) {
  await from.scrollIntoViewIfNeeded();
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 3);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
}

const SEED = 'chaos 0';

test('mission 1A is won on the things themselves; the record tells it and leads to the review', async () => {
  const { page, context, complaints } = await open();
  await page.goto(`${site.address}#/new/after-the-virus`);
  await page.getByText('0 of 16 won').waitFor();
  await begin(page, SEED, ['Anna']);
  let onThings = 0;
  for (let move = 0; !(await over(page)); move++) {
    assert.ok(move < 120, 'the mission ends');
    const at = await liked(page);
    const label = await page.locator('.choice .text').nth(at).textContent();
    const thing = page.locator(`.board .spot.can[aria-label*="${label}"]`).first();
    const found = (await thing.count()) > 0;
    if (found) onThings++;
    await act(page, () => (found ? thing.click() : page.locator('.choice').nth(at).click()));
  }
  assert.ok(onThings > 15, `${onThings} choices were made on the board`);
  assert.equal(await page.locator('.score b').textContent(), '100');
  await page.goto(`${site.address}#/new/after-the-virus`);
  await page.getByText('1 of 16 won').waitFor();
  assert.equal(await page.locator('.missions label.won').count(), 1);
  assert.equal(
    await page.locator('input[name=mission]:checked').getAttribute('value'),
    '1B',
    'the campaign goes on',
  );
  await page.locator('.missions label.won').click();
  await page.locator('.page-of a', { hasText: 'Adam' }).click();
  await page.locator('[data-test=score]').waitFor();
  assert.equal(await page.locator('[data-test=score]').textContent(), '100');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('some turns by keyboard alone', async () => {
  const { page, context, complaints } = await open();
  await page.goto(`${site.address}#/new/after-the-virus`);
  await seeded(page, 'keys');
  await page.locator('input[name=mission]:checked').focus();
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.locator('input[name=mission]:checked').getAttribute('value'), '1B');
  await page.locator('input[name=character-0]:checked').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.choice').first().waitFor();
  assert.match(await page.locator('.mission').textContent(), /Crowd of the Dead/i);
  assert.match(await page.locator('.character.zone h3').textContent(), /Robert/i);
  for (let move = 0; move < 24 && !(await over(page)); move++) {
    const at = await liked(page);
    if (move % 3 === 2 && (await page.locator('.board .spot.can').count())) {
      await act(page, async () => {
        await page.locator('.board .spot.can').first().focus();
        await page.keyboard.press('Enter');
      });
    } else
      await act(page, async () =>
        page.keyboard.press(
          await page.locator('.choice').nth(at).getAttribute('aria-keyshortcuts'),
        ),
      );
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('two people act in any order, and see each other', async () => {
  const { page, context, complaints } = await open();
  await begin(page, 'two', ['Anna', 'Ben']);
  const front = () => page.locator('.character.zone h3').textContent();
  assert.equal(await front(), 'Adam');
  await page.locator('.others .turn').click();
  await page.locator('.ask .who', { hasText: 'Ben' }).waitFor();
  assert.equal(await front(), 'Jennie');
  const before = (await page.locator('.ask #prompt').textContent()) ?? '';
  assert.match(before, /Jennie/);
  await act(page, async () =>
    page
      .locator('.choice')
      .nth(await liked(page))
      .click(),
  );
  await page.getByRole('button', { name: /^Let Anna act now: / }).click();
  assert.equal(await front(), 'Adam');
  assert.match(await page.locator('.other > summary').textContent(), /Jennie/i);
  for (let move = 0; move < 30 && !(await over(page)); move++)
    await act(page, async () =>
      page
        .locator('.choice')
        .nth(await liked(page))
        .click(),
    );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a card is dragged into play, to a payment and onto a zombie', async () => {
  const { page, context, complaints } = await open();
  await begin(page, SEED, ['Anna']);
  const hand = page.locator('.hand.zone li .spot');
  const lying = await page.locator('.sideways li').count();
  const survivor = hand.filter({ has: page.locator('.person, .animal') }).first();
  await act(page, async () => {
    await drag(page, survivor, page.locator('.area'));
    assert.equal(
      await page.locator('.area[data-ready=over]').count(),
      1,
      'it shows where the card may go',
    );
    await page.mouse.up();
  });
  assert.equal(await page.locator('.sideways li').count(), lying + 1);

  const had = await moments(page);
  await drag(page, hand.first(), page.locator('.draw'));
  await page.mouse.up();
  assert.equal(await moments(page), had, 'dropped where it does not belong, nothing happens');

  const cards = await hand.count();
  await drag(page, hand.first(), page.locator('.deck .spot'));
  await page.mouse.up();
  await page.waitForFunction(
    (n) => document.querySelectorAll('#tab-panel ol > li').length === n + 2,
    had,
  );
  assert.equal(await hand.count(), cards - 1, 'dropped on the area deck, it has paid for scouting');
  assert.equal(await page.locator('.scouted.zone li .spot').count(), 1);

  for (let move = 0; move < 60; move++) {
    const ready = page.locator('.upright .spot.can', {
      has: page.locator('.weapon, .animal, .trap'),
    });
    if ((await ready.count()) && (await page.locator('.attackers .spot').count())) {
      const zombies = await page.locator('.attackers .spot').count();
      await drag(page, ready.first(), page.locator('.attackers .spot').first());
      await page.mouse.up();
      await page.waitForTimeout(50);
      const dead = async () =>
        (await page.locator('.attackers .spot').count()) < zombies ||
        (await page.locator('.attackers .killed').count()) > 0;
      for (let pay = 0; pay < 2 && !(await dead()); pay++)
        await act(page, () => page.locator('.choice').first().click());
      assert.ok(await dead(), 'what it was dropped on is dead');
      assert.deepEqual(complaints, []);
      return context.close();
    }
    await act(page, async () =>
      page
        .locator('.choice')
        .nth(await liked(page))
        .click(),
    );
  }
  assert.fail('no weapon met a zombie');
});

test("at 360 px by touch: one's own area first, the others folded", async () => {
  const { page, context, complaints } = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await begin(page, 'touch', ['Anna', 'Ben', null]);
  const others = page.locator('details.other');
  assert.equal(await others.count(), 2);
  assert.equal(await page.locator('details.other[open]').count(), 0);
  await others.first().locator('summary').first().tap();
  await others.first().locator('.all').waitFor();
  await others.first().locator('summary').first().tap();

  const device = await context.newCDPSession(page);
  const card = page.locator('.hand.zone li .spot').first();
  await page.locator('.area').evaluate((area) => area.scrollIntoView({ block: 'center' }));
  const [from, to] = [await card.boundingBox(), await page.locator('.area').boundingBox()];
  const finger = (type, x, y) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await act(page, async () => {
    await finger('touchStart', from.x + 40, from.y + 40);
    await page.waitForTimeout(600);
    for (let step = 1; step <= 5; step++)
      await finger('touchMove', from.x + 40, from.y + 40 + (step * (to.y + 20 - from.y)) / 5);
    await finger('touchEnd');
  });

  for (let move = 0; move < 12 && !(await over(page)); move++) {
    const things = page.locator('.board .spot.can');
    if (await things.count()) await act(page, () => touch(page, things.nth(move % 2 ? 0 : -1)));
    else await act(page, () => page.locator('.choice').first().dispatchEvent('click'));
    await page
      .locator('.choice, aside a[href^="#/review"]')
      .first()
      .waitFor({ state: 'attached', timeout: 30_000 });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('another number for the goal is a variant, and goes when the mission does', async () => {
  const { page, context, complaints } = await open();
  await page.goto(`${site.address}#/new/after-the-virus`);
  await page.locator('details.more > summary').click();
  const goal = page.locator('#opt-goal');
  const shown = () => goal.locator('option:checked').textContent();
  assert.match(await shown(), /as the mission says/);
  assert.equal(await goal.locator('option').count(), 13, '1A needs six');
  await goal.selectOption('4');
  await page.locator('details.more > summary .badge').waitFor();
  await page.locator('.missions label').nth(1).click();
  assert.match(await shown(), /as the mission says/);
  await page.locator('.missions label').first().click();
  await goal.selectOption('4');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choice').first().waitFor();
  assert.match(await page.locator('.mission').textContent(), /\b0\s*\/\s*4/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the day chooses the mission and the character, the same for everybody', async () => {
  const seen = new Set();
  for (const date of ['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-17']) {
    const { page, context, complaints } = await open();
    await page.clock.setFixedTime(`${date}T12:00:00Z`);
    await page.goto(`${site.address}#/`);
    const challenge = page.getByRole('button', { name: "Play today's: After the Virus" });
    await challenge.click();
    await page.locator('.choice').first().waitFor({ state: 'attached' });
    const [mission, character] = [
      await page.locator('.mission h2').textContent(),
      await page.locator('.character.zone h3').textContent(),
    ];
    seen.add(`${mission.trim()}, ${character.trim()}`);
    await page.goto(`${site.address}#/`);
    await page.locator('.badge', { hasText: 'Daily' }).waitFor();
    assert.equal(await page.getByText('Unofficial variant').count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  }
  assert.equal(seen.size, 3, [...seen].join('; '));
  assert.equal(
    new Set([...seen].map((one) => one.split(', ')[0])).size,
    2,
    'the same mission again after sixteen days',
  );
});

for (const { theme, size, lang, viewport } of LOOKS) {
  test(`nothing that axe calls a violation: ${theme}, ${size}`, async () => {
    const { page, context, complaints } = await open({ viewport }, { theme, lang, guide: true });
    const found = [];
    const check = async (name) => found.push(...(await look(page, `virus-${name}`, theme, size)));
    await page.goto(`${site.address}#/new/after-the-virus`);
    await page.locator('.missions label').nth(4).click();
    await check('new');
    await begin(page, 'axe', ['Anna', 'Ben']);
    await lift(page);
    await page.locator('.coach').waitFor();
    await check('table');
    await page.locator('.coach .plain').click();
    const choices = page.locator('.choice');
    for (let move = 0; move < 14 && !(await over(page)); move++) {
      const second = move % 2 && (await choices.count()) > 1;
      await act(page, () => choices.nth(second ? 1 : 0).dispatchEvent('click'));
    }
    for (const pile of await page.locator('.pile summary').all())
      if (await pile.isVisible()) await pile.click();
    await page.keyboard.press('d');
    await check('later');
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
