/** The online tables that this browser has made or joined, with the keys to them. */
import type { Player } from '../engine/messages';
import { type Holder, type Made, type Looked, post } from './wire';
import { Refused } from '../engine/session';

export type Kept = {
  table: string;
  /** The key that this browser sits or watches with; none until it does. */
  key: string;
  game: string;
  players: Player[];
  /** The seats that are played from here. */
  seats: number[];
  toAct: number[];
  over: boolean;
  /** The server did not know it when it was asked last. */
  gone?: boolean;
  seen: number;
  /** As it was when this browser first heard of the table. */
  commitment: string;
  /** What the maker of the table has to give away. */
  made?: Omit<Made, 'table' | 'commitment'>;
};

const KEY = 'redtag-tables';

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

class Tables {
  list = $state.raw<Kept[]>(kept());

  constructor() {
    window.addEventListener('storage', ({ key }) => key === KEY && (this.list = kept()));
  }

  /** What is known of a table: as who joined with this key, else as who made it. */
  get(table: string, key = ''): Kept | undefined {
    const known = this.list.filter((one) => one.table === table);
    return known.find((one) => one.key === key) ?? known.find(({ made }) => made);
  }

  put(news: Partial<Kept> & { table: string; key: string }) {
    const before = this.get(news.table, news.key);
    const blank: Kept = {
      table: news.table,
      key: '',
      game: '',
      players: [],
      seats: [],
      toAct: [],
      over: false,
      seen: 0,
      commitment: '',
    };
    const now: Kept = { ...blank, ...before, ...news, seen: Date.now() };
    const others = this.list.filter(
      ({ table, key }) => table !== now.table || (key !== now.key && key !== ''),
    );
    this.#write([now, ...others]);
  }

  /** Remembers a key in place of another one. */
  replace(table: string, old: string, key: string) {
    const renew = (known: string) => (known === old ? key : known);
    this.#write(
      this.list.map((one) =>
        one.table !== table
          ? one
          : {
              ...one,
              key: renew(one.key),
              made: one.made && {
                keys: one.made.keys.map(renew),
                watch: renew(one.made.watch),
                owner: renew(one.made.owner),
              },
            },
      ),
    );
  }

  forget({ table, key }: Kept) {
    this.#write(this.list.filter((one) => one.table !== table || one.key !== key));
  }

  /** Asks how the tables stand that have not ended. */
  async look() {
    for (const one of this.list.filter(({ over }) => !over)) {
      const key = one.key || one.made?.watch;
      if (!key) continue;
      const note = (news: Partial<Kept>) =>
        this.#write(
          this.list.map((kept) =>
            kept.table === one.table && kept.key === one.key ? { ...kept, ...news } : kept,
          ),
        );
      try {
        const { players, to_act, over } = await post<Looked>('look', { key });
        note({ players, toAct: to_act, over, gone: false });
      } catch (error) {
        // The keys are kept all the same: a server that was started on the wrong folder may know
        // the table tomorrow.
        if (error instanceof Refused && error.trouble.code === 'no_table') note({ gone: true });
      }
    }
  }

  #write(list: Kept[]) {
    this.list = list;
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      // Storage is refused: the links still work, they are only not listed next time.
    }
  }
}

export const tables = new Tables();

/** The page of somebody with a key. */
export const linkTo = (table: string, key: string) =>
  `${location.href.split('#')[0]}#/t/${table}/${key}`;

/** Replaces a key, on the server and here; answers the new one. */
export async function replaceKey(table: string, by: string, old: string, of: Holder) {
  const { key } = await post<{ key: string }>('keys', { key: by, of });
  tables.replace(table, old, key);
  return key;
}

/** Makes a table on the server and remembers its keys; answers its name. */
export async function make(beginning: {
  game: string;
  players: Player[];
  options?: object;
  content?: string;
  journal?: string;
  webhook?: string;
}): Promise<string> {
  const { table, commitment, ...made } = await post<Made>('tables', beginning);
  const { game, players } = beginning;
  tables.put({ table, key: '', game, players, commitment, made });
  return table;
}
