/** Content as a form shows it: every value with its place in the text, in sections and entries. */

import type { ContentValue } from '../engine/protocol';

export type Files = Record<string, string>;
export type Value = number | string | boolean | null;
/** A value of the content; its place is counted as JavaScript does. */
export type Field = { name: string; file: string; start: number; end: number; value: Value };
/** Something with several values, such as a card. */
export type Entry = { name: string; title: string; fields: Field[] };
export type Section = { key: string; name: string; about: string; entries: Entry[] };
export type Change = { field: Field; before: string; now: string };

/** The pages of a book are for the text. */
const isShown = (file: string) => file.endsWith('.toml') && !file.startsWith('book/');

/** The values that a form shows, with their places in the texts. */
export function fieldsOf(files: Files, values: ContentValue[]): Field[] {
  const lines = new Map<string, number[]>();
  const starts = (file: string) => {
    let found = lines.get(file);
    if (!found) {
      found = [0];
      for (const { index } of (files[file] ?? '').matchAll(/\n/g)) found.push(index + 1);
      lines.set(file, found);
    }
    return found;
  };
  return values.flatMap(({ name, file, line, column, value }) => {
    const first = starts(file)[(line ?? 0) - 1];
    if (!isShown(file) || first === undefined) return [];
    // Columns count letters, and some of them take two places here.
    const before = [...(files[file] ?? '').slice(first, first + 2 * (column ?? 1))];
    const start = first + before.slice(0, (column ?? 1) - 1).join('').length;
    return [{ name, file, start, end: start + value.length, value: read(value) }];
  });
}

export const keyOf = ({ file, name }: Field) => `${file}/${name}`;

/** As it is written in the file. */
export const writtenIn = (files: Files, { file, start, end }: Field) =>
  files[file]?.slice(start, end) ?? '';

/** A value as TOML has it. */
export const literal = (value: Value) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/** The same files and fields with another text in the place of a field. */
export function set(files: Files, fields: Field[], field: Field, text: string) {
  const whole = files[field.file] ?? '';
  const longer = text.length - (field.end - field.start);
  const value = read(text);
  return {
    files: {
      ...files,
      [field.file]: whole.slice(0, field.start) + text + whole.slice(field.end),
    },
    fields: fields.map((one) => {
      if (one.file !== field.file || one.start < field.start) return one;
      if (one.start === field.start) return { ...one, end: one.end + longer, value };
      return { ...one, start: one.start + longer, end: one.end + longer };
    }),
  };
}

/** Numbers, true and false, and plain texts are the same in TOML and in JSON. */
function read(text: string): Value {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is written differently, in the order of the files. */
export function changesIn(
  [oldFiles, oldFields]: readonly [Files, Field[]],
  [files, fields]: readonly [Files, Field[]],
): Change[] {
  const before = new Map(oldFields.map((field) => [keyOf(field), writtenIn(oldFiles, field)]));
  return fields.flatMap((field) => {
    const [was, now] = [before.get(keyOf(field)), writtenIn(files, field)];
    return was === undefined || was === now ? [] : [{ field, before: was, now }];
  });
}

/** `patients.jack.health` is the health of Jack, an entry of the section of patients. */
export function partsOf({ name }: Field) {
  const [section = '', entry = '', ...rest] = name.split('.');
  if (!entry) return { section: '', entry: '', leaf: section };
  return rest.length
    ? { section, entry, leaf: rest.join('.') }
    : { section, entry: '', leaf: entry };
}

/** Words of a file for people: `saved_ap` is saved ap. */
export const spoken = (name: string) => name.replaceAll('_', ' ').replaceAll('.', ' › ');

export function sectionsOf(files: Files, fields: Field[], lang: string): Section[] {
  const several = new Set(fields.map(({ file }) => file)).size > 1;
  const sections = new Map<string, Section>();
  for (const field of fields) {
    const { section: name, entry: own } = partsOf(field);
    const key = several ? `${field.file}/${name}` : name;
    let section = sections.get(key);
    if (!section) {
      const about = name ? aboveHeader(files[field.file] ?? '', name) : '';
      sections.set(key, (section = { key, name: name || field.file, about, entries: [] }));
    }
    let entry = section.entries.find(({ name }) => name === own);
    if (!entry) section.entries.push((entry = { name: own, title: '', fields: [] }));
    entry.fields.push(field);
  }
  for (const { entries } of sections.values())
    for (const entry of entries) entry.title = titleOf(entry, lang);
  return [...sections.values()];
}

/** The name of an entry in a language, or else as the file calls it. */
function titleOf({ name, fields }: Entry, lang: string): string {
  const called = (end: string) =>
    fields.find((field) => field.name.endsWith(`.${name}.${end}`))?.value;
  const title = called(`name.${lang}`) ?? called('name.en') ?? called('name');
  return typeof title === 'string' && title ? title : spoken(name);
}

/** The comment right above a line. */
function commentAbove(text: string, lineStart: number): string {
  const lines: string[] = [];
  let end = lineStart - 1;
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (!line.startsWith('#')) break;
    lines.unshift(line.replace(/^#+ ?/, ''));
    end = start - 1;
  }
  return lines.join(' ');
}

/** What the file says about a section: the comment above its header. */
function aboveHeader(text: string, section: string): string {
  const name = section.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`^\\[\\[?${name}[.\\]]`, 'm').exec(text);
  return found ? commentAbove(text, found.index) : '';
}

/** What the file says about a single value; about several in one line, only at the first. */
export function about(files: Files, { file, start }: Field): string {
  const text = files[file] ?? '';
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return text.slice(line, start).includes(',') ? '' : commentAbove(text, line);
}
