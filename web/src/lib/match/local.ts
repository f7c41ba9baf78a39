/** A match in this browser: the worker plays, the storage keeps, and bots sit here as well. */
import { playing, think } from '../engine/engines';
import { type Hold, hold } from './lock';
import type { Action } from '../engine/messages';
import { type Save, store } from '../storage/store.svelte';
import { type Source, Match } from './match.svelte';

class Local implements Source {
  #hold: Hold | null = null;
  #busy = false;
  /** Bots are at it. */
  #running = false;

  constructor(readonly match: Match) {}

  async open(steal: boolean) {
    const { match } = this;
    const save = await store.get(match.id);
    if (!save) return void (match.missing = true);
    this.#hold = await hold(match.id, steal, () => (match.role = 'watching'));
    match.role = this.#hold ? 'playing' : 'watching';
    store.onchange = (changed) => changed === match.id && this.#follow();
    await match.lay(save);
  }

  close() {
    store.onchange = () => {};
    this.#hold?.release();
  }

  /** Another tab played on. */
  async #follow() {
    const save = await store.get(this.match.id);
    if (save && this.match.role === 'watching') await this.match.lay(save);
  }

  async play(seat: number, action: Action) {
    if (!(await this.#act(seat, action))) return;
    // Who hands the device on has seen what happened.
    if (this.match.save?.handover) await this.match.player.done;
    this.next();
  }

  async #act(seat: number, action: Action): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    // A board may choose the next action as soon as it sees this one.
    const done = () => (this.#busy = false);
    try {
      const { line } = await this.match.played(seat, action, undefined, done);
      await this.match.keep(line);
    } catch (error) {
      done();
      this.match.tell(error);
      return false;
    }
    return true;
  }

  keep(save: Save) {
    return store.put(save);
  }

  /** The device goes to the next person, or bots play. */
  next() {
    const { match } = this;
    if (!match.live) return;
    if (match.bot) return void this.#bots();
    if (match.save?.handover && match.person !== match.seat) match.passTo = match.seat;
    else match.person = match.seat;
  }

  /**
   * Lets bots play until a person is to act. They think elsewhere, so nothing here ever waits for
   * them.
   */
  async #bots() {
    const { match } = this;
    if (this.#running) return;
    this.#running = true;
    try {
      while (!match.closed && match.live && match.bot) {
        const { state, seat, bot } = match;
        const thought = think(match.save ?? { journal: '' }, (session) =>
          session.ask({ op: 'hint', seat, bot }),
        );
        const [hint] = await Promise.all([thought, match.player.done]);
        if (match.closed || !match.live || match.state !== state || match.seat !== seat) continue;
        if (!(await this.#act(seat, hint.action))) break;
      }
    } catch (error) {
      match.tell(error);
    }
    this.#running = false;
    match.fast = false;
    if (!match.closed && !match.bot) this.next();
  }

  /** Takes back what a person did last, and what bots did since. */
  async undo() {
    const { match } = this;
    if (this.#busy) return;
    try {
      let seat = 0;
      do {
        seat = match.log.at(-1)?.seat ?? match.seat;
        await match.tookBack(await playing().ask({ op: 'undo', seat }));
      } while (match.players[seat]?.bot);
    } catch (error) {
      match.tell(error);
    }
    this.next();
  }
}

export const localMatch = (id: string) => new Match(id, (match) => new Local(match));
