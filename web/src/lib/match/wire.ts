/**
 * The way to a server with tables: see docs/protocol.md. No secret is ever part of an address that
 * is sent.
 */
import type { Action, Player } from '../engine/messages';
import { Refused } from '../engine/session';
import { settings } from '../settings.svelte';
import { newId } from '../storage/store.svelte';

export type You = { seats: number[]; owner: boolean; watch: boolean };
/** Who watches has no name; times are in seconds since 1970. */
export type Said = { seq: number; from: { seat?: number; name: string }; text: string; at: number };
export type Vote = {
  id: string | number;
  what: { undo: { undo_to: number } } | { bot: { seat: number } };
  /** Nobody's seat if it was the owner. */
  by: number | null;
  /** The seats that are asked. */
  voters: number[];
  agree: number[];
  refuse: number[];
  needed: number;
  closed?: 'passed' | 'refused' | 'expired';
};
/** Whose key it is. */
export type Holder = { seat: number } | 'owner' | 'watch';
export type Logged = { seq: number } & (
  | { kind: 'play'; seat: number; action: Action; chance?: number[]; hash?: string }
  | { kind: 'undo'; undo_to: number }
  | { kind: 'player'; seat: number; player: Player }
  | ({ kind: 'chat' } & Said)
  | { kind: 'key'; of: Holder }
  | { kind: 'over'; seed: string }
);
/** Who is at a match. */
export type Gathering = {
  you: You;
  seq: number;
  players: Player[];
  present: number[];
  watchers: number;
  votes: Vote[];
};
/** `moved` is the number of the newest action or step back. */
export type Laid = Gathering & {
  table: string;
  game: string;
  moved: number;
  journal: string;
  commitment: string;
  chat: Said[];
  seed?: string;
};
export type Push =
  | ({ push: 'table' } & Laid)
  | ({ push: 'hello' } & Gathering)
  | { push: 'event'; event: Logged }
  | { push: 'present'; present: number[]; watchers: number }
  | { push: 'vote'; vote: Vote }
  | { push: 'thinking'; seat: number }
  | { push: 'bye'; why: string };
export type Made = {
  table: string;
  keys: string[];
  watch: string;
  owner: string;
  commitment: string;
};
export type Looked = {
  table: string;
  game: string;
  players: Player[];
  to_act: number[];
  over: boolean;
};

/** How long a request may take; a way that is lost says nothing by itself. */
const LONGEST_POST = 20_000;

const address = (path: string) => new URL(`api/${path}`, document.baseURI);

/** Whether there is a server behind this page; any other host has files only. */
let found: Promise<boolean> | undefined;
export const isOnline = () =>
  (found ??= fetch(address('online'))
    .then(async (answer) => answer.ok && (await answer.json()).online === true)
    .catch(() => {
      found = undefined;
      return false;
    }));

export async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(address(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LONGEST_POST),
    cache: 'no-store',
  });
  const told = await answer.json();
  if (!answer.ok) throw new Refused(told.error);
  return told;
}

/**
 * `full`: too many are at the table; it is tried again all the same. `replaced`: the key is good for
 * nothing any more.
 */
export type Contact = 'joining' | 'here' | 'away' | 'full' | 'refused' | 'replaced';

/** Who listens to a line. */
export type Ear = {
  /** The number of the newest event that is known; nothing asks for everything. */
  since: () => number | undefined;
  hear: (push: Push) => void;
  contact: (contact: Contact) => void;
};

type Waiting = {
  message: string;
  tries: number;
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
};

/**
 * How long an answer may take before the line counts as dead, and how long one may be silent before
 * that is looked into.
 */
const PATIENCE = 10_000;
const SILENCE = 20_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/**
 * How often something is sent again that the server could not keep, and how long to wait before.
 */
const TRIES = 5;
const AGAIN = 1_500;
/** After these refusals the same message is sent again. */
const AGAIN_AFTER = ['unavailable', 'not_kept'];
/** After these it is no use to try again. */
const FINAL = ['no_table', 'bad_request'];

/**
 * A line to a table that mends itself: what was not answered is sent again, under the name that it
 * had.
 */
export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #name = newId();
  #last = 0;
  #tries = 0;
  #timer = 0;
  #heard = 0;
  #joined = false;
  #calling = false;
  #ended = new AbortController();

  constructor(
    readonly keys: string[],
    readonly ear: Ear,
  ) {
    const { signal } = this.#ended;
    addEventListener('online', () => this.#soon(), { signal });
    addEventListener('offline', () => this.drop(), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && this.#wake(), {
      signal,
    });
    // A line can die without a word, and a device can sleep while the page stays in sight.
    const watch = setInterval(() => this.#probe(), SILENCE);
    signal.addEventListener('abort', () => clearInterval(watch));
    void this.#call();
  }

  /** Answers once the server has; a line that breaks in between makes it take longer. */
  ask<T>(wish: object): Promise<T> {
    const id = `${this.#name}-${++this.#last}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        message: JSON.stringify({ id, lang: settings.lang, ...wish }),
        tries: 0,
        resolve: resolve as Waiting['resolve'],
        reject,
      });
      if (this.#joined) this.#send(id);
    });
  }

  close() {
    this.#ended.abort();
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Error('closed'));
  }

  /** Hangs up and calls again. */
  drop(contact: Contact = 'away') {
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    socket?.close();
    if (this.#ended.signal.aborted) return;
    this.ear.contact(contact);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random());
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#call(), wait);
  }

  #soon() {
    this.#tries = 0;
    void this.#call();
  }

  /** The page was asleep, and perhaps the line has died meanwhile. */
  #wake() {
    if (!this.#socket) return this.#soon();
    this.#probe();
  }

  /** Asks whether anybody is there if nothing was heard for long. */
  #probe() {
    if (this.#joined && Date.now() - this.#heard > SILENCE)
      void this.ask({ op: 'ping' }).catch(() => {});
  }

  async #call() {
    clearTimeout(this.#timer);
    if (this.#socket || this.#calling) return;
    this.#calling = true;
    try {
      const { ticket } = await post<{ ticket: string }>('tickets', { keys: this.keys });
      if (!this.#ended.signal.aborted) this.#connect(ticket);
    } catch (error) {
      if (error instanceof Refused && FINAL.includes(error.trouble.code))
        this.ear.contact('refused');
      else this.drop();
    } finally {
      this.#calling = false;
    }
  }

  #connect(ticket: string) {
    const url = address('socket');
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('ticket', ticket);
    const since = this.ear.since();
    if (since !== undefined) url.searchParams.set('since', String(since));
    const socket = new WebSocket(url);
    this.#socket = socket;
    const current = () => socket === this.#socket;
    socket.onclose = () => current() && this.drop();
    setTimeout(() => current() && !this.#joined && this.drop(), 2 * PATIENCE);
    socket.onmessage = ({ data }) => {
      if (!current()) return;
      this.#heard = Date.now();
      const message = JSON.parse(data);
      if ('push' in message) this.#hear(message);
      else this.#answered(message);
    };
  }

  #hear(push: Push) {
    if (push.push === 'bye' && push.why === 'key_replaced') {
      this.close();
      return this.ear.contact('replaced');
    }
    if (push.push === 'bye') return this.drop(push.why === 'full' ? 'full' : 'away');
    this.ear.hear(push);
    if (this.#joined || (push.push !== 'table' && push.push !== 'hello')) return;
    this.#joined = true;
    this.#tries = 0;
    this.ear.contact('here');
    for (const id of this.#waiting.keys()) this.#send(id);
  }

  #send(id: string) {
    const socket = this.#socket;
    const waiting = this.#waiting.get(id);
    if (!socket || !waiting) return;
    socket.send(waiting.message);
    setTimeout(
      () => this.#waiting.get(id) === waiting && socket === this.#socket && this.drop(),
      PATIENCE,
    );
  }

  #answered(answer: { id: string; ok: boolean; error?: Refused['trouble'] }) {
    const waiting = this.#waiting.get(answer.id);
    // If it was kept all the same, it does not happen twice under its own name.
    const again = answer.error && AGAIN_AFTER.includes(answer.error.code);
    if (waiting && again && ++waiting.tries < TRIES) {
      setTimeout(() => this.#joined && this.#send(answer.id), AGAIN);
      return;
    }
    this.#waiting.delete(answer.id);
    if (answer.error) waiting?.reject(new Refused(answer.error));
    else waiting?.resolve(answer as never);
  }
}
