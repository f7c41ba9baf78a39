// The built site below a sub-path, as any static host serves it, and a browser to look at it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const DIST = fileURLToPath(new URL('../../target/site', import.meta.url));
/** The program with the site in it; `cargo xtask test` builds it before. */
export const PROGRAM = resolve(
  process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../target', import.meta.url)),
  'debug/redtag',
);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function serve() {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://site').pathname).replace(/^\/sub/, '');
    try {
      const file = join(DIST, path === '/' ? 'index.html' : path);
      const body = await readFile(file);
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { address: `http://127.0.0.1:${server.address().port}/sub/`, stop };
}

/**
 * The site with tables behind it, from the program itself. It can be killed and started again at
 * the same address.
 */
export async function host() {
  const data = await mkdtemp(join(tmpdir(), 'redtag-'));
  let running;
  const start = async (listen) => {
    // Everybody here has one address.
    const args = ['serve', '--max-files', '1000000', '--data', data, '--listen', listen];
    running = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: running.stdout })) {
      const found = /http:\/\/\S+\//.exec(line);
      if (found) return found[0];
    }
    throw new Error(`${PROGRAM} serves nothing`);
  };
  const kill = () => {
    running.kill('SIGKILL');
    return once(running, 'exit');
  };
  const address = await start('127.0.0.1:0');
  return {
    address,
    kill,
    again: () => start(new URL(address).host),
    stop: async () => {
      await kill();
      await rm(data, { recursive: true });
    },
  };
}

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
    headless: true,
  });

/**
 * What all tests of a file stand on: the site at an address, or the program, and a browser that
 * visits it.
 */
export function stage(start = serve, usual = {}) {
  const stage = {
    open: (options, settings) =>
      visit(stage.browser, stage.address, options, { ...usual, ...settings }),
  };
  before(async () => {
    Object.assign(stage, await start(), { browser: await launch() });
  });
  after(async () => {
    await stage.browser?.close();
    await stage.stop?.();
  });
  return stage;
}

/** A fresh visitor, whose page must never complain. */
export async function visit(browser, address, options = {}, settings = {}) {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    ...options,
  });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('redtag-settings'))
        localStorage.setItem('redtag-settings', JSON.stringify(kept));
    },
    { lang: 'en', motion: 'off', pace: 'off', guide: false, theme: 'light', ...settings },
  );
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The page asks whether there are tables here, and browsers tell of it if there are none.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/online'))
      complaints.push(message.text());
  });
  await page.goto(address);
  return { context, page, complaints };
}

/** Fills in the seed, which is among the things that few people want. */
export async function seeded(page, seed) {
  await page.locator('form .more').evaluate((more) => (more.open = true));
  await page.locator('#seed').fill(seed);
}

export async function begin(page, address, seed) {
  await page.goto(`${address}#/new/triage`);
  await seeded(page, seed);
  await page.getByRole('button', { name: /^(Begin|Beginnen)$/ }).click();
  await page.locator('div.table').waitFor();
  await lift(page);
  await page.locator('.choice').first().waitFor();
}

export const over = (page) => page.locator('aside a[href^="#/review"]').isVisible();

/** Waits until the page shows another number of actions, or the end. */
export async function settled(page, before) {
  await page.waitForFunction(
    (n) => Number(document.querySelector('[data-moments]')?.dataset.moments) !== n,
    before,
  );
}

export const moments = async (page) =>
  Number(await page.locator('[data-moments]').getAttribute('data-moments'));

/** Touches a thing, which tells what it would do, and does it. */
export async function touch(page, thing) {
  const soon = { timeout: 1500 };
  await thing.tap();
  const sure = page.locator('.bubble.open .button').first();
  await sure.waitFor(soon).catch(() => {});
  // What a bot does meanwhile may take the bubble away, or the thing itself: then that was done.
  if (await sure.isVisible())
    await sure
      .tap(soon)
      .catch(() => thing.tap(soon))
      .catch(() => {});
  await answer(page);
}

/** Opens what is below the question on a small screen. */
export async function lift(page) {
  const closed = page.locator('.lift[aria-expanded=false]');
  if (await closed.isVisible()) await closed.click();
}

/** Takes the first of several things that a click may mean, if that is asked. */
export async function answer(page) {
  const first = page.locator('dialog .primary').first();
  if (await first.isVisible()) await first.click();
}

/** Fills in who sits where on the page of a new match; a bot has no name. */
export async function nameSeats(page, names) {
  await page
    .locator('.counts label')
    .filter({ hasText: String(names.length) })
    .click();
  for (const [index, name] of names.entries()) {
    await page
      .locator('li select')
      .nth(index)
      .selectOption(name === null ? 'greedy' : '');
    await page
      .locator('li input')
      .nth(index)
      .fill(name ?? '');
  }
}

/** Seats people by name, and bots where there is no name, and begins. */
export async function seat(
  page,
  address,
  seed,
  names,
  { handover = false, game = 'katastrophenspiel' } = {},
) {
  await page.goto(`${address}#/new/${game}`);
  await seeded(page, seed);
  await nameSeats(page, names);
  if (handover) await page.locator('fieldset .check input').check();
  await page.getByRole('button', { name: /^(Begin|Beginnen)$/ }).click();
  await page.locator('.board, .over').first().waitFor();
}
