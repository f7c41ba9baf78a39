// A campaign in the browser: imported, looked at, gone on with by others in another number, and out
// again as a file and as
// a chronicle.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { journalOf } from './engine.js';
import { look } from './look.js';
import { stage } from './site.js';

const site = stage();
const file = (text, name = 'campaign.jsonl') => ({
  name,
  mimeType: 'application/x-ndjson',
  buffer: Buffer.from(text),
});
const at = (path) => fileURLToPath(new URL(`../../crates/aftermath/${path}`, import.meta.url));

/** A first game, played by chance to its end outside of the browser. */
const players = [{ name: 'Anna' }, { name: 'Ben' }];
const first = journalOf(
  {
    op: 'new',
    game: 'aftermath',
    seed: 'first',
    options: { seats: 2, characters: ['sorrel', 'quince'] },
    players,
  },
  { bot: 'random' },
);

const take = async (page, text) => {
  await page.goto(`${site.address}#/`);
  await page.locator('input[type=file]').setInputFiles(file(text));
  await page.locator('.timeline article').first().waitFor();
};

async function download(page, name) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a campaign is looked at, goes on with others, and is taken along', async () => {
  const { page, complaints } = await site.open();
  await take(page, first);
  assert.equal(await page.locator('.timeline article').count(), 1);
  assert.match(
    await page.locator('.timeline article').innerText(),
    /Game 1[\s\S]*Sorrel Tack, Quince Doubletree/,
  );
  assert.equal(await page.locator('.goals li').count(), 4);
  await page.locator('summary', { hasText: 'Read it again' }).click();
  assert.ok((await page.locator('.leaf .entry').count()) > 3, 'entries can be read again');
  assert.deepEqual(await look(page, 'campaign', 'light', 'wide'), []);

  await page.locator('.name input').fill('The Long Winter');
  await page.locator('.name input').blur();
  await page.getByRole('heading', { name: 'The Long Winter' }).waitFor();

  const chronicle = await download(page, 'Write the chronicle');
  assert.equal(chronicle.name, 'The-Long-Winter.md');
  assert.match(
    chronicle.text,
    /^# The Long Winter\n\n## Game 1\n\n\*Sorrel Tack, Quince Doubletree\*/,
  );
  assert.doesNotMatch(chronicle.text, /⟨|undefined|p\d+-/, 'only words that people read');

  // The next game: three instead of two, and Barge comes along.
  await page.getByRole('link', { name: 'Next game' }).click();
  await page.locator('.counts label').filter({ hasText: '3' }).click();
  await page.locator('label:has(input[name=character-0][value=barge])').click();
  assert.deepEqual(await look(page, 'campaign-next', 'light', 'wide'), []);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  await page.goto(`${site.address}#/`);
  const row = page.locator('li', { hasText: 'The Long Winter' });
  assert.match(await row.innerText(), /2 games/);
  assert.deepEqual(await look(page, 'campaign-home', 'light', 'wide'), []);
  await row.locator('a').first().click();
  await page.locator('.timeline article').nth(1).waitFor();
  assert.match(await page.locator('.timeline article').nth(1).innerText(), /Game 2[\s\S]*Barge, /);

  const whole = await download(page, 'Export the campaign');
  assert.equal(whole.text.split('\n').filter((line) => line.startsWith('{"redtag"')).length, 2);
  assert.ok(whole.text.startsWith(first), 'the first game is what it was');

  const other = await site.open(
    { locale: 'de-DE', viewport: { width: 390, height: 800 } },
    { lang: 'de', theme: 'dark' },
  );
  await take(other.page, whole.text);
  await other.page.locator('.timeline article').nth(1).waitFor();
  assert.match(await other.page.locator('.timeline article').nth(1).innerText(), /Partie 2/);
  assert.deepEqual(await look(other.page, 'campaign', 'dark', 'phone'), []);
  await other.page.goto(`${site.address}#/`);
  await other.page.locator('li', { hasText: '2 Partien' }).waitFor();
  assert.deepEqual(await look(other.page, 'campaign-home', 'dark', 'phone'), []);
  await other.page.goBack();
  await other.page.getByRole('link', { name: 'Weiterspielen' }).click();
  await other.page.locator('.choice').first().waitFor({ state: 'attached' });
  assert.deepEqual([...complaints, ...other.complaints], []);
});

test('a game of other content is kept, and begins again from where the campaign stood', async () => {
  const { page } = await site.open();
  // One number of the running game is changed, as a grown book would: it cannot be replayed any
  // more.
  const text = readFileSync(at('tests/campaigns/first-edition.jsonl'), 'utf8').replace(
    /("content":")\w+("(?:(?!"redtag")[\s\S])*?"hash":")\w+/g,
    '$1elsewhere$2other',
  );
  await page.goto(`${site.address}#/`);
  await page.locator('input[type=file]').setInputFiles(file(text));
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Begin this game again' }).click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  await page.goto(`${site.address}#/`);
  assert.match(
    await page.locator('li', { hasText: 'games' }).first().innerText(),
    /3 games/,
    'nothing is lost',
  );
});

test('a campaign is deleted after a question, and that can be taken back', async () => {
  const { page, context, complaints } = await site.open();
  await take(page, first);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.timeline article').waitFor();
  await page.goto(`${site.address}#/`);
  const row = page.locator('li', { hasText: '1 game' });
  await row.getByRole('button', { name: /^Delete the campaign/ }).click();
  await page.locator('dialog').getByRole('button', { name: 'Delete the campaign' }).click();
  await page.getByText('Campaign deleted.').waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Take that back' }).click();
  await row.waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

const LAMPLIGHTER = readFileSync(at('packs/lamplighter/lamplighter.toml'), 'utf8');
const pack = (text) => ({
  name: 'lamplighter.toml',
  mimeType: 'application/toml',
  buffer: Buffer.from(text),
});
const packs = (page) => page.locator('.packs li b').allTextContents();

test('packs are checked, join a running campaign at its next game, and travel with it', async () => {
  const { page, context, complaints } = await site.open();
  await take(page, first);
  await page.locator('.packs summary').click();
  const [files, folder] = [
    page.locator('.packs input').nth(0),
    page.locator('.packs input').nth(1),
  ];
  await files.setInputFiles(pack(LAMPLIGHTER.replace('"wick-pole"', '"no-pole"')));
  await page
    .locator('.packs [role=alert] li', {
      hasText: /lamplighter\/lamplighter\.toml:\d+:\d+: no item is called "no-pole"/,
    })
    .waitFor({ timeout: 60_000 });
  assert.deepEqual(await packs(page), [], 'nothing was changed');
  const drop = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'lamplighter.toml'));
    return transfer;
  }, LAMPLIGHTER);
  await page.locator('details.packs').dispatchEvent('drop', { dataTransfer: drop });
  await page.locator('.packs li', { hasText: 'lamplighter' }).waitFor({ timeout: 60_000 });
  await folder.setInputFiles(at('packs/brickworks'));
  await page.locator('.packs li', { hasText: 'brickworks' }).waitFor({ timeout: 60_000 });
  assert.deepEqual(await look(page, 'campaign-packs', 'light', 'wide'), []);
  await page.reload();
  await page.locator('.packs li').first().waitFor();
  assert.deepEqual(await packs(page), ['lamplighter', 'brickworks']);

  await page.getByRole('link', { name: 'Next game' }).click();
  await page.locator('label:has(input[name=character-0][value=juniper])').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.hero', { hasText: 'Juniper Wick' }).waitFor();
  await page.reload();
  await page.locator('.hero', { hasText: 'Juniper Wick' }).waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('[data-test=hint]').waitFor({ timeout: 60_000 });

  // Taken out for the game after this one; the one that is played keeps it.
  await page.goto(`${site.address}#/`);
  await page.getByRole('link', { name: /2 games/ }).click();
  await page.locator('.timeline article').nth(1).waitFor();
  await page.getByRole('button', { name: 'Take out the pack brickworks' }).click();
  await page.locator('.packs li', { hasText: 'brickworks' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.locator('.hero', { hasText: 'Juniper Wick' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a pack that the campaign has something of is missed; the campaign goes on without it if that is wished', async () => {
  const lamplighter = {
    name: 'lamplighter',
    files: { 'lamplighter/lamplighter.toml': LAMPLIGHTER },
  };
  const second = journalOf(
    {
      op: 'next',
      journal: first,
      seed: 'second',
      options: { seats: 2, characters: ['juniper', 'sorrel'] },
      players,
      content: JSON.stringify(lamplighter.files),
    },
    { bot: 'random' },
  );
  const { page, context, complaints } = await site.open();
  await take(page, `${JSON.stringify({ packs: [lamplighter] })}\n${first}${second}`);
  await page.locator('.timeline article').nth(1).waitFor();
  assert.match(await page.locator('.timeline article').nth(1).innerText(), /Juniper Wick/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the campaign' }).click(),
  ]);
  assert.match(
    await readFile(await download.path(), 'utf8'),
    /^\{"packs":\[\{"name":"lamplighter"/,
  );
  await page.getByRole('link', { name: 'Next game' }).click();
  await page.getByRole('button', { name: 'Take out the pack lamplighter' }).click();
  await page.locator('label:has(input[value=juniper])').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').filter({ hasText: 'character "juniper"' }).waitFor();
  await page.getByLabel('Continue without the missing pack').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  assert.deepEqual(complaints, []);
  await context.close();
});
