// Boards know no number of a game: each is drawn from content with other numbers, and from answers
// in which the numbers that no content can change are others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talk } from './engine.js';
import { contents } from './numbers.js';
import { stage } from './site.js';

const site = stage();

/** Changes what the engine answers on its way to the page. */
function distort(changes) {
  const distorted = (text) => changes.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  globalThis.Worker = class extends Worker {
    set onmessage(hear) {
      super.onmessage = ({ data }) =>
        hear({ data: typeof data === 'string' ? distorted(data) : data });
    }
  };
}

/** A match with the other content as soon as it is as it should be, as the page shows it. */
async function shown(game, { options = {}, until = () => true, changes = [] } = {}) {
  const ask = talk();
  let state = ask({ op: 'new', game, seed: 'numbers', content: contents[game](), options });
  while (!until(state)) state = ask({ op: 'bot', seat: state.to_act[0].seat, bot: 'greedy' });
  const { page, complaints, context } = await site.open();
  await page.addInitScript(distort, changes);
  await page.goto(`${site.address}?#/`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(ask({ op: 'journal' }).journal),
  });
  await page.waitForURL(/#\/(play|campaign)\//);
  if (page.url().includes('campaign')) await page.locator('a[href*="#/play/"]').first().click();
  await page.locator('div.table').waitFor();
  const done = async () => {
    assert.deepEqual(complaints, []);
    await context.close();
  };
  return { page, state, done };
}

const texts = async (page, of) =>
  (await page.locator(of).allTextContents()).map((one) => one.trim());

test('Triage is drawn with other numbers', async () => {
  const options = { beds: 2, action_points: 6, hospital: 15 };
  const beginning = await shown('triage', { options });
  assert.equal(await beginning.page.locator('.zone.bed').count(), 2);
  assert.equal(await beginning.page.locator('.zone.ap .tokens svg').count(), 6);
  assert.equal(await beginning.page.locator('.zone.hospital .track .cell').count(), 15);
  assert.equal(await beginning.page.locator('.zone.queue .card').count(), 5);
  assert.match((await texts(beginning.page, '.zone.discard'))[0], /aside: 4$/);
  await beginning.done();
  // Four is a third of the way to thirteen, but more than half of the way to seven.
  const bed = ({ position }) => position.beds.findIndex((patient) => patient?.health === 4);
  const { page, state, done } = await shown('triage', { until: (now) => bed(now) >= 0 });
  assert.equal(await page.locator('.zone.bed').nth(bed(state)).locator('.pulse.dire').count(), 1);
  await done();
});

test('Trauma Center is drawn with other numbers', async () => {
  const changes = [
    ['"rounds":2', '"rounds":3'],
    ['"column":1', '"column":4'],
    ['"crossed":false,"points":1', '"crossed":false,"points":3'],
  ];
  const { page, done } = await shown('trauma-center', {
    until: ({ position }) => position.phase === 'emt',
    changes,
  });
  const cells = (meter) => page.locator(`[data-place=${meter}] rect.cell`).count();
  assert.deepEqual([await cells('health'), await cells('strain')], [7 * 6, 3 * 6]);
  assert.deepEqual(await texts(page, '[data-place=health] svg text'), Array(7).fill('+3'));
  const coordinates = (of) => texts(page, `section.${of} .grid > svg > text:not(.star)`);
  assert.deepEqual((await coordinates('body')).slice(0, 8), [...'ABCDEFGH']);
  assert.deepEqual(await coordinates('diagnosis'), ['1', '2', '3', '4', '5']);
  assert.match((await texts(page, '.actions li'))[0], /2 × the die/);
  for (const phase of await page.locator('.phases li').all())
    assert.equal(await phase.locator('.rounds i').count(), 3);
  await done();
});

test('Das Katastrophenspiel is drawn with other numbers', async () => {
  const changes = [
    ['"track":30', '"track":24'],
    ['"all_uses":2', '"all_uses":3'],
  ];
  const { page, state, done } = await shown('katastrophenspiel', { changes });
  assert.match((await texts(page, '.where b'))[0], /\b1\b.*\b5\b/);
  assert.equal(await page.locator('.desk .left svg').count(), 3);
  assert.equal(await page.locator('.desk .who .coins b').textContent(), '4');
  assert.equal(await page.locator('.track .space').count(), 24);
  const pips = page.locator('.zone.hand .uses');
  for (const card of await pips.all()) assert.equal(await card.locator('i').count(), 3);
  assert.ok(await pips.count(), 'somebody has equipment');
  const names = await texts(page, '.row .card .name');
  assert.equal(names.length, 10);
  for (const name of names) assert.match(name, /^New /);
  const values = Object.fromEntries(state.seen.stacks.map(({ name, value }) => [name, value]));
  assert.deepEqual((await texts(page, '.catastrophes .card .value')).map(Number), [
    values['vp-1'],
    values['vp-1'],
    values['vp-2'],
    values['vp-3'],
    values['vp-5'],
  ]);
  await done();
});

test('After the Virus is drawn with other numbers', async () => {
  const { page, state, done } = await shown('after-the-virus');
  const hand = Object.entries(state.position.players[0].hand);
  const count = hand.reduce((sum, [, n]) => sum + n, 0);
  const zombies = state.position.players[0].attacking.length;
  assert.equal(count + zombies, 7, 'seven cards were drawn');
  assert.equal(await page.locator('.hand li .card').count(), count);
  const names = await texts(page, '.hand li .name');
  for (const name of names) assert.match(name, /^New /);
  const prices = await texts(page, '.hand li .cost:not(.priced)');
  assert.ok(prices.includes('6'), `${prices}`);
  await done();
});

test('Aftermath is drawn with other numbers', async () => {
  const changes = [['"life_left":[9,9]', '"life_left":[3,2]']];
  const until = ({ position }) => position.scene.open;
  const plain = await shown('aftermath', { until });
  const lives = (page) => page.locator('.hero.front .life').getAttribute('aria-label');
  assert.match(await lives(plain.page), /^Life 9,/);
  assert.match((await texts(plain.page, '.hero.front .pack'))[0], /\d\/1$/);
  assert.equal(
    await plain.page.locator('[data-place=dial-food] button').getAttribute('aria-label'),
    `Food: ${plain.state.position.campaign.dials[3]} of 30`,
  );
  assert.match((await texts(plain.page, '.looming'))[0], /of 6:/);
  await plain.done();
  const distorted = await shown('aftermath', { until, changes });
  assert.match(await lives(distorted.page), /^Life [23],/);
  await distorted.done();
});
