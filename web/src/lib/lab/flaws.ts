/** What is wrong with content, where, and in the language of the page. */
import type { Field, Files } from './content';

/** Lines and columns are counted from 1; 0 if it is about the whole file. */
export type Flaw = { file: string; line: number; column: number; message: string };

/** Where a flaw is in its file. */
export function offsetOf(files: Files, { file, line, column }: Flaw): number {
  const before = (files[file] ?? '').split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The field that a flaw is about: where it is, or the first one after that. */
export function fieldOf(files: Files, fields: Field[], flaw: Flaw): Field | undefined {
  if (!flaw.line) return undefined;
  const at = offsetOf(files, flaw);
  return fields.find(({ file, end }) => file === flaw.file && end > at);
}

/** What engines say most often, in German; `$1` is what the parentheses found. */
const GERMAN: [RegExp, string][] = [
  [/^(\S+?):? must be (\S+) to (\S+), not (.+)$/, '$1 muss zwischen $2 und $3 liegen, nicht $4'],
  [/^must be (\S+) to (\S+), not (.+)$/, 'muss zwischen $1 und $2 liegen, nicht $3'],
  [/^invalid (?:type|value): (.+?), expected (.+)$/, 'hier steht $1, aber hier gehört $2 hin'],
  [
    /^unknown field `(.+?)`, expected (?:one of )?(.+)$/,
    'das Feld $1 gibt es hier nicht; es gibt $2',
  ],
  [/^unknown name `(.+?)`, expected (?:one of )?(.+)$/, '$1 gibt es hier nicht; es gibt $2'],
  [/^missing field `(.+?)`$/, 'das Feld $1 fehlt'],
  [/^duplicate key(.*)$/, 'diesen Namen gibt es schon$1'],
  [/^reserves must be a ♦ card$/, 'reserves muss eine ♦-Karte sein'],
  [/^only queens can be turned Outside$/, 'nur Damen können draußen umgedreht werden'],
  [/^event_deck: all cards would be set aside$/, 'event_deck: alle Karten lägen beiseite'],
  [
    /^event_deck: at most 13 ♦ cards are possible$/,
    'event_deck: höchstens 13 ♦-Karten sind möglich',
  ],
  [/^(.+) is not for this type of card$/, '$1 gehört nicht zu dieser Art von Karte'],
];

/** Words within them. */
const WORDS: [RegExp, string][] = [
  [/\ba whole number from (\S+) to (\S+)/g, 'eine ganze Zahl von $1 bis $2'],
  [/\ba whole number from (\S+)/g, 'eine ganze Zahl ab $1'],
  [/\ba whole number\b/g, 'eine ganze Zahl'],
  [/\binteger (`.+?`)/g, '$1'],
  [/\bfloating point (`.+?`)/g, '$1'],
  [/\bstring (".*?")/g, 'der Text $1'],
  [/\bboolean (`.+?`)/g, '$1'],
  [/\ba list of (\d+)/g, 'eine Liste mit $1 Werten'],
  [/\ba list\b/g, 'eine Liste'],
  [/\ba table\b/g, 'eine Tabelle'],
  [/\ba string\b/g, 'ein Text'],
  [/\ba boolean\b/g, 'true oder false'],
  [/\btable\b/g, 'eine Tabelle'],
  [/\blist\b/g, 'eine Liste'],
  [/\bor\b/g, 'oder'],
];

/** A flaw in German; one that is not known stays as the engine says it. */
export function inGerman(message: string): string {
  for (const [pattern, german] of GERMAN) {
    if (!pattern.test(message)) continue;
    const said = message.replace(pattern, german);
    return WORDS.reduce((text, [word, german]) => text.replace(word, german), said);
  }
  return message;
}
