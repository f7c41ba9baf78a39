/** One game in the lab: its content as somebody has changed it, and what that does. */
import { Bench, type Figures } from './bench';
import {
  type Field,
  type Files,
  type Value,
  changesIn,
  keyOf,
  literal,
  sectionsOf,
  set,
  writtenIn,
} from './content';
import { type Flaw, fieldOf, inGerman } from './flaws';
import { type How, differing, linkFor, variantIn } from './link';
import { settings } from '../settings.svelte';

/** The difference after so many games, and where it lies. */
export type Point = { games: number; difference: number; low: number; high: number };
type Whole = readonly [Files, Field[]];
type Phase = 'idle' | 'starting' | 'playing' | 'stopped' | 'decided';

/** After somebody typed, in ms. */
const PAUSE = 120;
/** Between two looks at the figures, in ms. */
const LOOK = 100;
/** Points of the curve that are kept. */
const MOST = 240;
const USUAL: How = { options: {}, bot: 'greedy', games: 10_000, seed: 1 };

export class Lab {
  readonly game: string;
  #bench: Bench;
  /** The content that the game comes with. */
  base = $state.raw<Whole | null>(null);
  files = $state.raw<Files>({});
  fields = $state.raw<Field[]>([]);
  how = $state.raw<How>(USUAL);
  #flaws = $state.raw<Flaw[]>([]);
  phase = $state<Phase>('idle');
  figures = $state.raw<Figures | null>(null);
  history = $state.raw<Point[]>([]);
  /** Games of either version in a second. */
  rate = $state(0);
  trouble = $state('');
  /** What a link brought that has no place; -1 if it is damaged. */
  lost = $state(0);
  /** The link to what there is now. */
  link = $state('');
  #curve: Point[] = [];
  #timer = 0;
  #turn = 0;
  #began = 0;
  #looked = 0;
  #paused = 0;

  changes = $derived(this.base ? changesIn(this.base, [this.files, this.fields]) : []);
  changed = $derived(new Map(this.changes.map((change) => [keyOf(change.field), change])));
  differs = $derived(
    this.base !== null && Object.keys(differing(this.base[0], this.files)).length > 0,
  );
  sections = $derived(sectionsOf(this.files, this.fields, settings.lang));
  flaws = $derived(
    this.#flaws.map((flaw) => ({
      ...flaw,
      message: settings.lang === 'de' ? inGerman(flaw.message) : flaw.message,
    })),
  );
  /** What is wrong with a field. */
  flawed = $derived(
    new Map(
      this.flaws.flatMap((flaw) => {
        const field = fieldOf(this.files, this.fields, flaw);
        return field ? [[keyOf(field), flaw.message] as const] : [];
      }),
    ),
  );

  constructor(game: string) {
    this.game = game;
    this.#bench = new Bench(game);
  }

  /** Opens the content, with what a link or the last visit left. */
  async open(link: string) {
    try {
      const base = await this.#bench.builtIn();
      const found = await variantIn(base, link || this.#draft());
      if (found) {
        const { files } = found;
        [, this.fields] = await this.#bench.source(files).catch(() => base);
        this.files = files;
        this.how = { ...USUAL, ...found.how };
      } else {
        [this.files, this.fields] = base;
      }
      this.lost = found?.lost ?? (link ? -1 : 0);
      this.base = base;
      if (this.differs) await this.#review(false);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Changes one value. */
  set(field: Field, value: Value) {
    this.write(field, literal(value));
  }

  /** The same, as TOML has it. */
  write(field: Field, text: string) {
    const now = this.fields.find((one) => keyOf(one) === keyOf(field));
    if (!now || writtenIn(this.files, now) === text) return;
    ({ files: this.files, fields: this.fields } = set(this.files, this.fields, now, text));
    this.#touch(false);
  }

  /** Changes the text of a file. */
  type(file: string, text: string) {
    this.files = { ...this.files, [file]: text };
    this.#touch(true);
  }

  /** Takes all changes back. */
  reset() {
    if (!this.base) return;
    [this.files, this.fields] = this.base;
    this.#touch(false);
  }

  /** Changes how it is played. */
  play(how: Partial<How>) {
    this.how = { ...this.how, ...how };
    this.#touch(false);
  }

  stop() {
    this.#bench.pause();
    this.phase = 'stopped';
    this.#paused = performance.now();
  }

  go() {
    this.#bench.resume();
    this.phase = 'playing';
    this.#began += performance.now() - this.#paused;
  }

  close() {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#bench.close();
  }

  #touch(reread: boolean) {
    this.#turn++;
    this.#bench.stop();
    this.phase = 'idle';
    this.#forget();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#review(reread), PAUSE);
  }

  #forget() {
    this.figures = null;
    this.history = [];
    this.#curve = [];
    this.rate = 0;
  }

  /** Checks what there is, and plays it if it is sound and new. */
  async #review(reread: boolean) {
    const turn = ++this.#turn;
    const { files } = this;
    const isOld = () => turn !== this.#turn;
    try {
      const flaws = this.differs ? await this.#bench.flaws(files) : [];
      if (isOld()) return;
      this.#flaws = flaws;
      if (reread) {
        const found = await this.#bench.source(files).catch(() => null);
        if (isOld()) return;
        if (found) [, this.fields] = found;
      }
      void this.#keep();
      if (flaws.length || !this.differs) return;
      this.phase = 'starting';
      this.trouble = '';
      this.#began = performance.now();
      const { game, how } = this;
      await this.#bench.play({ game, new: files, ...how }, (figures) => {
        if (!isOld()) this.#hear(figures);
      });
    } catch (error) {
      if (isOld()) return;
      this.trouble = (error as Error).message;
      this.phase = 'idle';
    }
  }

  #hear(figures: Figures) {
    const now = performance.now();
    const { games, difference, interval } = figures.rows[0];
    const [low, high] = interval;
    if (this.#curve.length >= MOST) this.#curve = this.#curve.filter((_, n) => n % 2);
    if (games > (this.#curve.at(-1)?.games ?? 1))
      this.#curve.push({ games, difference, low, high });
    // A page that is drawn for every figure has no time for anything else.
    if (!figures.verdict && this.figures && now - this.#looked < LOOK) return;
    this.#looked = now;
    this.figures = figures;
    this.history = [...this.#curve];
    if (figures.verdict) this.phase = 'decided';
    else if (this.phase === 'starting') this.phase = 'playing';
    this.rate = (2 * figures.games) / Math.max(0.001, (now - this.#began) / 1000);
  }

  #draft(): string {
    try {
      return localStorage.getItem(`redtag-lab-${this.game}`) ?? '';
    } catch {
      return '';
    }
  }

  async #keep() {
    if (!this.base) return;
    const kept = await linkFor(this.base, [this.files, this.fields], this.how);
    this.link = `${location.href.split('#')[0]}#/lab/${this.game}/${kept}`;
    try {
      localStorage.setItem(`redtag-lab-${this.game}`, kept);
    } catch {
      // Storage is refused or full: the variant lasts until the page is closed.
    }
  }
}
