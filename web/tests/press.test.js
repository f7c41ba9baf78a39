// A finger that stays on something looks at it, and does nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, moments, settled, stage } from './site.js';

const site = stage();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Puts a finger on a thing; answers how to lift it. */
async function press(page, thing) {
  const { x, y, width, height } = await thing.boundingBox();
  const touches = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  return () => touch('touchEnd', []);
}

test('a long press on a choice lights its target and does nothing; a tap does it', async () => {
  const { page, context, complaints } = await site.open(PHONE);
  await begin(page, site.address, 'press');
  const had = await moments(page);
  const choice = page.locator('.sheet .choice').first();
  const lift = await press(page, choice);
  await page.locator('.box .spot.pointed').first().waitFor();
  await page.waitForTimeout(600);
  await lift();
  assert.equal(await moments(page), had);
  await page.locator('.box .spot.pointed').waitFor({ state: 'detached' });
  await choice.tap();
  await settled(page, had);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a long press on a thing tells what it would do and lights its choices; the button does it', async () => {
  const { page, context, complaints } = await site.open(PHONE);
  await begin(page, site.address, 'press');
  await page.locator('.lift').click();
  const had = await moments(page);
  const lift = await press(page, page.locator('.box .spot.can').first());
  const offer = page.locator('.bubble.open .button').first();
  await offer.waitFor();
  await lift();
  assert.equal(await moments(page), had);
  assert.ok(
    await page.locator('.loose .choice.lit').count(),
    'the choice that it stands for is lit',
  );
  // A touch elsewhere takes the bubble away, and the lights with it.
  await page.locator('.where').tap();
  await page.locator('.box .spot.pointed, .choice.lit').waitFor({ state: 'detached' });
  await page.locator('.box .spot.can').first().tap();
  await offer.tap();
  await settled(page, had);
  assert.deepEqual(complaints, []);
  await context.close();
});
