// What axe says about a page, and a picture of it.
import { AxeBuilder } from '@axe-core/playwright';

const SIZES = { wide: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };
/** Every theme, language and width; their other combinations show nothing new. */
export const LOOKS = [['light', 'wide', 'en'], ['dark', 'phone', 'de'], ['contrast', 'wide', 'en']].map(([theme, size, lang]) => ({ theme, size, lang, viewport: SIZES[size] }));

/** The third look at a page can differ in colours only. */
const RULES = { contrast: ['color-contrast'] };
/** Lines of a long log are all alike. */
const ALIKE = '#tab-panel ol > li:nth-child(n + 20)';

/** What is wrong with the page as it is, and a picture of it. */
export async function look(page, name, theme, size) {
  await page.screenshot({ path: `screenshots/${name}-${theme}-${size}.png`, fullPage: size === 'wide' });
  const axe = new AxeBuilder({ page }).exclude(ALIKE);
  if (RULES[theme]) axe.withRules(RULES[theme]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html, failureSummary }) => html.slice(0, 160) + ' | ' + failureSummary).join('; ')}`);
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${name} is too wide`);
  return found;
}
