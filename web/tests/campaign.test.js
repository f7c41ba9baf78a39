// A campaign in the browser: imported, looked at, gone on with by others in another number, and out again as a file and as
// a chronicle.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { launch, serve, visit } from './site.js';

let site;
let browser;
let first;

/** A first game, played by chance to its end outside of the browser. */
async function played() {
  const file = (name) => readFileSync(fileURLToPath(new URL(`../src/wasm/${name}`, import.meta.url)));
  const { initSync, Engine } = await import(`data:text/javascript;base64,${file('redtag.js').toString('base64')}`);
  initSync({ module: file('redtag_bg.wasm') });
  const engine = new Engine();
  const ask = (message) => JSON.parse(engine.answer(JSON.stringify(message)));
  let answer = ask({ op: 'new', game: 'aftermath', seed: 'first', options: { seats: 2, characters: ['sorrel', 'quince'] }, players: [{ name: 'Anna' }, { name: 'Ben' }] });
  while (answer.to_act.length) answer = ask({ op: 'bot', seat: answer.to_act[0].seat, bot: 'random' });
  return ask({ op: 'journal' }).journal;
}

before(async () => {
  await mkdir('screenshots', { recursive: true });
  first = join(tmpdir(), `redtag-campaign-${process.pid}.jsonl`);
  await writeFile(first, await played());
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await site.stop();
});

const take = async (page, file) => {
  await page.goto(`${site.address}#/`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.timeline article').first().waitFor();
};

async function download(page, name) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a campaign is looked at, goes on with others, and is taken along', async () => {
  const { page, complaints } = await visit(browser, site.address);
  await take(page, first);
  assert.equal(await page.locator('.timeline article').count(), 1);
  assert.match(await page.locator('.timeline article').innerText(), /Game 1[\s\S]*Sorrel Tack, Quince Doubletree/);
  assert.equal(await page.locator('.goals li').count(), 4);
  await page.locator('summary', { hasText: 'Read it again' }).click();
  assert.ok((await page.locator('.leaf .entry').count()) > 3, 'entries can be read again');
  await page.screenshot({ path: 'screenshots/campaign.png', fullPage: true });
  const axe = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(axe.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), []);

  await page.locator('.name input').fill('The Long Winter');
  await page.locator('.name input').blur();
  await page.getByRole('heading', { name: 'The Long Winter' }).waitFor();

  const chronicle = await download(page, 'Write the chronicle');
  assert.equal(chronicle.name, 'The-Long-Winter.md');
  assert.match(chronicle.text, /^# The Long Winter\n\n## Game 1\n\n\*Sorrel Tack, Quince Doubletree\*/);
  assert.doesNotMatch(chronicle.text, /⟨|undefined|p\d+-/, 'only words that people read');

  // The next game: three instead of two, and Barge comes along.
  await page.getByRole('link', { name: 'Next game' }).click();
  await page.locator('.counts label').filter({ hasText: '3' }).click();
  await page.locator('input[name=character-0][value=barge]').check({ force: true });
  await page.screenshot({ path: 'screenshots/campaign-next.png', fullPage: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  await page.goto(`${site.address}#/`);
  const row = page.locator('li', { hasText: 'The Long Winter' });
  assert.match(await row.innerText(), /2 games/);
  await page.screenshot({ path: 'screenshots/campaign-home.png' });
  await row.locator('a').first().click();
  await page.locator('.timeline article').nth(1).waitFor();
  assert.match(await page.locator('.timeline article').nth(1).innerText(), /Game 2[\s\S]*Barge, /);

  const whole = await download(page, 'Export the campaign');
  assert.equal(whole.text.split('\n').filter((line) => line.startsWith('{"redtag"')).length, 2);
  assert.ok(whole.text.startsWith(await readFile(first, 'utf8')), 'the first game is what it was');

  const other = await visit(browser, site.address, { locale: 'de-DE', viewport: { width: 390, height: 800 } }, { lang: 'de', theme: 'dark' });
  const file = join(tmpdir(), `redtag-whole-${process.pid}.jsonl`);
  await writeFile(file, whole.text);
  await take(other.page, file);
  await other.page.locator('.timeline article').nth(1).waitFor();
  assert.match(await other.page.locator('.timeline article').nth(1).innerText(), /Partie 2/);
  await other.page.screenshot({ path: 'screenshots/campaign-phone.png', fullPage: true });
  await other.page.getByRole('link', { name: 'Weiterspielen' }).click();
  await other.page.locator('.choice').first().waitFor({ state: 'attached' });
  assert.deepEqual([...complaints, ...other.complaints], []);
});

test('a game of other content is kept, and begins again from where the campaign stood', async () => {
  const { page } = await visit(browser, site.address);
  const old = fileURLToPath(new URL('../../crates/aftermath/tests/campaigns/first-edition.jsonl', import.meta.url));
  // One number of the running game is changed, as a grown book would: it cannot be replayed any more.
  const text = (await readFile(old, 'utf8')).replace(/("content":")\w+("(?:(?!"redtag")[\s\S])*?"hash":")\w+/g, '$1elsewhere$2other');
  const file = join(tmpdir(), `redtag-old-${process.pid}.jsonl`);
  await writeFile(file, text);
  await page.goto(`${site.address}#/`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Begin this game again' }).click();
  await page.locator('.choice').first().waitFor({ state: 'attached' });
  await page.goto(`${site.address}#/`);
  assert.match(await page.locator('li', { hasText: 'games' }).first().innerText(), /3 games/, 'nothing is lost');
});
