// The sounds as they are heard: rendered by the browser and looked at sample by sample.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { readFileSync } from 'node:fs';
import { launch } from './site.js';

const RATE = 44100;
const SECONDS = 3;
/** How many parts of a second the course of a sound is told in. */
const STEPS = 25;

/** Renders every sound; answers its peak, where it begins and ends, and its course. */
async function render([source, rate, seconds, steps]) {
  const made = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const heard = {};
  for (const name of Object.keys(made.SOUNDS)) {
    const context = new OfflineAudioContext(1, rate * seconds, rate);
    made.make(context, name);
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = [...samples.keys()].filter((at) => Math.abs(samples[at]) > 0.005);
    const step = rate / steps;
    const course = Array.from({ length: steps * seconds }, (_, n) => {
      const part = samples.subarray(n * step, (n + 1) * step);
      const power = part.reduce((sum, sample) => sum + sample * sample, 0) / step;
      const turns = part.filter((sample, at) => at && sample < 0 !== part[at - 1] < 0).length;
      // How loud it is then, and about how high, in octaves.
      return power < 1e-6 ? [0, 0] : [Math.sqrt(power), Math.log2(1 + (turns * steps) / 2)];
    });
    heard[name] = {
      peak: Math.max(...loud.map((at) => Math.abs(samples[at]))),
      begins: loud[0] / rate,
      ends: loud.at(-1) / rate,
      course,
    };
  }
  return heard;
}

/** How far apart two sounds are: the mean difference of pitch while either is heard, and of length. */
function distance(one, other) {
  const either = one.course
    .map((step, at) => [step, other.course[at]])
    .filter(([a, b]) => a[0] || b[0]);
  const pitch = either.reduce((sum, [a, b]) => sum + Math.abs(a[1] - b[1]), 0) / either.length;
  return pitch + 4 * Math.abs(one.ends - other.ends);
}

test('every sound is short, neither too soft nor clipped, and unlike the others', async () => {
  const { outputText } = ts.transpileModule(
    readFileSync(new URL('../src/lib/play/sounds.ts', import.meta.url), 'utf8'),
    { compilerOptions: { module: 'ESNext', target: 'ES2022' } },
  );
  const browser = await launch();
  const page = await browser.newPage();
  const heard = await page.evaluate(render, [outputText, RATE, SECONDS, STEPS]);
  await browser.close();
  const names = Object.keys(heard);
  assert.equal(names.length, 11);
  for (const [name, { peak, begins, ends }] of Object.entries(heard)) {
    console.log(
      `${name}: peak ${peak.toFixed(2)}, from ${begins.toFixed(3)} to ${ends.toFixed(2)} s`,
    );
    assert.ok(peak > 0.12 && peak < 0.8, `${name} has a peak of ${peak}`);
    assert.ok(begins < 0.03, `${name} begins after ${begins} s`);
    assert.ok(ends > 0.03 && ends < 1.6, `${name} ends after ${ends} s`);
  }
  for (const [at, name] of names.entries())
    for (const other of names.slice(at + 1)) {
      const far = distance(heard[name], heard[other]);
      assert.ok(far > 0.4, `${name} and ${other} are alike: ${far}`);
    }
});
