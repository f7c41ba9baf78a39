/** The games in the browser's storage. The journal is the save; the rest is for lists. */
import type { Player } from '../engine/messages';
import type { Pack } from './packs';

export type Save = {
  id: string;
  game: string;
  journal: string;
  seed: string;
  unofficial: boolean;
  /** It began as another game, so its seed does not tell all of its luck. */
  branched: boolean;
  actions: number;
  /** The points of the first person, and those of every seat. */
  score: number;
  scores: number[];
  /** Who sits where; empty for a game of one. */
  players: Player[];
  winners: number[];
  /** The next person is asked to take the device. */
  handover: boolean;
  over: boolean;
  /** The campaign that it is a game of, and what people call that. */
  campaign?: string;
  campaignName?: string;
  /**
   * What it is played with beside the built-in content, and what the next game of the campaign is,
   * if that differs.
   */
  packs?: Pack[];
  nextPacks?: Pack[];
  /** What is or may be missing of the journal that it was taken from, until it is played on. */
  missing?: string;
  /** It cannot be played on, and its game of the campaign has begun again. */
  aside?: boolean;
  started: number;
  played: number;
};
export type Storage = 'fine' | 'refused' | 'full';

/** What saves lack that were kept before there were games with several seats. */
const BEFORE_SEATS = { scores: [], players: [], winners: [], handover: false };

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('redtag-saves') : null;

class Store {
  saves = $state.raw<Save[]>([]);
  state = $state<Storage>('fine');
  /** What was deleted last, a game or all of a campaign, until it is too late to take that back. */
  removed = $state.raw<Save[]>([]);
  #asked = false;
  #db: IDBDatabase | null = null;
  #memory = new Map<string, Save>();
  ready = this.#open();

  /** Tells of saves that another tab wrote. */
  onchange: (id: string) => void = () => {};

  constructor() {
    news?.addEventListener('message', async ({ data }: MessageEvent<string>) => {
      await this.refresh();
      this.onchange(data);
    });
  }

  async #open() {
    try {
      this.#db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('redtag', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
    } catch {
      this.state = 'refused';
    }
    await this.refresh();
  }

  async refresh() {
    const stored = this.#db
      ? await this.#do<Save[]>('readonly', (games) => games.getAll()).catch(() => [])
      : [];
    const all = new Map(stored.map((save) => [save.id, { ...BEFORE_SEATS, ...save }]));
    for (const [id, save] of this.#memory) all.set(id, save);
    this.saves = [...all.values()].sort((a, b) => b.played - a.played);
  }

  async get(id: string): Promise<Save | undefined> {
    await this.ready;
    return this.saves.find((save) => save.id === id);
  }

  /** Keeps a save; if the browser cannot, it stays in this tab and `state` says so. */
  async put(save: Save) {
    await this.ready;
    try {
      if (!this.#db) throw new Error('refused');
      await this.#do('readwrite', (games) => games.put(save));
      this.#memory.delete(save.id);
      this.#persist();
      if (this.state === 'full') this.state = 'fine';
    } catch (error) {
      this.#memory.set(save.id, save);
      if (this.#db)
        this.state =
          error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
    }
    this.saves = [save, ...this.saves.filter(({ id }) => id !== save.id)];
    news?.postMessage(save.id);
  }

  /** Asks the browser, once there is something to lose, not to tidy it away. */
  #persist() {
    if (this.#asked) return;
    this.#asked = true;
    void navigator.storage?.persist?.();
  }

  async restore() {
    for (const save of this.removed) await this.put(save);
    this.removed = [];
    await this.refresh();
  }

  async remove(saves: Save[]) {
    this.removed = saves;
    for (const { id } of saves) {
      this.#memory.delete(id);
      if (this.#db) await this.#do('readwrite', (games) => games.delete(id)).catch(() => {});
    }
    await this.refresh();
    for (const { id } of saves) news?.postMessage(id);
  }

  #do<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest) {
    return new Promise<T>((resolve, reject) => {
      const transaction = this.#db!.transaction('games', mode);
      const request = work(transaction.objectStore('games'));
      transaction.oncomplete = () => resolve(request.result as T);
      transaction.onabort = () => reject(transaction.error ?? request.error);
      transaction.onerror = () => reject(transaction.error ?? request.error);
    });
  }
}

export const store = new Store();
export const newId = () =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((text, n) => text + n.toString(36), '');
export const today = () => new Date().toISOString().slice(0, 10);
export const dailySeed = (date = today()) => `daily-${date}`;
export const isDaily = (seed: string) => /^daily-\d{4}-\d\d-\d\d$/.test(seed);
