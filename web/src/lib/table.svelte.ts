/** A game on the table: what the page shows of it and what can be done with it. */
import { games } from '../games';
import { playing, think } from './engines';
import { type Hold, hold } from './lock';
import { type Action, type Hint, type Moment, type Odds, type Options, type Player, type State, type Why, same, steady } from './messages';
import { Refused } from './session';
import { PAUSES, settings } from './settings.svelte';
import { headerOf, leftIn, split } from './campaigns';
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
  /** The person whom the device is to be passed to, before anything else. */
  passTo = $state<number | null>(null);
  /** Bots do not wait until a person is to act again. */
  fast = $state(false);
  /** Called with the events of a move after the new position is drawn. */
  onmoved: (events: unknown[]) => void = () => {};
  #hold: Hold | null = null;
  #busy = false;
  #closed = false;
  /** Bots are at it. */
  #running = false;
  #wake = () => {};
  /** The person who has the device. */
  #person: number | null = null;
  #steady = steady<Player[]>();

  shown = $derived(this.moment ?? this.state);
  live = $derived(this.moment === null && this.role === 'playing' && !this.state?.over);
  players = $derived(this.#steady(seated(this.state)));
  /** Who acts first where several may. */
  wish = $state<number | null>(null);
  /** The seat to act with what it may do, and its bot if it is no person. */
  asked = $derived(this.state?.to_act.find(({ seat }) => seat === this.wish) ?? this.state?.to_act[0]);
  seat = $derived(this.asked?.seat ?? 0);
  bot = $derived(this.state?.over ? undefined : this.players[this.seat]?.bot);
  /** Who else may act now. */
  others = $derived(this.live ? (this.state?.to_act.map(({ seat }) => seat).filter((seat) => seat !== this.seat) ?? []) : []);
  /** A person may choose now. */
  mine = $derived(this.live && !this.bot && this.passTo === null);
  actions = $derived(this.mine ? (this.asked?.actions ?? []) : []);
  costs = $derived(this.mine ? (this.asked?.costs ?? []) : []);
  labels = $derived(this.mine ? (this.asked?.labels ?? []) : []);

  /** What is asked of the seat to act, or how it ended. */
  prompt = $derived((this.state?.over ? undefined : this.asked?.prompt) ?? this.state?.prompt ?? '');

  constructor(readonly id: string) {}

  async open(steal = false) {
    const save = await store.get(this.id);
    if (!save) return void (this.missing = true);
    this.#hold = await hold(this.id, steal, () => (this.role = 'watching'));
    this.role = this.#hold ? 'playing' : 'watching';
    await this.#take(save);
    this.#next();
  }

  close() {
    this.#closed = true;
    this.#wake();
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
    if (this.mine && (await this.#act(this.seat, action))) this.#next();
  }

  async #act(seat: number, action: Action): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      const listed = this.state?.to_act.find((one) => one.seat === seat);
      const label = listed?.labels[listed.actions.findIndex((one) => same(one, action))];
      const [played, state] = await Promise.all([
        playing().ask({ op: 'play', seat, action }),
        playing().ask({ op: 'state' }),
      ]);
      this.hint = null;
      this.notice = '';
      const actor = this.players.length > 1 ? `${this.players[seat]?.name}: ${label}. ` : '';
      this.state = state;
      this.log = [...this.log, { seat, action, label, events: played.events, log: played.log }];
      this.said = `${actor}${played.log.join(' ')} ${this.bot ? '' : this.prompt}`;
      this.onmoved(played.events);
    } catch (error) {
      this.#tell(error);
      return false;
    } finally {
      this.#busy = false;
    }
    await this.#keep();
    return true;
  }

  /** The device goes to the next person, or bots play. */
  #next() {
    if (!this.live) return;
    if (this.bot) return void this.#bots();
    if (this.save?.handover && this.#person !== this.seat) this.passTo = this.seat;
    else this.#person = this.seat;
  }

  /** The next person has the device. */
  take() {
    this.#person = this.passTo;
    this.passTo = null;
    this.said = this.prompt;
  }

  /** Somebody else who may act now does so. */
  turnTo(seat: number) {
    this.wish = seat;
    this.hint = null;
    this.#wake();
    this.#next();
    if (this.mine) this.said = this.prompt;
  }

  /** Lets bots play until a person is to act. They think elsewhere, so nothing here ever waits for them. */
  async #bots() {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#closed && this.live && this.bot) {
        const { state, seat, bot } = this;
        const thought = think(this.save?.journal ?? '', (session) => session.ask({ op: 'hint', seat, bot }));
        const [hint] = await Promise.all([thought, this.#pause()]);
        if (this.#closed || !this.live || this.state !== state || this.seat !== seat) continue;
        if (!(await this.#act(seat, hint.action))) break;
      }
    } catch (error) {
      this.#tell(error);
    }
    this.#running = false;
    this.fast = false;
    if (!this.#closed && !this.bot) this.#next();
  }

  #pause() {
    if (this.fast) return;
    return new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, PAUSES[settings.pace]);
    });
  }

  /** Shows what the bots do without pauses. */
  hurry() {
    this.fast = true;
    this.#wake();
  }

  /** Takes back what a person did last, and what bots did since. */
  async undo() {
    if (this.#busy || this.moment || this.role === 'watching') return;
    try {
      let seat = 0;
      do {
        seat = this.log.at(-1)?.seat ?? this.seat;
        this.state = await playing().ask({ op: 'undo', seat });
        this.log = (await playing().ask({ op: 'log' })).log;
      } while (this.players[seat]?.bot);
      this.hint = null;
      this.notice = '';
      this.passTo = null;
      this.#person = this.seat;
      this.said = `${t('undone')} ${this.prompt}`;
    } catch (error) {
      this.#tell(error);
    }
    await this.#keep();
    this.#next();
  }

  why(action: Action): Promise<Why> {
    return playing().ask({ op: 'why', seat: this.seat, action });
  }

  async think() {
    if (!this.save || !this.mine) return;
    const { state: at, seat } = this;
    this.thinking = true;
    try {
      const hint = await think(this.save.journal, (bot) => bot.ask({ op: 'hint', seat, bot: games[this.save?.game ?? '']?.hints ?? 'search:4000' }));
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
    this.#next();
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

/** Who sits at the table, by the names that were given or by their number. */
export function seated(state: State | null): Player[] {
  return (state?.scores ?? []).map((_, seat) => state?.players[seat] ?? { name: t('player-n', { n: seat + 1 }) });
}

/** The first seat with a person. */
export const personIn = (players: Player[]) => Math.max(0, players.findIndex(({ bot }) => !bot));

function told({ actions, scores, players, winners, over }: State) {
  return { actions, scores, players, winners, over, score: scores[personIn(players)] ?? 0 };
}

/** Keeps a journal as a game of its own (a branch), or finds the game that it already is. Throws what is wrong with it. */
export async function keepJournal(journal: string, find = true): Promise<string> {
  await store.ready;
  const known = find && store.saves.find((save) => save.journal === journal);
  if (known) return known.id;
  const state = await think(journal, (bot) => bot.ask({ op: 'state' }));
  return keepState(state, journal, { branched: !find });
}

export type Beginning = { game: string; seed: string; options?: Options; players?: Player[]; handover?: boolean };

/** Begins a game and keeps it; answers its id. */
export async function begin({ handover = false, ...beginning }: Beginning): Promise<string> {
  const state = await playing().ask({ op: 'new', ...beginning });
  const { journal } = await playing().ask({ op: 'journal' });
  return keepState(state, journal, { handover });
}

/** Begins the game of the campaign after one that has ended. */
export async function goOn(before: Save, { handover = false, game: _game, ...beginning }: Beginning): Promise<string> {
  const state = await playing().ask({ op: 'next', journal: before.journal, ...beginning });
  const { journal } = await playing().ask({ op: 'journal' });
  return keepState(state, journal, { handover, ...belongs(before) });
}

/** Begins a game of a campaign again that cannot be played on; the old one is kept beside it. */
export async function beginAgain(before: Save): Promise<string> {
  const { game, options, players } = headerOf(before.journal);
  const state = await playing().ask({ op: 'new', game, options, players, seed: newId() });
  const { journal } = await playing().ask({ op: 'journal' });
  const id = await keepState(state, journal, { handover: before.handover, ...belongs(before) });
  await store.put({ ...before, aside: true });
  return id;
}

/** Keeps a campaign from a file, all games that are not there yet; answers its id. */
export async function keepCampaign(text: string, name = ''): Promise<string> {
  await store.ready;
  const journals = split(text);
  const known = store.saves.find((save) => save.campaign && journals.some((journal) => save.journal.startsWith(journal)));
  const campaign = known?.campaign ?? newId();
  for (const [at, journal] of journals.entries()) {
    // A game that has gone on since is there already.
    if (store.saves.some((save) => save.journal.startsWith(journal))) continue;
    const belonging = { campaign, campaignName: known?.campaignName ?? name, started: Date.now() + at };
    try {
      const state = await think(journal, (bot) => bot.ask({ op: 'state' }));
      await keepState(state, journal, belonging);
    } catch (error) {
      const { game, seed = '', players = [] } = headerOf(journal);
      // It was played with other content: it stays what it is, and what it left can be read.
      if (!leftIn(journal) && journals.length === 1) throw error;
      await store.put({ id: newId(), game, journal, seed, players, unofficial: false, branched: false, actions: 0, score: 0, scores: [], winners: [], handover: false, over: leftIn(journal) !== undefined || at + 1 < journals.length, played: belonging.started, ...belonging });
    }
  }
  return campaign;
}

const belongs = ({ id, campaign = id, campaignName = '' }: Save) => ({ campaign, campaignName });

async function keepState(state: State, journal: string, more: Partial<Save> = {}) {
  const now = Date.now();
  const id = newId();
  const save: Save = {
    id,
    game: state.game,
    journal,
    seed: state.seed ?? '',
    unofficial: !state.official,
    branched: false,
    handover: false,
    ...(games[state.game]?.campaign && { campaign: id }),
    started: now,
    played: now,
    ...told(state),
    ...more,
  };
  await store.put(save);
  return save.id;
}
