// How quick the table is: alone, since what else runs would be measured too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, stage } from './site.js';

const site = stage();

/**
 * From the click to the frame in which the new position was painted, for up to 60 actions, in
 * order.
 */
async function paintTimes(seed) {
  const { page, context } = await site.open();
  await begin(page, site.address, seed);
  const times = await page.evaluate(async () => {
    const painted = () =>
      new Promise((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(0);
        }),
      );
    const times = [];
    for (let move = 0; move < 60; move++) {
      const choice = document.querySelector('.choice');
      if (!choice) break;
      const log = document.querySelector('#tab-panel ol');
      const began = performance.now();
      const changed = new Promise((done) =>
        new MutationObserver((_, self) => {
          self.disconnect();
          done();
        }).observe(log, { childList: true }),
      );
      choice.click();
      await changed;
      await painted();
      times.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, 30));
    }
    return times.sort((a, b) => a - b);
  });
  await context.close();
  return times;
}

test('from click to the new position painted: under 50 ms at the 95th percentile', async () => {
  // The machine may be busy with something else for a while, so the best of three tries counts.
  let late = Infinity;
  for (const seed of ['speed', 'more speed', 'most speed']) {
    const times = await paintTimes(seed);
    late = Math.min(late, times[Math.floor(times.length * 0.95)]);
    console.log(
      `click to paint: median ${times[times.length >> 1].toFixed(1)} ms, 95th percentile ${late.toFixed(1)} ms`,
    );
    if (late < 50) break;
  }
  assert.ok(late < 50, `${late} ms`);
});
