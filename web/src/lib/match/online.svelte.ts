/**
 * A table with people elsewhere: actions go to the server, and everything that happens comes from
 * there.
 */
import { messageOf } from '../errors';
import { packsBrought } from '../storage/campaigns';
import { playing, think } from '../engine/engines';
import type { Action, Player } from '../engine/messages';
import { ring } from '../pieces/ring';
import { type Save, store } from '../storage/store.svelte';
import { type Source, Match } from './match.svelte';
import { saveOf, withHeader } from '../storage/saves';
import { tables } from './tables.svelte';
import {
  type Contact,
  type Gathering,
  type Laid,
  Line,
  type Logged,
  type Push,
  type Said,
  type Vote,
  type You,
} from './wire';
import { t } from '../words';

/** Whether the luck of a match was the one that had been sealed before it. */
export type Fairness = { fair: boolean; checked: number; why?: string };
type Due = Extract<Logged, { kind: 'play' | 'undo' | 'over' }>;

export class Online implements Source {
  you = $state.raw<You>({ seats: [], owner: false, watch: true });
  players = $state.raw<Player[] | undefined>();
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  votes = $state.raw<Vote[]>([]);
  chat = $state.raw<Said[]>([]);
  /** Chat lines that nobody here has looked at. */
  unread = $state(0);
  contact = $state<Contact>('joining');
  /** This browser has not been at the table before. */
  fresh = $state(false);
  /** An action is under way. */
  sending = $state(false);
  commitment = $state('');
  /**
   * How many actions were played before the seed was sealed, if the table was not online from the
   * beginning.
   */
  sealedFrom = $state<number | undefined>();
  fair = $state.raw<Fairness | null>(null);
  /** It has ended and is among the finished games of this browser. */
  kept = $state(false);
  #line: Line | undefined;
  #opened: () => void = () => {};
  /** The newest event that was heard, and the newest action or step back that is shown. */
  #seq: number | undefined;
  #shown = 0;
  /** The own action that is not shown yet. */
  #awaited = 0;
  #due: (Due | Laid)[] = [];
  #running = false;
  #turn = false;

  constructor(
    readonly match: Match,
    readonly key: string,
  ) {}

  open() {
    const known = tables.get(this.match.id, this.key);
    this.fresh = known?.key !== this.key;
    const keys = [this.key, ...(known?.made ? [known.made.owner] : [])];
    const opened = new Promise<void>((done) => (this.#opened = done));
    this.#line = new Line(keys, {
      since: () => this.#seq,
      hear: (push) => this.#hear(push),
      contact: (contact) => this.#contact(contact),
    });
    return opened;
  }

  close() {
    this.#line?.close();
  }

  #contact(contact: Contact) {
    const before = this.away;
    this.contact = contact;
    if (this.away) this.match.said = this.away;
    else if (contact === 'here' && before) this.match.said = t('contact-again');
    if (contact === 'refused' || contact === 'replaced') this.#opened();
  }

  /** Why nothing can be done now, until the line is there again. */
  get away() {
    return this.contact === 'away' || this.contact === 'full' ? t(`contact-${this.contact}`) : '';
  }

  #hear(push: Push) {
    if (push.push === 'table') {
      this.#gather(push);
      this.#seq = push.seq;
      this.chat = push.chat;
      this.#due = [push];
      void this.#run();
    } else if (push.push === 'hello') this.#gather(push);
    else if (push.push === 'event') this.#happened(push.event);
    else if (push.push === 'present') ({ present: this.present, watchers: this.watchers } = push);
    else if (push.push === 'vote') this.#voted(push.vote);
  }

  #gather({ you, players, present, watchers, votes }: Gathering) {
    Object.assign(this, { you, players, present, watchers, votes });
  }

  #happened(event: Logged) {
    if (this.#seq === undefined || event.seq <= this.#seq) return;
    // Something is missing in between: the server is asked for it.
    if (event.seq > this.#seq + 1) return this.#line?.drop();
    this.#seq = event.seq;
    if (event.kind === 'chat') this.#heard(event);
    else if (event.kind === 'player') {
      this.players = this.players?.map((player, seat) =>
        seat === event.seat ? event.player : player,
      );
      this.#note();
    } else if (event.kind !== 'key') {
      this.#due.push(event);
      void this.#run();
    }
  }

  #heard(said: Said) {
    this.chat = [...this.chat, said];
    this.unread++;
    if (!this.isMine(said)) this.match.said = `${said.from.name || t('watching')}: ${said.text}`;
  }

  isMine = ({ from }: Said) => from.seat !== undefined && this.you.seats.includes(from.seat);

  #voted(vote: Vote) {
    const known = this.votes.some(({ id }) => id === vote.id);
    this.votes = [...this.votes.filter(({ id }) => id !== vote.id), ...(vote.closed ? [] : [vote])];
    if (vote.closed) this.match.said = t(`vote-${vote.closed}`);
    else if (!known) this.match.said = this.question(vote);
  }

  name = (seat: number) => this.players?.[seat]?.name ?? t('seat-n', { n: seat + 1 });

  /** What a vote is about. */
  question({ what, by: seat }: Vote): string {
    const by = seat === null ? t('owner') : this.name(seat);
    if ('bot' in what) return t('vote-bot', { by, name: this.name(what.bot.seat) });
    const n = (this.match.state?.actions ?? 0) - what.undo.undo_to;
    return t(n === 1 ? 'vote-undo-one' : 'vote-undo', { by, n });
  }

  /** Shows what happened, one thing after the other, with time to follow. */
  async #run() {
    const { match } = this;
    if (this.#running) return;
    this.#running = true;
    for (let due = this.#due.shift(); due && !match.closed; due = this.#due.shift()) {
      try {
        await this.#show(due);
      } catch {
        // What is shown here differs from the server's table: it is laid anew, if it can be.
        this.#seq = undefined;
        if (match.broken) this.#line?.close();
        else this.#line?.drop();
      }
    }
    this.#running = false;
    match.fast = false;
    this.next();
  }

  async #show(due: Due | Laid) {
    const { match } = this;
    if (!('kind' in due)) {
      await this.#lay(due);
    } else if (due.kind === 'play') {
      // Who has acted meanwhile sees the rest at once.
      if (this.sending) match.player.skip();
      await match.player.done;
      const { hash, line } = await match.played(due.seat, due.action, due.chance ?? []);
      if (due.hash && due.hash !== hash) throw new Error('out of step');
      await match.keep(line);
    } else if (due.kind === 'undo') {
      await match.tookBack(await playing().ask({ op: 'branch', actions: due.undo_to }));
    } else {
      await this.#reveal(due.seed);
    }
    this.#shown = 'kind' in due ? due.seq : due.moved;
    if (this.#awaited <= this.#shown) this.sending = false;
  }

  async #lay({ journal, commitment, seed }: Laid) {
    const { match } = this;
    this.commitment = commitment;
    this.sealedFrom = JSON.parse(journal.slice(0, journal.indexOf('\n'))).committed_from;
    try {
      const state = await playing().ask({ op: 'open', journal });
      await match.lay(
        saveOf(state, journal, {
          id: match.id,
          branched: this.sealedFrom !== undefined,
          packs: packsBrought(journal),
        }),
        state,
      );
    } catch (error) {
      match.broken = messageOf(error);
    }
    const known = tables.get(match.id, this.key)?.commitment;
    this.#note(known ? {} : { commitment });
    if (seed !== undefined && match.state?.over) await this.#reveal(seed);
    this.#opened();
  }

  /** The match has ended: its luck is checked, and it is kept with the finished games. */
  async #reveal(seed: string) {
    const { match } = this;
    if (!match.save) return;
    const journal = withHeader(match.save.journal, {
      seed,
      players: this.players,
      commitment: this.commitment,
      committed_from: this.sealedFrom,
    });
    const known = tables.get(match.id, this.key)?.commitment;
    const changed = known && known !== this.commitment;
    const no = (why: string): Fairness => ({ fair: false, checked: 0, why });
    const checking = think({ journal }, (bot) => bot.ask({ op: 'verify', journal })).catch(
      (error: Error) => no(error.message),
    );
    this.fair = changed ? no(t('seal-changed')) : await checking;
    const { id, branched, started, packs } = match.save;
    const state = await playing().ask({ op: 'open', journal });
    await match.lay(saveOf(state, journal, { id, branched, started, packs }), state);
    await store.put(match.save);
    this.kept = true;
    match.said = `${match.prompt} ${this.verdict}`;
  }

  /** What the page found out about the luck of the match. */
  get verdict() {
    if (!this.fair) return '';
    return this.fair.fair
      ? t('seal-fair', { n: this.fair.checked })
      : t('seal-unfair', { why: this.fair.why ?? '' });
  }

  /** Remembers how the table stands. */
  #note(more: { commitment?: string } = {}) {
    const { state, id } = this.match;
    if (!state) return;
    const { game, over } = state;
    tables.put({
      table: id,
      key: this.key,
      game,
      over,
      players: this.players ?? [],
      seats: this.you.seats,
      toAct: state.to_act.map(({ seat }) => seat),
      ...more,
    });
  }

  keep(_: Save): Promise<void> {
    this.#note();
    return Promise.resolve();
  }

  /** Calls the person here if it has become their turn. */
  next() {
    const { match } = this;
    const turn = !match.state?.over && !match.bot && match.own.length > 0;
    if (turn && !this.#turn) ring(match.id, match.prompt);
    this.#turn = turn;
  }

  async play(seat: number, action: Action) {
    if (this.sending) return;
    this.sending = true;
    try {
      const { seq } = await this.#ask<{ seq: number }>({
        op: 'play',
        seat,
        action,
        at: this.#shown,
      });
      this.#awaited = seq;
      this.sending = this.#shown < seq;
    } catch {
      this.sending = false;
    }
  }

  undo = () =>
    this.#ask({ op: 'undo' }).then(
      () => {},
      () => {},
    );
  say = (text: string) => this.#ask({ op: 'chat', text });
  vote = (vote: Vote, agree: boolean) =>
    this.#ask({ op: 'vote', vote: vote.id, agree }).catch(() => {});
  replace = (seat: number) => this.#ask({ op: 'replace', seat, bot: 'greedy' }).catch(() => {});
  giveBack = (seat: number) => this.#ask({ op: 'return', seat }).catch(() => {});
  rename = (seat: number, name: string) => this.#ask({ op: 'name', seat, name });

  /** Asks the server, and says so if it refuses. */
  async #ask<T>(wish: object): Promise<T> {
    if (!this.#line) throw new Error('closed');
    try {
      return await this.#line.ask<T>(wish);
    } catch (error) {
      if (!this.match.closed) this.match.tell(error);
      throw error;
    }
  }
}

export const onlineMatch = (id: string, key: string) =>
  new Match(id, (match) => {
    const online = new Online(match, key);
    match.online = online;
    return online;
  });
