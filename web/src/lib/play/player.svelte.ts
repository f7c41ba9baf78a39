/**
 * Plays what happened at an action, event by event: the board is handed how things stood at each of
 * them, and shows what the game says about it. Nothing waits for this: who acts, or skips, sees the
 * rest at once.
 */
import { tick } from 'svelte';
import type { Face } from '../../games';
import type { Frame } from '../engine/messages';
import { settings } from '../settings.svelte';
import { flights } from './flights.svelte';
import { marks } from './marks.svelte';
import type { Shown } from './shown';
import { play } from './sound';

/** What is played: the events of an action of a seat, how things stood then, and the words. */
export type Reel = { seat?: number | undefined; events: unknown[]; log: string[]; frames: Frame[] };

/** Hears the words of each step, and whether it is the last one. */
type Say = (told: string, last: boolean) => void;

/** How long an event stays and how long a sequence may take, in milliseconds. */
const PACES = { calm: [750, 8000], brisk: [330, 3500], off: [0, 0] } as const;

export class EventPlayer {
  face: Face | null = null;
  /** How things stand at the event that is played, unless it is the last one. */
  frame = $state.raw<Frame | null>(null);
  /** What is played, as long as it is. */
  reel = $state.raw<Reel | null>(null);
  /** How many of its events have been told. */
  told = $state(0);
  scene = $state<Shown['scene']>();
  /** The sequence has been played to its end. */
  done: Promise<void> = Promise.resolve();
  #resolve = () => {};
  #wake = () => {};
  #say: Say = () => {};

  /** Plays a sequence. Whatever was being played ends first. */
  start(reel: Reel, say: Say, fast = false) {
    this.skip();
    const [beat, most] = PACES[fast ? 'off' : settings.pace];
    const { face } = this;
    if (!beat || !face || !reel.events.length) return say(reel.log.join(' '), true);
    const shown = reel.events.map((event, at) => {
      const { position } = reel.frames[at] ?? { position: null };
      return face.show?.(event as never, position as never) ?? { moves: face.moves([event]) };
    });
    const beats = shown.reduce((sum, { beats = 1 }) => sum + beats, 0);
    this.#say = say;
    this.reel = reel;
    this.told = 0;
    this.done = new Promise((done) => (this.#resolve = done));
    void this.#run(reel, shown, Math.min(beat, most / Math.max(1, beats)));
  }

  async #run(reel: Reel, shown: Shown[], beat: number) {
    let together: Shown[] = [];
    for (const [at, now] of shown.entries()) {
      together.push(now);
      const last = at === shown.length - 1;
      if (now.beats === 0 && !last) continue;
      this.#say(reel.log.slice(this.told, at + 1).join(' '), last);
      this.told = at + 1;
      this.frame = last ? null : (reel.frames[at] ?? null);
      await tick();
      if (this.reel !== reel) return;
      this.#show(together, beat);
      together = [];
      await new Promise<void>((done) => {
        this.#wake = done;
        setTimeout(done, beat * (now.beats || 1));
      });
      if (this.reel !== reel) return;
    }
    this.#end();
  }

  #show(shown: Shown[], beat: number) {
    this.scene = shown.find(({ scene }) => scene)?.scene;
    flights.start(
      shown.flatMap(({ moves }) => moves ?? []),
      beat,
    );
    marks.start(shown.flatMap(({ marks }) => marks ?? []));
    for (const { sound } of shown) if (sound) play(sound);
  }

  /** Shows the end of what is played at once. */
  skip() {
    const { reel } = this;
    if (!reel) return;
    if (this.told < reel.log.length) this.#say(reel.log.slice(this.told).join(' '), true);
    flights.clear();
    marks.clear();
    this.#end();
  }

  #end() {
    this.frame = null;
    this.reel = null;
    this.scene = undefined;
    this.#wake();
    this.#resolve();
  }
}
