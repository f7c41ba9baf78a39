// What axe says about a page, and a picture of it.
import { mkdir } from 'node:fs/promises';
import axe from 'axe-core';

const SIZES = { wide: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };
/** Every theme, language and width; their other combinations show nothing new. */
export const LOOKS = [
  ['light', 'wide', 'en'],
  ['dark', 'phone', 'de'],
  ['contrast', 'wide', 'en'],
].map(([theme, size, lang]) => ({ theme, size, lang, viewport: SIZES[size] }));

/** The third look at a page can differ in colours only. */
const RULES = { contrast: ['color-contrast'] };
/** Lines of a long log are all alike. */
const ALIKE = '#tab-panel ol > li:nth-child(n + 20)';

/**
 * What is wrong with the page as it is. With `REDTAG_PICTURES` there is a picture of it in
 * `screenshots`.
 */
export async function look(page, name, theme, size) {
  // The page is there, and not on its way from the one before.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Nor is anything in it half visible or half way in.
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
      .map((one) => one.finished.catch(() => {}));
    return Promise.all(ends).then(() => {});
  });
  if (process.env.REDTAG_PICTURES) {
    await mkdir('screenshots', { recursive: true });
    await page.screenshot({
      path: `screenshots/${name}-${theme}-${size}.png`,
      fullPage: size === 'wide',
    });
  }
  // Run in the page itself: a builder would open another page for every answer.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([exclude, runOnly]) => {
      const { violations } = await window.axe.run(
        { exclude: [exclude] },
        { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
      );
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} | ${failureSummary}`),
      }));
    },
    [ALIKE, RULES[theme]],
  );
  const found = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.join('; ')}`);
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    found.push(`${name} is too wide`);
  return found;
}
