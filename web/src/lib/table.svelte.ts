/** A game on the table: what the page shows of it and what can be done with it. */
import { playing, think } from './engines';
import { type Hold, hold } from './lock';
import { type Action, type Hint, type Moment, type Odds, type State, type Why, same } from './messages';
import { Refused } from './session';
import { type Save, newId, store } from './store.svelte';
import { t } from './words';

export type Role = 'playing' | 'watching';

export class Table {
  save = $state.raw<Save | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Moment[]>([]);
  /** An earlier moment that is looked at, and how things stood then. */
  moment = $state.raw<State | null>(null);
  role = $state<Role>('playing');
  missing = $state(false);
  broken = $state('');
  said = $state('');
  notice = $state('');
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Called with the events of a move after the new position is drawn. */
  onmoved: (events: unknown[]) => void = () => {};
  #hold: Hold | null = null;
  #busy = false;

  shown = $derived(this.moment ?? this.state);
  live = $derived(this.moment === null && this.role === 'playing' && !this.state?.over);
  actions = $derived(this.live ? (this.state?.to_act[0]?.actions ?? []) : []);
  labels = $derived(this.live ? (this.state?.to_act[0]?.labels ?? []) : []);

  constructor(readonly id: string) {}

  async open(steal = false) {
    const save = await store.get(this.id);
    if (!save) return void (this.missing = true);
    this.#hold = await hold(this.id, steal, () => (this.role = 'watching'));
    this.role = this.#hold ? 'playing' : 'watching';
    await this.#take(save);
  }

  close() {
    this.#hold?.release();
  }

  async #take(save: Save) {
    this.save = save;
    try {
      this.state = await playing().ask({ op: 'open', journal: save.journal });
      this.log = (await playing().ask({ op: 'log' })).log;
    } catch (error) {
      this.broken = String((error as Error).message);
    }
  }

  /** Another tab played on. */
  async follow() {
    const save = await store.get(this.id);
    if (save && this.role === 'watching') await this.#take(save);
  }

  /** The same in the language of the page. */
  async translate() {
    if (!this.state) return;
    this.state = await playing().ask({ op: 'state' });
    this.log = (await playing().ask({ op: 'log' })).log;
    if (this.moment) await this.look(this.moment.actions);
    if (this.hint) await this.think();
  }

  async play(action: Action) {
    if (this.#busy || !this.live) return;
    this.#busy = true;
    try {
      const label = this.labels[this.actions.findIndex((one) => same(one, action))];
      const [played, state] = await Promise.all([
        playing().ask({ op: 'play', seat: 0, action }),
        playing().ask({ op: 'state' }),
      ]);
      this.hint = null;
      this.notice = '';
      this.state = state;
      this.log = [...this.log, { seat: 0, action, label, events: played.events, log: played.log }];
      this.said = `${played.log.join(' ')} ${state.prompt}`;
      this.onmoved(played.events);
    } catch (error) {
      this.#tell(error);
      return;
    } finally {
      this.#busy = false;
    }
    await this.#keep();
  }

  async undo() {
    if (this.#busy || this.moment || this.role === 'watching') return;
    try {
      this.state = await playing().ask({ op: 'undo', seat: 0 });
      this.log = (await playing().ask({ op: 'log' })).log;
      this.hint = null;
      this.notice = '';
      this.said = `${t('undone')} ${this.state.prompt}`;
      await this.#keep();
    } catch (error) {
      this.#tell(error);
    }
  }

  why(action: Action): Promise<Why> {
    return playing().ask({ op: 'why', seat: 0, action });
  }

  async think() {
    if (!this.save || !this.live) return;
    const at = this.state;
    this.thinking = true;
    try {
      const hint = await think(this.save.journal, (bot) => bot.ask({ op: 'hint', seat: 0, bot: 'search:8000' }));
      if (at?.hash !== this.state?.hash || at?.actions !== this.state?.actions) return;
      this.hint = hint;
      this.said = `${t('hint')}: ${hint.label}`;
    } catch (error) {
      this.#tell(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Exact odds at the moment that is shown. */
  odds(): Promise<Odds> {
    const actions = this.shown?.actions ?? 0;
    return think(this.save?.journal ?? '', async (bot) => {
      if (this.moment) await bot.ask({ op: 'branch', actions, seed: 'odds' });
      return bot.ask({ op: 'odds', budget: 60_000 });
    });
  }

  /** Looks at the moment after so many actions. */
  async look(actions: number) {
    if (actions === this.state?.actions) return this.back();
    this.moment = await think(this.save?.journal ?? '', (bot) => bot.ask({ op: 'branch', actions, seed: 'look' }));
    this.said = t('looking', { n: actions });
  }

  back() {
    this.moment = null;
  }

  /** A game of its own from the moment that is shown; answers its id. */
  async branch(): Promise<string | undefined> {
    const actions = this.shown?.actions;
    if (actions === undefined || !this.save) return;
    const seed = newId();
    const journal = await think(this.save.journal, async (bot) => {
      await bot.ask({ op: 'branch', actions, seed });
      return (await bot.ask({ op: 'journal' })).journal;
    });
    return keepJournal(journal, false);
  }

  async #keep() {
    const { journal } = await playing().ask({ op: 'journal' });
    if (!this.save || !this.state) return;
    this.save = { ...this.save, ...told(this.state), journal, played: Date.now() };
    await store.put(this.save);
  }

  #tell(error: unknown) {
    this.notice = error instanceof Refused ? error.message : t('engine-trouble', { what: String(error) });
    this.said = this.notice;
  }
}

function told(state: State) {
  return { actions: state.actions, score: state.scores[0] ?? 0, over: state.over };
}

/** Keeps a journal as a game of its own (a branch), or finds the game that it already is. Throws what is wrong with it. */
export async function keepJournal(journal: string, find = true): Promise<string> {
  await store.ready;
  const known = find && store.saves.find((save) => save.journal === journal);
  if (known) return known.id;
  const state = await think(journal, (bot) => bot.ask({ op: 'state' }));
  return keepState(state, journal, !find);
}

/** Begins a game and keeps it; answers its id. */
export async function begin(game: string, seed: string, options: Record<string, number | string>): Promise<string> {
  const state = await playing().ask({ op: 'new', game, seed, options });
  const { journal } = await playing().ask({ op: 'journal' });
  return keepState(state, journal);
}

async function keepState(state: State, journal: string, branched = false) {
  const { games } = await playing().ask({ op: 'games' });
  const usual = games.find(({ name }) => name === state.game)?.options;
  const now = Date.now();
  const save: Save = {
    id: newId(),
    game: state.game,
    journal,
    seed: state.seed ?? '',
    unofficial: !same(usual, state.options),
    branched,
    started: now,
    played: now,
    ...told(state),
  };
  await store.put(save);
  return save.id;
}
