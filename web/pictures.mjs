// Takes the pictures of the README, one of each game: `npm run pictures`, after the site was built.
import { mkdir, writeFile } from 'node:fs/promises';
import { talk } from './tests/engine.js';
import { launch, serve } from './tests/site.js';

const FOLDER = new URL('../docs/pictures/', import.meta.url);
/** How each game begins, and after how many actions of the quick bot it is shown. */
const GAMES = {
  triage: { shown: 30 },
  'trauma-center': { shown: 47, players: ['Mara', 'Bruno'] },
  'after-the-virus': { shown: 26, options: { mission: '2A' } },
  katastrophenspiel: { shown: 64, players: ['Mara', 'Bruno', 'Clara'] },
  aftermath: { shown: 44, players: ['Mara', 'Bruno'] },
};

/** The journal of a game up to the moment that is shown. */
function journalOf(game, { shown, players, options }) {
  const ask = talk();
  const seated = players && {
    players: players.map((name) => ({ name })),
    options: { ...options, seats: players.length },
  };
  let state = ask({ op: 'new', game, seed: 'picture', options, ...seated });
  for (let n = 0; n < shown && state.to_act.length; n++)
    state = ask({ op: 'bot', seat: state.to_act[0].seat, bot: 'greedy' });
  return ask({ op: 'journal' }).journal;
}

/** A picture as WebP, which the browser makes. */
const webp = (page, png) =>
  page.evaluate(
    async (data) => {
      const picture = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

const [{ address, stop }, browser] = [await serve(), await launch()];
await mkdir(FOLDER, { recursive: true });
for (const [game, beginning] of Object.entries(GAMES)) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // The picture is made in a page of its own, which may read data of its own.
    bypassCSP: true,
  });
  await context.addInitScript(() =>
    localStorage.setItem(
      'redtag-settings',
      JSON.stringify({ lang: 'en', theme: 'light', motion: 'off', pace: 'off', guide: false }),
    ),
  );
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(journalOf(game, beginning)),
  });
  await page.waitForURL(/#\/(play|campaign)\//);
  // A match of a campaign is opened from its page.
  if (page.url().includes('campaign')) await page.locator('a[href*="#/play/"]').first().click();
  await page.locator('div.table').waitFor();
  // Nothing is pointed at.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(500);
  const picture = Buffer.from(await webp(page, await page.screenshot()));
  await writeFile(new URL(`${game}.webp`, FOLDER), picture);
  console.log(`${game}: ${Math.round(picture.length / 1000)} kB`);
  await context.close();
}
await browser.close();
await stop();
