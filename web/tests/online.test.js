// Several browsers at one table: the program serves the site and keeps the tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talk } from './engine.js';
import { LOOKS, look } from './look.js';
import { host, moments, nameSeats, seat, settled, stage } from './site.js';

const server = stage(host, { pace: 'off' });

const LONG = { timeout: 60_000 };
const { open } = server;
/** What a page says while it has no network, or the server is gone. */
const expected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load resource/;

/** Seats people and bots (without a name) at an online table; answers the links. */
async function gather(page, game, names) {
  await page.goto(`${server.address}#/new/${game}`);
  await page.locator('.place label').last().click();
  await nameSeats(page, names);
  await page.locator('form .row .primary').click();
  await page.locator('.link input').first().waitFor();
  const links = await page
    .locator('.link input')
    .evaluateAll((inputs) => inputs.map(({ value }) => value));
  return { seats: links.slice(0, -1), watch: links.at(-1) };
}

/** Sits down at a table that one has the link of, under the name that it has. */
async function sit(page, link) {
  await page.goto(link);
  await page.locator('.notice form .primary').click();
  await page.locator('.notice form').waitFor({ state: 'detached' });
}

/** From now on the page clicks choices by itself whenever it has some, one after the other. */
const autoplay = (page) =>
  page.evaluate(() => {
    let clicks = 0;
    window.playing = setInterval(() => {
      const asked = document.querySelector('dialog .primary');
      const choices = document.querySelectorAll('.choice');
      if (asked) asked.click();
      else if (choices.length) choices[(clicks++ * 7) % choices.length].click();
    }, 25);
  });
const rest = (page) => page.evaluate(() => clearInterval(window.playing));
const reaches = (page, n) =>
  page.waitForFunction((n) => document.querySelectorAll('#tab-panel ol > li').length >= n, n, LONG);
const same = (page, n) =>
  page.waitForFunction(
    (n) => document.querySelectorAll('#tab-panel ol > li').length === n,
    n,
    LONG,
  );
const fair = (page) =>
  page
    .locator('.answers [data-test=seal] summary')
    .filter({ hasText: /^\s*Fair: all \d+ outcomes/ })
    .waitFor(LONG);

/** Clicks a choice and waits for what comes of it. */
async function act(page, choice = page.locator('.choice').first()) {
  const had = await moments(page);
  await choice.dispatchEvent('click');
  const asked = page.locator('dialog .primary').first();
  if (await asked.isVisible()) await asked.click();
  await settled(page, had);
}

test('two browsers play Das Katastrophenspiel to the end, through a reload, a lost network and a killed server', async () => {
  const [anna, ben] = [await open(), await open()];
  const { seats, watch } = await gather(anna.page, 'katastrophenspiel', ['Anna', 'Ben']);
  assert.equal(new Set([...seats, watch]).size, 3);
  await sit(ben.page, seats[1]);
  await anna.page.getByRole('link', { name: 'Sit down as Anna' }).click();
  await anna.page.locator('.notice form input').fill('Annabel');
  await anna.page.locator('.notice form .primary').click();
  await ben.page.locator('.where li', { hasText: 'Annabel' }).filter({ hasText: 'here' }).waitFor();
  assert.equal(anna.page.url(), seats[0], 'the link stays in the address bar');

  // Only one of them is to act.
  const [first, second] = (await anna.page.locator('.choice').count()) ? [anna, ben] : [ben, anna];
  await first.page.locator('.choice').first().waitFor({ state: 'attached' });
  await second.page.locator('[data-test=waiting]').waitFor();
  assert.equal(await second.page.locator('.choice').count(), 0);
  assert.match(await first.page.title(), /Your turn/);
  assert.doesNotMatch(await second.page.title(), /Your turn/);

  // They talk.
  await second.page.keyboard.press('/');
  await second.page.keyboard.type('Shall we?');
  await second.page.keyboard.press('Enter');
  await first.page.locator('#tab-talk .unread', { hasText: '1' }).waitFor();
  await first.page.locator('#tab-talk').click();
  await first.page.locator('[role=log] li', { hasText: 'Shall we?' }).waitFor();
  assert.equal(await first.page.locator('#tab-talk .unread').count(), 0);
  for (const { page } of [first, second]) await page.locator('#tab-log').click();

  // The front page knows whose turn it is, also if that has changed meanwhile.
  const table = second.page.url();
  await second.page.goto(`${server.address}#/`);
  await second.page.locator('[data-test=tables] a', { hasText: 'To act:' }).waitFor();
  await act(first.page, first.page.locator('.choice', { hasText: 'End the turn' }));
  await second.page.reload();
  await second.page.locator('[data-test=tables] a', { hasText: 'Your turn' }).waitFor();
  await second.page.goto(table);

  // An action is taken back if the other agrees, and stays if not.
  for (const answer of ['No', 'Agree']) {
    await same(second.page, 2);
    await first.page.keyboard.press('u');
    await second.page
      .locator('[data-test=vote]')
      .getByRole('button', { name: answer, exact: true })
      .click();
    await first.page.locator('[data-test=vote]').waitFor({ state: 'detached' });
  }
  await same(first.page, 1);
  await same(second.page, 1);

  for (const { page } of [anna, ben]) await autoplay(page);
  await reaches(ben.page, 15);
  await ben.page.reload();
  await reaches(ben.page, 15);
  await autoplay(ben.page);
  await reaches(anna.page, 25);

  // Without a network an action waits; it is neither lost nor played twice.
  await rest(anna.page);
  await anna.page
    .locator('.choice')
    .first()
    .waitFor({ state: 'attached', ...LONG });
  const had = await moments(anna.page);
  await anna.context.setOffline(true);
  await anna.page.locator('[data-test=away]').waitFor();
  await ben.page
    .locator('.where li', { hasText: 'Annabel' })
    .filter({ hasText: 'away' })
    .waitFor(LONG);
  await anna.page.locator('.choice').first().dispatchEvent('click');
  if (await anna.page.locator('dialog .primary').first().isVisible())
    await anna.page.locator('dialog .primary').first().click();
  await anna.page.getByText('Your action will be sent').waitFor();
  assert.equal(await moments(anna.page), had);
  await rest(ben.page);
  await anna.context.setOffline(false);
  await anna.page.locator('[data-test=away]').waitFor({ state: 'detached', ...LONG });
  await same(anna.page, had + 1);
  await same(ben.page, had + 1);

  // The server dies and comes back.
  for (const { page } of [anna, ben]) await autoplay(page);
  await reaches(anna.page, had + 5);
  await server.kill();
  await ben.page.locator('[data-test=away]').waitFor(LONG);
  await server.again();
  await reaches(anna.page, had + 12);

  for (const { page } of [anna, ben]) await page.locator('[data-test=ranking]').waitFor(LONG);
  await fair(anna.page);
  await fair(ben.page);
  assert.equal(await moments(anna.page), await moments(ben.page));

  // Who watches later sees the whole game and its review.
  const carl = await open();
  await carl.page.goto(watch);
  await fair(carl.page);
  assert.equal(await moments(carl.page), await moments(ben.page));
  await carl.page.locator('aside a[href^="#/review"]').click();
  await carl.page.locator('[data-test=review]').waitFor({ timeout: 120_000 });
  await anna.page.goto(`${server.address}#/`);
  await anna.page.locator('li a[href^="#/review"]', { hasText: 'Annabel' }).waitFor();
  for (const { context, complaints } of [anna, ben, carl]) {
    assert.deepEqual(
      complaints.filter((complaint) => !expected.test(complaint)),
      [],
    );
    await context.close();
  }
});

test('a game goes on online, and at its end the same people sit down again at a new table', async () => {
  const [anna, ben] = [await open(), await open()];
  const ask = talk();
  let state = ask({
    op: 'new',
    game: 'katastrophenspiel',
    seed: 'again',
    options: { seats: 2 },
    players: [{ name: 'Anna' }, { name: 'Ben' }],
  });
  while (state.to_act.length) state = ask({ op: 'bot', seat: state.to_act[0].seat, bot: 'greedy' });
  ask({ op: 'branch', actions: state.actions - 1, seed: 'again' });
  await anna.page.locator('input[type=file]').setInputFiles({
    name: 'game.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(ask({ op: 'journal' }).journal),
  });
  await anna.page.locator('div.table').waitFor();
  await anna.page.locator('.tools summary').click();
  await anna.page.getByRole('button', { name: 'Continue online' }).click();

  /** Both sit down by the links that Anna has. */
  async function sitDown() {
    const links = anna.page.locator('.link input');
    await links.first().waitFor();
    const [hers, his] = await links.evaluateAll((inputs) => inputs.map(({ value }) => value));
    await sit(ben.page, his);
    await sit(anna.page, hers);
    await ben.page.locator('.where li', { hasText: 'Anna' }).filter({ hasText: 'here' }).waitFor();
    return hers;
  }
  const before = await sitDown();
  for (const { page } of [anna, ben]) await autoplay(page);
  for (const { page } of [anna, ben]) await page.locator('[data-test=ranking]').waitFor(LONG);
  for (const { page } of [anna, ben]) await rest(page);
});

test('three play After the Virus with a bot and a spectator; a bot takes a seat and gives it back', async () => {
  const [anna, ben, carl] = [await open(), await open(), await open()];
  const { seats, watch } = await gather(anna.page, 'after-the-virus', ['Anna', 'Ben', null]);
  assert.equal(seats.length, 2, 'bots need no link');
  await sit(anna.page, seats[0]);
  await sit(ben.page, seats[1]);
  await carl.page.goto(watch);
  await carl.page.locator('[data-test=waiting]', { hasText: 'You are watching.' }).waitFor();
  assert.deepEqual(
    await carl.page
      .locator('.tools .tool')
      .allInnerTexts()
      .then((tools) => tools.filter((tool) => /Undo|Hint/.test(tool))),
    [],
  );
  await anna.page.locator('#tab-talk').click();
  await anna.page.getByText('Watching: 1').waitFor();
  await anna.page.locator('#tab-log').click();

  // Ben leaves, and a bot plays for him until he is back.
  await ben.page.goto(`${server.address}#/`);
  await anna.page
    .locator('.where li', { hasText: 'Ben' })
    .filter({ hasText: 'away' })
    .waitFor(LONG);
  await anna.page.locator('#tab-talk').click();
  await anna.page.getByRole('button', { name: 'Let a bot play' }).first().click();
  await carl.page.locator('.where li', { hasText: 'Ben' }).filter({ hasText: 'Bot' }).waitFor(LONG);
  await anna.page.locator('#tab-log').click();
  await ben.page.goto(seats[1]);
  await ben.page.locator('.notice').getByRole('button', { name: 'Take my seat back' }).click();
  await carl.page.locator('.where li', { hasText: 'Ben' }).filter({ hasText: 'here' }).waitFor();

  // Anna has the table open twice, which is fine.
  const twin = await anna.context.newPage();
  await twin.goto(seats[0]);
  await twin.locator('div.where').waitFor();
  for (const { page } of [anna, ben]) await autoplay(page);
  for (const page of [anna.page, ben.page, carl.page, twin]) {
    await page.locator('aside a[href^="#/review"]').waitFor({ timeout: 90_000 });
    await fair(page);
  }
  assert.equal(await carl.page.locator('.choice').count(), 0);
  const all = await moments(carl.page);
  for (const page of [anna.page, ben.page, twin]) await same(page, all);
  for (const { context, complaints } of [anna, ben, carl]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('a game goes from this device to a server and back', async () => {
  const { page, context, complaints } = await open();
  await seat(page, server.address, 'move', ['Anna', 'Ben']);
  for (let move = 0; move < 3; move++) await act(page);
  await page.locator('.tools .more > summary').click();
  await page.getByRole('button', { name: 'Continue online' }).click();
  await page.locator('.link input').first().waitFor();
  await page
    .getByRole('link', { name: /^Sit down as/ })
    .first()
    .click();
  await same(page, 4);
  await page.goto(`${server.address}#/`);
  await page.locator('[data-test=tables] a', { hasText: 'Anna · Ben' }).click();
  await same(page, 4);
  await page.locator('.tools .more > summary').click();
  await page.getByRole('button', { name: 'Take home' }).click();
  await page.waitForURL(/#\/play\//);
  await same(page, 4);
  await act(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a link that leads nowhere says so', async () => {
  const { page, context } = await open();
  await page.goto(`${server.address}#/t/aaaaaaaaaaaa/nokey`);
  await page.getByRole('alert').filter({ hasText: 'There is no table behind this link' }).waitFor();
  await context.close();
});

test('a link that has leaked is replaced', async () => {
  const [anna, thief, ben] = [await open(), await open(), await open()];
  const { seats, watch } = await gather(anna.page, 'katastrophenspiel', ['Anna', 'Ben']);
  await sit(thief.page, seats[1]);
  await anna.page.getByRole('button', { name: 'New link: Link for Ben' }).click();
  await anna.page.getByRole('button', { name: 'Replace the link' }).click();
  await thief.page.getByRole('alert').filter({ hasText: 'was replaced' }).waitFor();
  await anna.page.getByRole('status').filter({ hasText: 'This is the new link' }).waitFor();
  const links = await anna.page
    .locator('.link input')
    .evaluateAll((inputs) => inputs.map(({ value }) => value));
  assert.notEqual(links[1], seats[1]);
  assert.deepEqual([links[0], links[2]], [seats[0], watch]);
  await sit(ben.page, links[1]);

  // Whoever sits there can do the same, and stays.
  await ben.page.locator('#tab-talk').click();
  await ben.page.getByRole('button', { name: 'New link: Ben' }).click();
  await ben.page.getByRole('button', { name: 'Replace the link' }).click();
  await ben.page.waitForURL((url) => url.href !== links[1] && url.hash.startsWith('#/t/'));
  await ben.page.locator('.where li', { hasText: 'Ben' }).filter({ hasText: 'here' }).waitFor();
  await thief.page.goto(links[1]);
  await thief.page.getByRole('alert').filter({ hasText: 'There is no table' }).waitFor();
  for (const { context } of [anna, ben, thief]) await context.close();
});

test('a table without room says so', async () => {
  const { page, context } = await open();
  await page.route('**/api/tickets', (route) =>
    route.fulfill({ json: { ticket: 'ticket', table: 'aaaaaaaaaaaa' } }),
  );
  await page.routeWebSocket(/api\/socket/, (socket) =>
    socket.send(JSON.stringify({ push: 'bye', why: 'full' })),
  );
  await page.goto(`${server.address}#/t/aaaaaaaaaaaa/key`);
  await page.locator('p.page').filter({ hasText: 'There is no more room at this table' }).waitFor();
  await context.close();
});

for (const { theme, size, lang, viewport } of LOOKS.slice(0, 2)) {
  test(`online pages, ${theme}, ${size}`, async () => {
    const [anna, ben] = [await open({ viewport }, { theme, lang }), await open()];
    const { page } = anna;
    const found = [];
    const check = async (name) => found.push(...(await look(page, `online-${name}`, theme, size)));
    await page.goto(`${server.address}#/new/katastrophenspiel`);
    await page.locator('.place label').last().click();
    await check('new');
    const { seats } = await gather(page, 'katastrophenspiel', ['Anna', 'Ben', null]);
    await check('links');
    await page.goto(seats[0]);
    await page.locator('.notice form').waitFor();
    await check('welcome');
    await page.locator('.notice form .primary').click();
    await sit(ben.page, seats[1]);
    await ben.page.keyboard.press('/');
    await ben.page.keyboard.type('Who takes the flood?');
    await ben.page.keyboard.press('Enter');
    await page.keyboard.press('/');
    await page.keyboard.type('Me, if I get a boat.');
    await page.keyboard.press('Enter');
    await page.locator('[role=log] .mine').waitFor();
    await check('talk');
    await ben.context.close();
    await page
      .getByRole('button', { name: /Let a bot play|Einen Bot spielen lassen/ })
      .first()
      .waitFor(LONG);
    await check('away');
    await page.goto(`${server.address}#/`);
    await page.locator('[data-test=tables] a').first().waitFor();
    await check('front');
    assert.deepEqual(found, []);
    await anna.context.close();
  });
}
