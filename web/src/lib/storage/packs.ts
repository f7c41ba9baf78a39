/**
 * Packs: content of somebody's own beside that of a game. A pack is the text of its files; the
 * engine reads and checks it.
 */
import { playing } from '../engine/engines';
import type { ContentChange, ContentFlaw } from '../engine/protocol';

export type Pack = { name: string; files: Record<string, string> };

/** What the engine is told of packs: the text of all files by their names. */
export const contentIn = (packs: Pack[] = []): { content?: string } =>
  packs.length
    ? { content: JSON.stringify(Object.assign({}, ...packs.map(({ files }) => files))) }
    : {};

/** A file with its path, as a folder, a choice of several files, or a drop has it. */
export type Found = { path: string; file: File };

const LARGEST = 2_000_000;
/** Files of pages belong into the folder `book`, wherever they were chosen from. */
const OF_BOOK = /^\d+\.toml$|\.ftl$/;

/** The pack that these files are; none if nothing in them belongs to one. */
export async function packOf(found: Found[]): Promise<Pack | undefined> {
  const read = found
    .filter(({ path, file }) => /\.(toml|ftl)$/.test(path) && file.size < LARGEST)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const first = read[0];
  if (!first) return;
  const folders = first.path
    .split('/')
    .slice(0, -1)
    .filter((folder) => folder !== 'book');
  const cards = read.find(({ path }) => !OF_BOOK.test(path.split('/').at(-1) ?? ''));
  const name = folders.at(-1) ?? (cards ?? first).path.replace(/\..*$/, '');
  const files: Pack['files'] = {};
  for (const { path, file } of read) {
    const last = path.split('/').at(-1) ?? '';
    files[`${name}/${OF_BOOK.test(last) ? 'book/' : ''}${last}`] = await file.text();
  }
  return { name, files };
}

/**
 * Checks packs, all of them together; answers what they change, throws what is wrong and where, one
 * flaw a line.
 */
export async function check(game: string, packs: Pack[]): Promise<ContentChange[]> {
  const { content = '' } = contentIn(packs);
  const { flaws, changes } = await playing().ask({ op: 'check', game, content });
  if (flaws.length) throw new Error(flaws.map(inWords).join('\n'));
  return changes;
}

const inWords = ({ file, line, column, message }: ContentFlaw) =>
  `${[file, line, column].filter(Boolean).join(':')}: ${message}`;

/** The files of a drop, those in folders too. */
export async function dropped(transfer: DataTransfer): Promise<Found[]> {
  // What was dropped can be asked for only until the first pause.
  const entries = [...transfer.items].flatMap(
    (item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? [],
  );
  return (
    await Promise.all(
      entries.map((entry) =>
        entry instanceof File ? [{ path: entry.name, file: entry }] : inside(entry),
      ),
    )
  ).flat();
}

async function inside(entry: FileSystemEntry): Promise<Found[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: Found[] = [];
  // A folder is told in several parts.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (!some.length) return found;
    for (const one of some) found.push(...(await inside(one)));
  }
}
