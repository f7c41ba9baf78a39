/** A whole journal in a link: compressed, in the fragment, never sent to any server. */
const VERSION = '1';

async function through(bytes: Uint8Array, by: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function pack(journal: string): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(journal),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `${VERSION}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The journal of a link; `newer` and `corrupt` say what is wrong with it. */
export async function unpack(link: string): Promise<{ journal: string } | 'newer' | 'corrupt'> {
  const [version, data] = link.split('.');
  if (Number(version) > Number(VERSION)) return 'newer';
  if (version !== VERSION || !data) return 'corrupt';
  try {
    const text = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(text, (c) => c.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return { journal: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return 'corrupt';
  }
}

/** Whether a journal says that a newer Redtag wrote it. */
export function isNewer(journal: string): boolean {
  try {
    return JSON.parse(journal.split('\n')[0] ?? '').redtag > 1;
  } catch {
    return false;
  }
}

/** Puts a text where it can be pasted from; not every browser lets a page do that. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A journal that says where it ends, so that whoever opens it sees whether anything is missing. */
export const ended = ({ journal, actions }: { journal: string; actions: number }) =>
  `${unended(journal)}${JSON.stringify({ end: actions })}\n`;

/** The same without that line, to be written on. */
export const unended = (journal: string) => journal.replace(/\{"end":\d+\}\n$/, '');

/** Hands a game's journal to the person as a file. */
export function exportJournal({
  id,
  save,
}: {
  id: string;
  save: { game: string; journal: string; actions: number } | null;
}) {
  if (save) download(`redtag-${save.game}-${id}.jsonl`, ended(save));
}

export function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
