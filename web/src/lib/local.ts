/** A table in this browser: the worker plays, the storage keeps, and bots sit here as well. */
import { playing, think } from './engines';
import { type Hold, hold } from './lock';
import type { Action } from './messages';
import { type Save, store } from './store.svelte';
import { type Source, Table } from './table.svelte';

class Local implements Source {
  #hold: Hold | null = null;
  #busy = false;
  /** Bots are at it. */
  #running = false;

  constructor(readonly table: Table) {}

  async open(steal: boolean) {
    const { table } = this;
    const save = await store.get(table.id);
    if (!save) return void (table.missing = true);
    this.#hold = await hold(table.id, steal, () => (table.role = 'watching'));
    table.role = this.#hold ? 'playing' : 'watching';
    store.onchange = (changed) => changed === table.id && this.#follow();
    await table.lay(save);
  }

  close() {
    store.onchange = () => {};
    this.#hold?.release();
  }

  /** Another tab played on. */
  async #follow() {
    const save = await store.get(this.table.id);
    if (save && this.table.role === 'watching') await this.table.lay(save);
  }

  async play(seat: number, action: Action) {
    if (await this.#act(seat, action)) this.next();
  }

  async #act(seat: number, action: Action): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    // A board may choose the next action as soon as it sees this one.
    const done = () => (this.#busy = false);
    try {
      const { line } = await this.table.played(seat, action, undefined, done);
      await this.table.keep(line);
    } catch (error) {
      done();
      this.table.tell(error);
      return false;
    }
    return true;
  }

  keep(save: Save) {
    return store.put(save);
  }

  /** The device goes to the next person, or bots play. */
  next() {
    const { table } = this;
    if (!table.live) return;
    if (table.bot) return void this.#bots();
    if (table.save?.handover && table.person !== table.seat) table.passTo = table.seat;
    else table.person = table.seat;
  }

  /**
   * Lets bots play until a person is to act. They think elsewhere, so nothing here ever waits for
   * them.
   */
  async #bots() {
    const { table } = this;
    if (this.#running) return;
    this.#running = true;
    try {
      while (!table.closed && table.live && table.bot) {
        const { state, seat, bot } = table;
        const thought = think(table.save ?? { journal: '' }, (session) =>
          session.ask({ op: 'hint', seat, bot }),
        );
        const [hint] = await Promise.all([thought, table.pause()]);
        if (table.closed || !table.live || table.state !== state || table.seat !== seat) continue;
        if (!(await this.#act(seat, hint.action))) break;
      }
    } catch (error) {
      table.tell(error);
    }
    this.#running = false;
    table.fast = false;
    if (!table.closed && !table.bot) this.next();
  }

  /** Takes back what a person did last, and what bots did since. */
  async undo() {
    const { table } = this;
    if (this.#busy) return;
    try {
      let seat = 0;
      do {
        seat = table.log.at(-1)?.seat ?? table.seat;
        await table.tookBack(await playing().ask({ op: 'undo', seat }));
      } while (table.players[seat]?.bot);
    } catch (error) {
      table.tell(error);
    }
    this.next();
  }
}

export const localTable = (id: string) => new Table(id, (table) => new Local(table));
