/** A variant in a link or a draft: what differs from the content that a game comes with. */
import type { Options } from '../engine/messages';
import { pack, unpack } from '../storage/share';
import { type Field, type Files, changesIn, keyOf, set } from './content';

/** How a comparison is played. */
export type How = { options: Options; bot: string; games: number; seed: number };
export type Variant = { files: Files; how: Partial<How>; lost: number };
type Whole = readonly [Files, Field[]];
/** The values that differ by their names, or the text of a file where that does not tell all. */
type Kept = { how: How; values: Record<string, string>; texts: Files };

/** Lays values over files; `lost` counts those that have no place. */
function laid([files, fields]: Whole, values: Record<string, string>) {
  let lost = 0;
  for (const [key, text] of Object.entries(values)) {
    const field = fields.find((one) => keyOf(one) === key);
    if (field) ({ files, fields } = set(files, fields, field, text));
    else lost++;
  }
  return { files, lost };
}

/** The files whose text differs. */
export const differing = (base: Files, files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([name, text]) => base[name] !== text));

function keep(base: Whole, now: Whole, how: How): Kept {
  const changes = changesIn(base, now);
  const values = Object.fromEntries(changes.map(({ field, now }) => [keyOf(field), now]));
  const told = laid(base, values).files;
  const texts = differing(told, now[0]);
  for (const key of Object.keys(values))
    if (Object.keys(texts).some((file) => key.startsWith(`${file}/`))) delete values[key];
  return { how, values, texts };
}

export const linkFor = (base: Whole, now: Whole, how: How) =>
  pack(JSON.stringify(keep(base, now, how)));

/** The variant of a link; nothing if the link is damaged. */
export async function variantIn(base: Whole, link: string): Promise<Variant | null> {
  const found = await unpack(link);
  if (typeof found === 'string') return null;
  try {
    const { how, values, texts }: Kept = JSON.parse(found.journal);
    const { files, lost } = laid(base, values);
    return { files: { ...files, ...texts }, how, lost };
  } catch {
    return null;
  }
}
