/** The sounds of a match: short, and made from noise and tones. */
import type { Sound } from './shown';

/**
 * A part of a sound: when it begins and how long it lasts, in seconds, how loud it is, and what it
 * is made of. A tone slides from `from` to `to` hertz; noise is let through around them.
 */
type Part = {
  at?: number;
  lasts: number;
  loud?: number;
  from: number;
  to?: number;
  wave?: OscillatorType | 'noise';
};

const taps = (...times: number[]): Part[] =>
  times.map((at, n) => ({
    at,
    lasts: 0.05,
    loud: 0.5 - n * 0.08,
    from: 1800 - n * 150,
    wave: 'noise',
  }));
const tune = (wave: OscillatorType, step: number, ...notes: number[]): Part[] =>
  notes.map((from, n) => ({ at: n * step, lasts: step * 2.2, loud: 0.28, from, wave }));

export const SOUNDS: Record<Sound, { parts: Part[]; buzz?: number[] }> = {
  card: { parts: [{ lasts: 0.09, loud: 0.35, from: 2600, to: 900, wave: 'noise' }] },
  die: { parts: taps(0, 0.07, 0.13, 0.22, 0.3) },
  step: { parts: [{ lasts: 0.07, loud: 0.4, from: 220, to: 130 }] },
  hit: {
    parts: [
      { lasts: 0.16, loud: 0.6, from: 160, to: 60, wave: 'triangle' },
      { lasts: 0.08, loud: 0.35, from: 900, to: 300, wave: 'noise' },
    ],
    buzz: [40],
  },
  heal: { parts: tune('sine', 0.08, 523, 659, 784) },
  quake: {
    parts: [
      { lasts: 1.1, loud: 0.9, from: 90, to: 40, wave: 'noise' },
      { lasts: 1, loud: 0.5, from: 48, to: 30 },
    ],
    buzz: [120, 40, 160],
  },
  alarm: {
    parts: [0, 0.3].flatMap((at) => [
      { at, lasts: 0.14, loud: 0.22, from: 880, wave: 'square' as const },
      { at: at + 0.14, lasts: 0.14, loud: 0.22, from: 660, wave: 'square' as const },
    ]),
    buzz: [60, 60, 60],
  },
  page: { parts: [{ lasts: 0.28, loud: 0.3, from: 1200, to: 3600, wave: 'noise' }] },
  coin: { parts: tune('triangle', 0.06, 1319, 1760) },
  won: { parts: tune('triangle', 0.13, 523, 659, 784, 1047), buzz: [30, 40, 30, 40, 90] },
  lost: { parts: tune('triangle', 0.2, 392, 330, 262, 196), buzz: [200] },
};

let hiss: AudioBuffer | undefined;

/** Half a second of noise, made once. */
function noise({ sampleRate }: BaseAudioContext): AudioBuffer {
  const made = new AudioBuffer({ length: sampleRate / 2, sampleRate });
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return made;
}

function sound(
  to: BaseAudioContext,
  { at = 0, lasts, loud = 0.3, from, to: end = from, wave }: Part,
) {
  const begins = to.currentTime + at;
  const ends = begins + lasts;
  const gain = new GainNode(to, { gain: 0 });
  // What is left of noise behind the filter is soft.
  const peak = loud * (wave === 'noise' ? 1.6 : 0.7);
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(peak, begins + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(peak * 0.06, ends - lasts / 10);
  gain.gain.linearRampToValueAtTime(0, ends);
  gain.connect(to.destination);
  const slide = (frequency: AudioParam) => {
    frequency.setValueAtTime(from, begins);
    frequency.exponentialRampToValueAtTime(end, ends);
  };
  if (wave === 'noise') {
    const filter = new BiquadFilterNode(to, { type: 'bandpass', Q: 0.8 });
    slide(filter.frequency);
    filter.connect(gain);
    const source = new AudioBufferSourceNode(to, { buffer: (hiss ??= noise(to)), loop: true });
    source.connect(filter);
    source.start(begins);
    source.stop(ends);
  } else {
    const source = new OscillatorNode(to, { type: wave ?? 'sine' });
    slide(source.frequency);
    source.connect(gain);
    source.start(begins);
    source.stop(ends);
  }
}

/** Lets a sound be heard from now on. */
export function make(to: BaseAudioContext, name: Sound) {
  for (const part of SOUNDS[name].parts) sound(to, part);
}
