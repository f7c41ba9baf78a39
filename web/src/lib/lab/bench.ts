/**
 * The workers of the lab: two play games of both versions, and a third reads content and puts
 * together what they have played. Nothing leaves this browser.
 */
import type { Options } from '../engine/messages';
import { WorkerSession } from '../engine/session';
import { settings } from '../settings.svelte';
import { type Field, type Files, fieldsOf } from './content';
import type { Flaw } from './flaws';

export type Measure = 'points' | 'won' | 'actions';
/** How the new version differs from the old one, by one measure. */
export type Row = {
  measure: Measure;
  games: number;
  old: number;
  new: number;
  difference: number;
  interval: [number, number];
  differing: number;
  unpaired_games: number | null;
};
export type Version = {
  points: { mean: number; interval: [number, number]; deviation: number };
  histogram: Record<string, number>;
  endings: Record<string, number>;
};
/** How far a comparison has come. */
export type Figures = {
  verdict: 'different' | 'alike' | 'unclear' | null;
  games: number;
  checkpoints: number[];
  /** The measure that decides comes first. */
  rows: [Row, ...Row[]];
  smallest_effect: number;
  versions: [Version, Version];
};
/** What is compared: the content of the game with that of somebody's own. */
export type Study = {
  game: string;
  new: Files;
  options: Options;
  bot: string;
  games: number;
  seed: number;
};
type Told = { measure: Measure; team: boolean; seats: number };

export const ALPHA = 0.05;
const PLAYERS = 2;
/** How long a worker plays before it tells, in ms: figures move, and a change need not wait. */
const SLICE = 80;
/** A worker that is still busy after this long when it is not needed any more is replaced. */
const PATIENCE = 250;

const session = (game: string) =>
  new WorkerSession(
    game,
    () => settings.lang,
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );

class Player {
  #game: string;
  #session: WorkerSession;
  #busy = 0;

  constructor(game: string) {
    this.#game = game;
    this.#session = session(game);
  }

  async ask<T>(wish: object): Promise<T> {
    this.#busy = performance.now();
    try {
      return await this.#session.lab<T>(wish);
    } finally {
      this.#busy = 0;
    }
  }

  /** Whatever it does is not needed any more. */
  release() {
    if (!this.#busy || performance.now() - this.#busy < PATIENCE) return;
    this.#session.close();
    this.#session = session(this.#game);
  }

  close() {
    this.#session.close();
  }
}

/** Games that are being played. */
class Run {
  next = 0;
  over = false;
  #paused: Promise<void> | undefined;
  #resume = () => {};

  pause() {
    this.#paused ??= new Promise((resolve) => (this.#resume = resolve));
  }

  resume() {
    this.#paused = undefined;
    this.#resume();
  }

  end() {
    this.over = true;
    this.resume();
  }

  get ready() {
    return this.#paused;
  }
}

export class Bench {
  #game: string;
  #desk: WorkerSession;
  #players: Player[] = [];
  #run: Run | undefined;

  constructor(game: string) {
    this.#game = game;
    this.#desk = session(game);
  }

  /**
   * The files of the game with every value in them. The players learn its rules meanwhile, so that a
   * change need not wait.
   */
  async builtIn() {
    const found = await this.source();
    this.#players = Array.from({ length: PLAYERS }, () => new Player(this.#game));
    return found;
  }

  /** These files, or those of the game, with every value in them. */
  async source(own?: Files): Promise<readonly [Files, Field[]]> {
    const content = own && { content: JSON.stringify(own) };
    const { files, values } = await this.#desk.ask({ op: 'source', game: this.#game, ...content });
    const texts = Object.fromEntries(files.map(({ name, text }) => [name, text]));
    return [texts, fieldsOf(texts, values)];
  }

  /** What is wrong with content; nothing if it can be played. */
  async flaws(files: Files): Promise<Flaw[]> {
    const content = JSON.stringify(files);
    const { flaws } = await this.#desk.ask({ op: 'check', game: this.#game, content });
    return flaws.map(({ file, line, column, message }) => ({
      file,
      line: line ?? 0,
      column: column ?? 0,
      message,
    }));
  }

  /** Plays until the comparison is decided or somebody stops it; `hear` is told how it stands. */
  async play(study: Study, hear: (figures: Figures) => void): Promise<void> {
    this.stop();
    const run = (this.#run = new Run());
    const prepared = this.#players.map((player) => player.ask<Told>({ op: 'study', ...study }));
    const [told] = await Promise.all(prepared);
    if (run.over || !told) return;
    const { measure } = told;
    const follow = { op: 'follow', measure, games: study.games, alpha: ALPHA, margin: 0 };
    // The desk answers in order, so this is done before anything is added.
    const followed = this.#desk.lab(follow);
    const add = async (stretches: unknown) => {
      if (run.over) return;
      const figures = await this.#desk.lab<Figures>({ op: 'add', stretches });
      if (run.over) return;
      hear(figures);
      if (figures.verdict) run.end();
    };
    const working = this.#players.map((player) => work(player, run, study.games, add));
    // Whoever is sent away in the middle of a game has nothing to tell.
    await Promise.all([followed, ...working]).catch((error: Error) => {
      if (!run.over) throw error;
    });
  }

  pause() {
    this.#run?.pause();
  }

  resume() {
    this.#run?.resume();
  }

  /** Ends what is being played. */
  stop() {
    if (!this.#run || this.#run.over) return;
    this.#run.end();
    for (const player of this.#players) player.release();
  }

  close() {
    this.#run?.end();
    this.#desk.close();
    for (const player of this.#players) player.close();
  }
}

/** One worker plays stretch after stretch, each about as long as a slice. */
async function work(
  player: Player,
  run: Run,
  games: number,
  add: (stretches: unknown) => Promise<void>,
) {
  let size = 1;
  let added: Promise<void> | undefined;
  while (!run.over && run.next < games) {
    if (run.ready) await run.ready;
    const first = run.next;
    const end = Math.min(first + size, games);
    if (run.over || first >= games) break;
    run.next = end;
    const began = performance.now();
    const stretches = await player.ask({ op: 'play', first, end });
    const fitting = (size * SLICE) / Math.max(1, performance.now() - began);
    size = Math.max(1, Math.round(Math.min(fitting, size * 4)));
    // The next stretch is played while this one is counted, but nobody runs far ahead.
    await added;
    added = add(stretches);
    added.catch(() => {});
  }
  await added;
}
