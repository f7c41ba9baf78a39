// A person's path through the browser, on the built site below a sub-path.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { answer, begin, lift, moments, over, settled, stage } from './site.js';

const site = stage();
const { open } = site;
const finish = async (page, limit = 400) => {
  for (let move = 0; move < limit && !(await over(page)); move++) {
    const had = await moments(page);
    await page.keyboard.press('1');
    await settled(page, had);
  }
  assert.ok(await over(page), 'the game ends');
};

test('a whole game by mouse, on the things themselves where they can be chosen', async () => {
  const { page, context, complaints } = await open();
  await begin(page, site.address, 'mouse');
  let onThings = 0;
  while (!(await over(page))) {
    const had = await moments(page);
    const things = page.locator('.spot.can:not([aria-disabled=true])');
    const count = await things.count();
    if (count > 0 && had % 3 !== 0) {
      await things.nth(had % count).click();
      await answer(page);
      onThings++;
    } else await page.locator('.choice').last().click();
    await settled(page, had);
  }
  assert.ok(onThings > 5);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the front page is small, and the rules come when a game is opened', async () => {
  for (const lang of ['en', 'de']) {
    // What works offline is fetched later, behind the page.
    const { page, context, complaints } = await open({ serviceWorkers: 'block' }, { lang });
    let rules = 0;
    page.on('request', (request) => (rules += Number(request.url().endsWith('.wasm'))));
    await page.reload();
    await page.locator('.game').first().waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|css)$/.test(name))
        .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
    );
    assert.ok(bytes > 0 && bytes < 156 * 1024, `${lang}: ${bytes} bytes of script and styles`);
    assert.equal(rules, 0);
    await page.locator('.game .primary').first().click();
    await page.locator('div.table').waitFor();
    assert.ok(rules > 0);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('a click is one question to the rules', async () => {
  const { page, context, complaints } = await open();
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    window.asked = [];
    Worker.prototype.postMessage = function (message, ...more) {
      if (typeof message === 'string') window.asked.push(JSON.parse(message).op);
      return postMessage.call(this, message, ...more);
    };
  });
  await page.reload();
  await begin(page, site.address, 'one question');
  for (let move = 0; move < 5; move++) {
    const had = await moments(page);
    await page.evaluate(() => (window.asked = []));
    await page.keyboard.press('1');
    await settled(page, had);
    assert.deepEqual(await page.evaluate(() => window.asked), ['play']);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a whole game by keyboard alone, then its review', async () => {
  const { page, context, complaints } = await open();
  await page.locator('.game').first().waitFor();
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.trim() === 'New game'))
      break;
  }
  await page.keyboard.press('Enter');
  await page.locator('form .begin').waitFor();
  for (let tab = 0; tab < 20; tab++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.trim() === 'Begin')) break;
  }
  await page.keyboard.press('Enter');
  await page.locator('.choice').first().waitFor();
  await finish(page);
  await page.locator('aside a[href^="#/review"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-test=review]').waitFor({ timeout: 60_000 });
  assert.match(await page.locator('[data-test=score]').textContent(), /^\d+$/);
  assert.ok((await page.locator('svg[role=img]').getAttribute('aria-label')).includes('began at'));
  assert.ok((await page.getByRole('link', { name: 'Look at it' }).count()) <= 3);
  await page.goto(`${site.address}#/`);
  await page.locator('li a[href^="#/review"]').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a whole game at 360 px by touch, with nothing wider than the screen', async () => {
  const { page, context, complaints } = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await begin(page, site.address, 'touch');
  await page.locator('.lift').tap();
  await page.locator('[data-place=deck]').tap({ force: true });
  await page.locator('.bubble.open.refusal').waitFor();
  while (!(await over(page))) {
    const had = await moments(page);
    await lift(page);
    const choices = page.locator('.choice');
    await choices.nth(had % (await choices.count())).tap();
    await settled(page, had);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a reload in the middle loses nothing, online and offline', async () => {
  const { page, context } = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await begin(page, site.address, 'reload');
  for (let move = 0; move < 6; move++) {
    const had = await moments(page);
    await page.keyboard.press('1');
    await settled(page, had);
  }
  const prompt = await page.locator('#prompt').textContent();
  await page.waitForFunction(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('redtag');
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => done(all.result[0]?.actions === 6);
        };
      }),
  );
  await page.reload();
  await page.locator('.choice').first().waitFor();
  assert.equal(await page.locator('#prompt').textContent(), prompt);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.choice').first().waitFor();
  assert.equal(await page.locator('#prompt').textContent(), prompt);
  const had = await moments(page);
  await page.keyboard.press('1');
  await settled(page, had);
  await context.close();
});

test('undo, why-not with the rule, hint, odds, deck, looking back and branching', async () => {
  const { page, context, complaints } = await open();
  await begin(page, site.address, 'first');
  await page.locator('[data-place=deck]').hover();
  await page.locator('.bubble.open.refusal').waitFor();
  assert.match(await page.locator('#bubble').textContent(), /First answer the card/);
  await page.waitForFunction(() =>
    /Rule R14\s+\w+/.test(document.querySelector('#bubble')?.textContent ?? ''),
  );
  await page.mouse.move(2, 2);
  await page.locator('[data-place=deck]').click({ force: true });
  assert.equal(await moments(page), 1, 'a refused click plays nothing');

  await page.keyboard.press('h');
  await page.locator('[data-test=hint]').waitFor();
  assert.match(await page.locator('[data-test=hint]').textContent(), /It expects \d+/);
  await page.keyboard.press('o');
  await page.locator('[data-test=odds]').waitFor();
  assert.ok((await page.locator('[data-test=odds] li').count()) > 10);
  await page.keyboard.press('d');
  assert.match(await page.locator('#tab-panel').textContent(), /51/);
  await page.keyboard.press('l');

  await page.keyboard.press('1');
  await settled(page, 1);
  await page.keyboard.press('u');
  await page.locator('[data-test=notice]').waitFor();
  assert.match(await page.locator('[data-test=notice]').textContent(), /cannot be unseen/);

  for (let move = 0; move < 12; move++) {
    const had = await moments(page);
    const refuse = page.locator('.choice', { hasText: 'Leave Outside' });
    await ((await refuse.count()) ? refuse : page.locator('.choice').first()).click();
    await settled(page, had);
  }
  let undone = false;
  for (let move = 0; move < 30 && !undone; move++) {
    const had = await moments(page);
    const scavenge = page
      .locator('.choice', { hasText: /^\s*\d\s*(Scavenge|Heal|Admit the)/ })
      .first();
    const safe = (await scavenge.count()) > 0;
    await (safe ? scavenge : page.locator('.choice').first()).click();
    await settled(page, had);
    if (!safe) continue;
    await page.keyboard.press('u');
    await settled(page, had + 1);
    assert.equal(await moments(page), had);
    undone = true;
  }
  assert.ok(undone);

  const length = await moments(page);
  await page.getByRole('button', { name: /moment after action 3:/ }).click();
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
  assert.equal(await page.locator('.choice').count(), 0);
  const was = page.url();
  await page.getByRole('button', { name: 'Branch from here' }).first().click();
  await page.waitForURL((url) => url.href !== was);
  await page.locator('.choice').first().waitFor();
  assert.equal(await moments(page), 4);
  await page.goto(was);
  await page.waitForFunction(
    (n) => document.querySelectorAll('#tab-panel ol > li').length === n,
    length,
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('export and import, a link with the whole game, and what is wrong with bad ones', async () => {
  const { page, context } = await open();
  await begin(page, site.address, 'share');
  for (let move = 0; move < 5; move++) {
    const had = await moments(page);
    await page.keyboard.press('1');
    await settled(page, had);
  }
  const prompt = await page.locator('#prompt').textContent();
  await page.locator('summary', { hasText: '⋯' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export journal' }).click(),
  ]);
  const file = join(tmpdir(), `redtag-test-${process.pid}.jsonl`);
  await download.saveAs(file);
  assert.match(await readFile(file, 'utf8'), /"redtag":1/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.locator('#link').inputValue();
  await context.close();

  const other = await open();
  await other.page.locator('input[type=file]').setInputFiles(file);
  await other.page.locator('.choice').first().waitFor();
  assert.equal(await other.page.locator('#prompt').textContent(), prompt);
  await other.page.goto(site.address);
  await writeFile(file, 'no journal at all');
  await other.page.locator('input[type=file]').setInputFiles(file);
  await other.page.getByRole('alert').waitFor();
  assert.match(await other.page.getByRole('alert').textContent(), /nothing was changed/);
  assert.equal(await other.page.locator('li a[href^="#/play"]').count(), 1);
  await other.context.close();

  const third = await open();
  await third.page.goto(link);
  await third.page.locator('.choice').first().waitFor();
  assert.equal(await third.page.locator('#prompt').textContent(), prompt);
  for (const [bad, told] of [
    [link.slice(0, -20), /damaged/],
    [link.replace('/1.', '/9.'), /newer version/],
  ]) {
    await third.page.goto(site.address);
    await third.page.goto(bad);
    await third.page.getByRole('alert').waitFor();
    assert.match(await third.page.getByRole('alert').textContent(), told);
  }
  await third.context.close();
});

test('the language changes at once, everywhere', async () => {
  const { page, context } = await open();
  await begin(page, site.address, 'first');
  const had = await moments(page);
  await page.keyboard.press('1');
  await settled(page, had);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('section[aria-label=Krankenhaus]').waitFor();
  await page.waitForFunction(() =>
    /Nachbeben/.test(document.querySelector('#prompt')?.textContent ?? ''),
  );
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  assert.match(await page.locator('#tab-panel').textContent(), /Aufbau/);
  await context.close();
});

test('two tabs: one plays, the other watches and may take over', async () => {
  const { page, context } = await open();
  await begin(page, site.address, 'tabs');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('open in another tab').waitFor();
  assert.equal(await second.locator('.choice').count(), 0);
  await page.keyboard.press('1');
  await settled(page, 1);
  await settled(second, 1);
  await second.getByRole('button', { name: 'Play here' }).click();
  await second.locator('.choice').first().waitFor();
  await page.getByText('open in another tab').waitFor();
  assert.equal(await page.locator('.choice').count(), 0);
  await context.close();
});

test('storage that is refused or full is told, and the game goes on', async () => {
  for (const [how, told] of [
    ['refused', /does not let Redtag keep/],
    ['full', /storage is full/],
  ]) {
    const { page, context } = await open();
    await page.addInitScript((kind) => {
      if (kind === 'refused')
        IDBFactory.prototype.open = () => {
          throw new DOMException('no', 'SecurityError');
        };
      else
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
    }, how);
    await page.reload();
    await begin(page, site.address, how);
    await page.keyboard.press('1');
    await settled(page, 1);
    assert.match(await page.getByRole('alert').textContent(), told);
    await page.goto(`${site.address}#/`);
    await page.locator('li a[href^="#/play"]').waitFor();
    await context.close();
  }
});

test('cards fly from place to place, but not for those who want no movement', async () => {
  for (const [motion, reducedMotion, flying] of [
    ['auto', 'no-preference', true],
    ['auto', 'reduce', false],
    ['off', 'no-preference', false],
  ]) {
    const { page, context, complaints } = await open({ reducedMotion }, { motion, pace: 'brisk' });
    await begin(page, site.address, 'first');
    await page.evaluate(() => {
      window.flown = 0;
      new MutationObserver(
        () => (window.flown += document.querySelectorAll('.flying').length),
      ).observe(document.querySelector('div.sky'), { childList: true });
    });
    await page.locator('[data-place=scavenging]').click();
    await settled(page, 1);
    if (flying) await page.waitForFunction(() => window.flown > 0);
    await page.waitForFunction(() => document.querySelectorAll('.flying').length === 0);
    assert.equal(await page.evaluate(() => window.flown > 0), flying);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('the hospital shows what happens to it, also to those who want no movement', async () => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const { page, context, complaints } = await open({ reducedMotion }, { pace: 'calm' });
    await begin(page, site.address, 'first');
    await page.locator('[data-place=scavenging]').click();
    await settled(page, 1);
    assert.equal(await page.locator('svg.building .out').count(), 0);
    // An aftershock that nothing is spent against.
    await page.locator('[data-place=hospital]').click();
    await page.locator('svg.building.shaken').waitFor();
    await page.locator('svg.building:not(.shaken)').waitFor();
    assert.notEqual(await page.locator('svg.building .out').count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('events are played one after the other, skipped at once, and played again from the log', async () => {
  const { page, context, complaints } = await open({}, { pace: 'calm' });
  await begin(page, site.address, 'first');
  await page.evaluate(() => {
    const region = document.querySelector('p[aria-live]');
    window.heard = [];
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const telling = page.locator('.telling');
  const newest = page.locator('#tab-panel ol > li').first().locator('p');
  // Whoever acts at once does not wait for what is still played.
  for (let move = 0; move < 30 && !(await telling.isVisible()); move++) {
    const had = await moments(page);
    await page.locator('.choice').first().click();
    await settled(page, had);
  }
  await telling.waitFor();
  const early = await newest.textContent();
  await page.evaluate(() => (window.heard = []));
  await telling.waitFor({ state: 'hidden' });
  const whole = await newest.textContent();
  assert.ok(whole.startsWith(early) && whole.length > early.length, 'lines come with their events');
  const heard = await page.evaluate(() => window.heard);
  assert.ok(heard.length > 0 && whole.includes(heard[0].trim().slice(0, 12)), heard.join('|'));
  assert.ok(
    heard.at(-1).includes(await page.locator('#prompt').textContent()),
    'then the question',
  );

  const n = (await moments(page)) - 1;
  await page.getByRole('button', { name: new RegExp(`moment after action ${n}:`) }).click();
  await telling.waitFor();
  const took = await page.evaluate(async () => {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await new Promise((done) => requestAnimationFrame(done));
    return document.querySelector('.telling') ? Infinity : performance.now() - began;
  });
  assert.ok(took < 100, `skipped after ${took} ms`);
  assert.equal(await newest.textContent(), whole);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a deleted game can be taken back; variants are marked; the daily challenge keeps the best', async () => {
  const { page, context } = await open();
  await page.goto(`${site.address}#/new/triage`);
  await page.locator('form .more > summary').click();
  await page.locator('#opt-beds').selectOption('4');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choice').first().waitFor();
  assert.equal(await page.locator('section.bed').count(), 4);
  await page.goto(`${site.address}#/`);
  await page.locator('li', { hasText: 'Unofficial variant' }).waitFor();
  await page.getByRole('button', { name: /^Delete this game/ }).click();
  await page.getByRole('button', { name: 'Take that back' }).click();
  await page.locator('li a[href^="#/play"]').waitFor();

  await page.getByRole('button', { name: "Play today's" }).first().click();
  await page.locator('.choice').first().waitFor();
  await finish(page);
  await page.goto(`${site.address}#/`);
  await page.getByText(/Your best today: \d+/).waitFor();
  await context.close();
});

test('the rules are searchable and open at the rule in question', async () => {
  const { page, context, complaints } = await open();
  await begin(page, site.address, 'first');
  await page.keyboard.press('?');
  await page.locator('#rule-R17.asked').waitFor();
  assert.ok(await page.locator('#rule-R17').evaluate((rule) => rule === document.activeElement));
  await page.getByRole('searchbox').fill('diesel');
  await page.locator('mark').first().waitFor();
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('No rule says that.').waitFor();
  // Whoever goes on from the rules asks for no others.
  await page.goto(`${site.address}#/settings`);
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  await page.waitForTimeout(200);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('light and dark follow the system unless somebody chose', async () => {
  const { page, context } = await open({ colorScheme: 'dark' }, { theme: 'auto' });
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground'));
  assert.equal(await ground(), '#14171c');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('[data-theme=light]').waitFor();
  assert.equal(await ground(), '#ece7dc');
  await page.goto(`${site.address}#/settings`);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.locator('[data-theme=dark]').waitFor();
  await context.close();
});

test('a link that leads nowhere says so, in the language of the page', async () => {
  const { page, context, complaints } = await open({}, { lang: 'de' });
  for (const [link, told] of [
    ['nonsense', 'Hinter diesem Link ist keine Seite.'],
    ['new/chess', 'Ein Spiel namens „chess“ gibt es hier nicht.'],
    ['rules/constructor', 'Ein Spiel namens „constructor“ gibt es hier nicht.'],
    ['print/chess', 'Ein Spiel namens „chess“ gibt es hier nicht.'],
    ['t/9cnj2m2pyech', 'Hinter diesem Link ist kein Tisch (mehr).'],
  ]) {
    await page.goto(`${site.address}#/${link}`);
    await page.getByRole('alert').filter({ hasText: told }).waitFor();
  }
  await page.getByRole('alert').getByRole('link').click();
  await page.locator('.game').first().waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the focus goes along to the next page and to the next choices', async () => {
  const { page, context } = await open();
  const focused = (selector) =>
    page.waitForFunction((selector) => document.activeElement.matches(selector), selector);
  await page.locator('a[href="#/new/triage"]').focus();
  await page.keyboard.press('Enter');
  await focused('main');
  await begin(page, site.address, 'focus');
  await page.locator('.choice').first().focus();
  for (let taken = 0; taken < 5; taken++) {
    const had = await moments(page);
    await page.keyboard.press('Enter');
    await settled(page, had);
    await focused('.choice');
  }
  await context.close();
});
