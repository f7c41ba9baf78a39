/** An open match: what the page shows of it and what can be done with it. */
import { games } from '../../games';
import { playing, think, use } from '../engine/engines';
import {
  type Action,
  type Hint,
  type Moment,
  type Odds,
  type Played,
  type Player,
  type State,
  type Why,
  same,
  steady,
} from '../engine/messages';
import { Refused } from '../engine/session';
import { messageOf } from '../errors';
import { EventPlayer, type Reel } from '../play/player.svelte';
import { contentIn } from '../storage/packs';
import { keepBranch, seated, summary, withHeader } from '../storage/saves';
import type { Save } from '../storage/store.svelte';
import { t } from '../words';
import type { Online } from './online.svelte';

export type Role = 'playing' | 'watching';

/** Where the actions of a match go, and where they come from: this browser, or a server. */
export interface Source {
  /** Lays the match, or says that it is missing. */
  open(steal: boolean): Promise<void>;
  /** Does what a person here has chosen. */
  play(seat: number, action: Action): Promise<void>;
  undo(): Promise<void>;
  /** Keeps the match as it is now. */
  keep(save: Save): Promise<void>;
  /** Sees to whoever is next. */
  next(): void;
  close(): void;
}

export class Match {
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
  /** The person who has the device. */
  person = $state<number | null>(null);
  /** Bots do not wait until a person is to act again. */
  fast = $state(false);
  closed = false;
  /** What only a match with people elsewhere has. */
  online: Online | null = null;
  /** Plays what happened on the board. */
  readonly player = new EventPlayer();
  #source: Source;
  #steady = steady<Player[]>();

  /** How things stand after everything that happened, or at the moment that is looked at. */
  #stands = $derived(this.moment ?? this.state);
  /** What the board shows: that, or how things stood at the event that is being played. */
  shown = $derived(
    this.player.frame && this.#stands
      ? { ...this.#stands, over: false, seen: null, ...this.player.frame }
      : this.#stands,
  );
  /** What has been told: the last action as far as it has been played. */
  told = $derived.by(() => {
    const { log, player } = this;
    const last = log.at(-1);
    if (!last || !player.reel || last.events !== player.reel.events) return log;
    const { told } = player;
    const cut = { ...last, events: last.events.slice(0, told), log: last.log.slice(0, told) };
    return [...log.slice(0, -1), cut];
  });
  live = $derived(this.moment === null && this.role === 'playing' && !this.state?.over);
  players = $derived(this.#steady(this.online?.players ?? seated(this.state)));
  /** Who acts first where several may. */
  wish = $state<number | null>(null);
  /**
   * The seats to act that are played from here; the others of an online table are somebody else's.
   */
  own = $derived(
    (this.state?.to_act ?? []).filter(({ seat }) => this.online?.you.seats.includes(seat) ?? true),
  );
  /** The seat to act with what it may do, and its bot if it is no person. */
  asked = $derived(
    this.own.find(({ seat }) => seat === this.wish) ?? this.own[0] ?? this.state?.to_act[0],
  );
  seat = $derived(this.asked?.seat ?? 0);
  bot = $derived(this.state?.over ? undefined : this.players[this.seat]?.bot);
  /** Who else may act now. */
  others = $derived(
    this.live ? this.own.map(({ seat }) => seat).filter((seat) => seat !== this.seat) : [],
  );
  /** A person here may choose now. */
  mine = $derived(
    this.live &&
      !this.bot &&
      this.passTo === null &&
      !(this.save?.handover && this.person !== this.seat) &&
      this.own.length > 0 &&
      !this.online?.sending,
  );
  actions = $derived(this.mine ? (this.asked?.actions ?? []) : []);
  costs = $derived(this.mine ? (this.asked?.costs ?? []) : []);
  labels = $derived(this.mine ? (this.asked?.labels ?? []) : []);

  /** What is asked of the seat to act, or how it ended. */
  prompt = $derived(
    (this.state?.over ? undefined : this.asked?.prompt) ?? this.state?.prompt ?? '',
  );

  constructor(
    readonly id: string,
    source: (match: Match) => Source,
  ) {
    this.#source = source(this);
  }

  async open(steal = false) {
    await this.#source.open(steal);
    this.#source.next();
  }

  close() {
    this.closed = true;
    this.player.skip();
    this.#source.close();
  }

  /** Opens the match as a save says; `opened` is the answer if it was opened already. */
  async lay(save: Save, opened?: State) {
    this.save = save;
    use(save.game, save.packs);
    try {
      this.state =
        opened ??
        (await playing().ask({ op: 'open', journal: save.journal, ...contentIn(save.packs) }));
      this.log = this.state.moments ?? [];
      this.notice = save.missing ?? '';
    } catch (error) {
      this.broken = messageOf(error);
    }
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
    if (!this.mine) return;
    this.player.skip();
    await this.#source.play(this.seat, action);
  }

  /**
   * Plays an action, with the outcomes of chance if they have been told, and shows what happened.
   * Calls `done` before that.
   */
  async played(seat: number, action: Action, chance?: number[], done = () => {}): Promise<Played> {
    const listed = this.state?.to_act.find((one) => one.seat === seat);
    const label = listed?.labels[listed.actions.findIndex((one) => same(one, action))];
    const played = await playing().ask({
      op: 'play',
      seat,
      action,
      frames: true,
      ...(chance && { chance }),
    });
    done();
    this.hint = null;
    this.notice = '';
    const { events, log, frames = [] } = played;
    this.state = played;
    this.log = [...this.log, { seat, action, label, events, log }];
    this.#tell({ seat, events, log, frames }, label);
    return played;
  }

  /** Plays a sequence of events; what is said begins with who did it and ends with the question. */
  #tell(reel: Reel, label = '') {
    let actor = this.moment
      ? t('looking', { n: this.moment.actions })
      : this.#actor(reel.seat, label);
    const say = (told: string, last: boolean) => {
      const asked = !last || this.bot || this.moment ? '' : this.prompt;
      this.said = [actor, told, asked].filter(Boolean).join(' ');
      actor = '';
    };
    this.player.start(reel, say, this.fast);
  }

  #actor(seat: number | undefined, label: string) {
    const name = seat === undefined ? undefined : this.players[seat]?.name;
    return this.players.length > 1 && name ? `${name}: ${label}.` : '';
  }

  /** Shows the position after something was taken back. */
  async tookBack(state: State) {
    this.player.skip();
    this.state = state;
    this.log = state.moments ?? this.log.slice(0, -1);
    this.hint = null;
    this.notice = '';
    this.passTo = null;
    this.person = this.seat;
    this.said = `${t('undone')} ${this.prompt}`;
    await this.keep(`${JSON.stringify({ undo_to: state.actions })}\n`);
  }

  /** The next person has the device. */
  take() {
    this.person = this.passTo;
    this.passTo = null;
    this.said = this.prompt;
  }

  /** Somebody else who may act now does so. */
  turnTo(seat: number) {
    this.wish = seat;
    this.hint = null;
    this.player.skip();
    this.#source.next();
    if (this.mine) this.said = this.prompt;
  }

  /** Shows what the bots do without pauses. */
  hurry() {
    this.fast = true;
    this.player.skip();
  }

  async undo() {
    if (!this.moment && this.role === 'playing') await this.#source.undo();
  }

  why(action: Action): Promise<Why> {
    return playing().ask({ op: 'why', seat: this.seat, action });
  }

  async think() {
    if (!this.save || !this.mine) return;
    const { state: at, seat } = this;
    this.thinking = true;
    try {
      const hint = await think(this.save, (bot) =>
        bot.ask({
          op: 'hint',
          seat,
          bot: games[this.save?.game ?? '']?.hints ?? 'search:4000',
          reasons: true,
        }),
      );
      if (at?.hash !== this.state?.hash || at?.actions !== this.state?.actions) return;
      this.hint = hint;
      const reasons = hint.reasons?.map(({ text }) => text) ?? [];
      this.said = [`${t('hint')}: ${hint.label}.`, ...reasons].join(' ');
    } catch (error) {
      this.tell(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Exact odds at the moment that is shown. */
  odds(): Promise<Odds> {
    const actions = this.shown?.actions ?? 0;
    return think(this.save ?? { journal: '' }, async (bot) => {
      if (this.moment) await bot.ask({ op: 'branch', actions, seed: 'odds' });
      return bot.ask({ op: 'odds', budget: 60_000 });
    });
  }

  /** Plays an action again and then looks at the moment after so many of them. */
  async look(actions: number) {
    this.player.skip();
    const [state, frames] = await think(this.save ?? { journal: '' }, async (bot) => {
      const action = actions ? { action: actions - 1 } : {};
      const { frames } = await bot.ask({ op: 'frames', ...action });
      return [await bot.ask({ op: 'branch', actions, seed: 'look' }), frames];
    });
    this.moment = actions === this.state?.actions ? null : state;
    const { seat, events = [], log = [], label } = this.log[actions] ?? {};
    this.#tell({ seat, events, log, frames }, label);
    if (!this.moment) this.#source.next();
  }

  back() {
    this.player.skip();
    this.moment = null;
    this.#source.next();
  }

  /** A game of its own from the moment that is shown; answers its id. */
  async branch(): Promise<string | undefined> {
    const actions = this.shown?.actions;
    if (actions === undefined || !this.save) return;
    const { journal, packs } = this.save;
    return keepBranch(
      { journal: this.online ? withHeader(journal, { players: this.players }) : journal, packs },
      actions,
    );
  }

  /** To be called after each action that was played, with its line of the journal. */
  async keep(line = '') {
    if (!this.save || !this.state) return;
    const journal = this.save.journal + line;
    const { missing: _missing, ...save } = this.save;
    this.save = { ...save, ...summary(this.state), journal, played: Date.now() };
    await this.#source.keep(this.save);
  }

  tell(error: unknown) {
    this.notice =
      error instanceof Refused ? error.message : t('engine-trouble', { what: String(error) });
    this.said = this.notice;
  }
}
