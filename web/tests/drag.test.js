// Wherever a card or a token goes to a place, it can be dragged there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talk } from './engine.js';
import { moments, settled, stage } from './site.js';

const site = stage();

/** The journal of a game at the first moment at which the question has such an action. */
function until(game, options, wanted) {
  const ask = talk();
  let state = ask({ op: 'new', game, seed: 'drag', ...options });
  while (!state.to_act[0].actions.some(wanted))
    state = ask({ op: 'bot', seat: state.to_act[0].seat, bot: 'greedy' });
  return ask({ op: 'journal' }).journal;
}

async function open(journal) {
  const opened = await site.open();
  const { page } = opened;
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(journal),
  });
  await page.waitForURL(/#\/(play|campaign)\//);
  if (page.url().includes('campaign')) await page.locator('a[href*="#/play/"]').first().click();
  await page.locator('div.table').waitFor();
  return opened;
}

const middle = async (thing) => {
  const { x, y, width, height } = await thing.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Drags a thing to a place, and answers what the log says was done. */
async function drag(page, thing, place) {
  const had = await moments(page);
  await page.mouse.move(...(await middle(thing)));
  await page.mouse.down();
  const [x, y] = await middle(place);
  await page.mouse.move(x - 3, y - 3, { steps: 4 });
  await page.mouse.move(x, y);
  await page.locator('.dragged').waitFor();
  await page.locator('[data-ready=over]').first().waitFor();
  await page.mouse.up();
  await settled(page, had);
  return page.locator('#tab-panel ol > li').first().locator('button').first().textContent();
}

const has = (verb) => (action) => typeof action === 'object' && verb in action;
const DRAGS = [
  ['triage', {}, (action) => action === 'admit', '.up .spot', '[data-place=bed-0]', /Admit|Take/],
  [
    'katastrophenspiel',
    { options: { seats: 2 } },
    has('move'),
    '.world .pawn.active',
    '.world .spot.can',
    /Move to/,
  ],
  [
    'trauma-center',
    { options: { seats: 1 } },
    has('pick'),
    '.dice .spot',
    '.actions li',
    /^1?.*The \d/,
  ],
  ['aftermath', {}, has('contribute'), '.front .hand .spot.can', '.task', /add/],
];

for (const [game, options, wanted, thing, place, did] of DRAGS)
  test(`${game}: ${thing} is dragged to ${place}`, async () => {
    const { page, context, complaints } = await open(until(game, options, wanted));
    const told = await drag(page, page.locator(thing).first(), page.locator(place).first());
    assert.match(told, did);
    assert.deepEqual(complaints, []);
    await context.close();
  });
