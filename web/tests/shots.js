// Pictures of every page in every theme and width, to look at: node tests/shots.js [theme...]
import { mkdir } from 'node:fs/promises';
import { begin, launch, moments, serve, settled, visit } from './site.js';

const site = await serve();
const browser = await launch();
await mkdir('screenshots', { recursive: true });
const themes = process.argv.length > 2 ? process.argv.slice(2) : ['light', 'dark', 'contrast'];
for (const theme of themes) {
  for (const [name, width, height] of [['wide', 1280, 860], ['phone', 360, 740]]) {
    const { page, context } = await visit(browser, site.address, { viewport: { width, height } }, { theme });
    const shot = (what, fullPage = true) => page.screenshot({ path: `screenshots/${what}-${theme}-${name}.png`, fullPage });
    await page.locator('.game').waitFor();
    await shot('front');
    await page.goto(`${site.address}#/new/triage`);
    await page.locator('summary').click();
    await shot('new');
    await begin(page, site.address, 'first');
    for (let move = 0; move < 25; move++) {
      const before = await moments(page);
      await page.keyboard.press('h');
      await page.locator('.choice.hinted').click();
      await settled(page, before);
    }
    await shot('table', name === 'wide');
    await shot('table-full');
    await page.keyboard.press('h');
    await page.locator('[data-test=hint]').waitFor();
    await page.keyboard.press('o');
    await page.locator('[data-test=odds]').waitFor();
    await shot('hint-odds');
    await page.keyboard.press('d');
    await shot('deck');
    for (let move = 0; move < 400; move++) {
      if (await page.locator('.ask a[href^="#/review"]').isVisible()) break;
      await page.keyboard.press('1');
    }
    await page.locator('.ask a[href^="#/review"]').waitFor();
    await shot('end');
    await page.locator('.ask a[href^="#/review"]').click();
    await page.locator('[data-test=review]').waitFor({ timeout: 120000 });
    await shot('review');
    await page.goto(`${site.address}#/rules/triage/R19`);
    await page.locator('#rule-R19').waitFor();
    await shot('rules', false);
    await page.goto(`${site.address}#/settings`);
    await shot('settings');
    await context.close();
  }
}
await browser.close();
await site.stop();
