// How quick the table is: alone, since what else runs would be measured too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, seeded, stage } from './site.js';

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

/** From the click to the first thing that moves or is told, and the longest task of the page. */
async function playTimes(game, seed) {
  const { page, context } = await site.open({}, { pace: 'brisk', motion: 'auto' });
  await page.goto(`${site.address}#/new/${game}`);
  await seeded(page, seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('div.table').waitFor();
  const measured = await page.evaluate(async () => {
    const rest = (time) => new Promise((done) => setTimeout(done, time));
    let longest = 0;
    await rest(500);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    const times = [];
    for (let move = 0; move < 25; move++) {
      for (let wait = 0; wait < 40 && !document.querySelector('.choice'); wait++) await rest(100);
      const choices = [...document.querySelectorAll('.choice')];
      if (!choices.length) break;
      const table = document.querySelector('div.table');
      const began = performance.now();
      const moved = new Promise((done) =>
        new MutationObserver((_, self) => {
          self.disconnect();
          requestAnimationFrame(() => done(performance.now()));
        }).observe(table, { attributes: true, attributeFilter: ['data-moments'] }),
      );
      choices[move % choices.length].click();
      const sure = document.querySelector('dialog .primary');
      sure?.click();
      times.push((await Promise.race([moved, rest(2000).then(() => Infinity)])) - began);
      await rest(120);
    }
    return { times: times.sort((a, b) => a - b), longest };
  });
  await context.close();
  return measured;
}

/** What a click and a task should take at most, and what fails on a machine that is busy, in ms. */
const [GOAL, BOUND] = [50, 400];

for (const game of ['triage', 'katastrophenspiel', 'trauma-center', 'after-the-virus', 'aftermath'])
  test(`${game}: the first event is shown soon after the click, and no task holds up the page`, async () => {
    // The machine may be busy with something else, so the best of three tries counts.
    let best = { late: Infinity, longest: Infinity };
    for (const seed of ['speed', 'more speed', 'most speed']) {
      const { times, longest } = await playTimes(game, seed);
      const late = times[Math.floor(times.length * 0.95)];
      console.log(
        `${game}: click to the first event ${late.toFixed(1)} ms at the 95th percentile, longest task ${longest} ms`,
      );
      best = { late: Math.min(best.late, late), longest: Math.min(best.longest, longest) };
      if (best.late < GOAL && best.longest <= GOAL) break;
    }
    assert.ok(best.late < BOUND, `${best.late} ms`);
    assert.ok(best.longest <= BOUND, `${best.longest} ms`);
  });
