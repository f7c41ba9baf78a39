// Made from crates/games/src/protocol.rs by cargo xtask docs.

/** The odds after an action. */
export type ActionOdds = {
/** Who. */
seat: number,
/** What. */
action: unknown,
/** In words. */
label: string,
/** How likely each fate is then. */
fates: { [key in string]: Likely }, };

/** Something that has to be reached or must not happen, and how far it is. */
export type Aim = {
/** In words. */
text: string,
/** How many it takes. */
need: number,
/** It loses the match rather than being a part of what wins it. */
failure: boolean,
/** How many there are: one number for each seat, or a single one for all of them together. */
have: Array<number>,
/** Is it enough, for each of these numbers? */
met: Array<boolean>, };

/** An answer to a message that could be done. */
export type Answer = {
/** All of them. */
games: Array<GameInfo>, } | State | {
/** Empty when the match is over. */
to_act: Array<ToAct>, } | Played | {
/** One for each event. */
frames: Array<Frame>, } | {
/** It can be done. */
allowed: boolean,
/** The rule against it. */
rule?: string,
/** The reason. */
message?: string, } | OddsAnswer | HintAnswer | {
/** One JSON object a line. */
journal: string, } | {
/** What happened before the first action, and with each action. */
log: Array<Moment>, } | {
/** Everything that was promised was kept. */
fair: boolean,
/** How many outcomes of chance follow from the seed. */
checked: number,
/** What speaks against it. */
why?: string, } | {
/** What the game is. */
intro: string,
/** Chapter by chapter. */
chapters: Array<Chapter>, } | {
/** As the game has it; null if there is nothing to know. */
content: unknown, } | {
/** The files, in the order in which they are laid over each other. */
files: Array<ContentFile>,
/** Every number, text and yes or no in them, as it counts in the end. */
values: Array<ContentValue>, } | {
/** The game that it is for; nothing if nobody can tell. */
game?: string,
/** It stands by itself rather than being laid over the built-in content. */
whole: boolean,
/** The fingerprint of the content, if it is sound. */
fingerprint?: string,
/** Everything that is wrong with it. */
flaws: Array<ContentFlaw>,
/** What it changes of the built-in content. */
changes: Array<ContentChange>, } | {
/** Match by match. */
stories: Array<Story>,
/** The whole campaign to be read, as Markdown. */
chronicle: string, } | {
/** A page of HTML, without scripts. */
html: string, };

/**
 * What is asked of the catalogue. It begins matches and tells of games and journals; what names
 * neither game nor journal is about those of the match in play.
 */
export type CatalogueRequest = { "op": "games", } | { "op": "new",
/** The game's name. */
game: string,
/** How many seats; as many as the game needs if not said. */
seats?: number,
/**
 * Any text; the same seed gives the same luck. Without one, the outcomes of chance are
 * asked for.
 */
seed?: string,
/** Options of the game, those that differ from the usual ones. */
options?: unknown,
/**
 * Content of one's own, as TOML; several files as a JSON object with the text of each by
 * its name.
 */
content?: string,
/** Without a seed: the outcomes of chance during set-up. */
chance?: Array<Shown>,
/** Who sits where, one for each seat; no rule looks at it. */
players?: Array<Player>, } | { "op": "load",
/** The game's name. */
game: string,
/** The position. */
position: unknown,
/** As for `new`. */
seed?: string,
/** As for `new`. */
options?: unknown,
/** As for `new`. */
content?: string,
/** As for `new`. */
players?: Array<Player>, } | { "op": "open",
/** Its text. */
journal: string,
/** The content it was played with, if not the built-in one and not in the journal. */
content?: string,
/** Leaves `moments` out of the answer. */
brief?: boolean, } | { "op": "verify",
/** Its text. */
journal: string,
/** The content it was played with, if not the built-in one. */
content?: string, } | { "op": "next",
/** The journal of the match before; the current match if not said. */
journal?: string,
/** As for `new`. */
seed?: string,
/** What changes: seats, characters and so on. */
options?: unknown,
/** As for `open`; that of the match before if not said, the built-in one if empty. */
content?: string,
/** As for `new`. */
players?: Array<Player>, } | { "op": "story",
/** The journals of a campaign, the first match first; the current match if not said. */
journals?: Array<string>,
/** What the campaign is called. */
title?: string,
/** As for `open`. */
content?: string, } | { "op": "rules",
/** Of which game; of the current match if not said. */
game?: string,
/** Content of one's own for that game, as for `new`: its numbers stand in the rules. */
content?: string, } | { "op": "content",
/** As for `rules`. */
game?: string,
/**
 * Content of one's own for that game, as for `new`; everything that is wrong with it is
 * told.
 */
content?: string, } | { "op": "source",
/** As for `rules`. */
game?: string,
/** As for `rules`; its packs are laid over the built-in content. */
content?: string, } | { "op": "check",
/** Which game it is for; found out if not said. */
game?: string,
/** As for `new`. */
content: string, } | { "op": "paper",
/** As for `rules`. */
game?: string,
/** As for `rules`. */
content?: string, };

/** What a pack does to something. */
export type ChangeDone = "adds" | "changes" | "removes";

/** A chapter of the rules. */
export type Chapter = {
/** Its title. */
title: string,
/** Its rules. */
rules: Array<Rule>, };

/** Kinds of trouble. */
export type Code = "bad_json" | "bad_request" | "bad_game" | "bad_options" | "bad_position" | "bad_journal" | "bad_action" | "bad_name" | "no_match" | "illegal" | "asks" | "bad_chance";

/** Something that a pack changes. */
export type ContentChange = {
/** What is done to it. */
done: ChangeDone,
/** As `card.run.count`, or `card.run` for an entry. */
field: string,
/** What it was, as it is written; shortened if it is long. */
was: string | null,
/** What it is now. */
now: string | null,
/** The name of the file. */
file: string,
/** Counted from 1. */
line: number | null,
/** Counted from 1, in letters. */
column: number | null, };

/** A file of content. */
export type ContentFile = {
/** By which flaws go. */
name: string,
/** What is in it. */
text: string, };

/** Something that is wrong with content. */
export type ContentFlaw = {
/** What, and what would be right. */
message: string,
/** The name of the file. */
file: string,
/** Counted from 1. */
line: number | null,
/** Counted from 1, in letters. */
column: number | null, };

/** A value of the content. */
export type ContentValue = {
/**
 * As `patients.jack.health` or `card.run.count`: what has an id or a number goes by that,
 * other members of lists are counted from 1.
 */
name: string,
/** As it is written. */
value: string,
/** The number, if it is a whole one. */
number: number | null,
/** The name of the file. */
file: string,
/** Counted from 1. */
line: number | null,
/** Counted from 1, in letters. */
column: number | null, };

/** An outcome of chance that is asked for or may come. */
export type Draw = {
/** The name of the draw or die. */
what: string,
/** What may come. */
outcomes: Array<Outcome>, };

/** Why a message could not be done. Nothing has changed. */
export type Failure = {
/** What kind of trouble. */
code: Code,
/** For people. */
message: string,
/** The rule against it. */
rule?: string,
/** With the code `asks`: the outcome of chance that somebody must tell. */
question?: Draw, };

/** How things stood at one event. */
export type Frame = {
/** Everything on the table. */
position: unknown,
/** What it takes the rules to know besides. */
seen?: unknown,
/** Points of each seat. */
scores: Array<number>, };

/** A game of the catalogue. */
export type GameInfo = {
/** As in `new`. */
name: string,
/** For people. */
title: string,
/** In a sentence. */
tagline: string,
/** How many seats a match has, at least and at most. */
seats: [number, number],
/** The usual options. */
options: unknown,
/** The values that an option can have, for those that have a few. */
choices: { [key in string]: Array<unknown> },
/** The version of the rules. */
rules: number,
/** The fingerprint of the content. */
content: string, };

/** What somebody wants to reach. */
export type Goal = {
/** Who. */
who: string,
/** What. */
text: string,
/** How far it is; 100 once it is completed. */
percent: number, };

/** What a bot would do. */
export type HintAnswer = {
/** The action. */
action: unknown,
/** In words. */
label: string,
/** Points that it expects. */
expects: number,
/** The standard deviation of what it saw. */
spread: number,
/** How many futures it looked at. */
looked: number,
/** Which bot. */
bot: string,
/** Why, the strongest reason first, if that was asked. */
reasons?: Array<Reason>, };

/** A probability between two bounds, equal where it is exact. */
export type Likely = {
/** In words. */
name: string,
/** At least this. */
low: number,
/** At most this. */
high: number,
/** It is a single number. */
exact: boolean,
/** People want it to happen. */
wanted: boolean, };

/** What is asked of the match in play. */
export type MatchRequest = { "op": "state", } | { "op": "legal", } | { "op": "play",
/** Who acts. */
seat: number,
/** One of the listed actions, as it was listed. */
action: unknown,
/** Without a seed: the outcomes of chance that followed. */
chance?: Array<Shown>,
/** Also answer how things stood at each event. */
frames: boolean, } | { "op": "frames",
/** Which action, counted from 0; the set-up if left out. */
action?: number, } | { "op": "why",
/** Who would act. */
seat: number,
/** The action. */
action: unknown, } | { "op": "undo",
/** Who takes back. */
seat: number, } | { "op": "branch",
/** How many actions to keep. */
actions: number,
/** The seed for what follows. */
seed?: string, } | { "op": "odds",
/** How many positions to look at, at most. */
budget?: number, } | { "op": "hint",
/** For whom. */
seat: number,
/** `random`, `greedy`, `search`, `search:ITERATIONS` or `search:MILLISECONDSms`. */
bot?: string,
/** Whether to say why. */
reasons: boolean, } | { "op": "bot",
/** For whom. */
seat: number,
/** As for `hint`. */
bot?: string, } | { "op": "journal", } | { "op": "log", };

/** What happened with one action. */
export type Moment = {
/** Who acted; nobody before the first action. */
seat?: number,
/** What. */
action?: unknown,
/** The same in words. */
label?: string,
/** What happened, in order. */
events: Array<unknown>,
/** The same in words. */
log: Array<string>, };

/** What comes next, and how likely. */
export type OddsAnswer = {
/** The next outcome of chance, if an action leads to one. */
next?: Draw,
/**
 * How likely each fate is if everybody does their best: for it if it is wanted, else against
 * it.
 */
fates: { [key in string]: Likely },
/** The same after each action. */
actions: Array<ActionOdds>, };

/** One outcome. */
export type Outcome = {
/** Its number, as in `chance`. */
outcome: number,
/** Its name. */
name: string,
/** How a person may type it. */
typed: string,
/** From 0 to 1. */
probability: number, };

/** What happened, and how things stand now. */
export type Played = {
/** The action. */
action: unknown,
/** What happened, in order. */
events: Array<unknown>,
/** The same in words. */
log: Array<string>,
/** The outcomes of chance. */
chance: Array<number>,
/** How things stood at each event, if this was asked for; empty if there was none. */
frames?: Array<Frame>,
/** The game's name. */
game: string,
/** Its options. */
options: unknown,
/** With these options the rules are as printed, for some number of seats. */
official: boolean,
/** The seed, if there is one. */
seed?: string,
/** Who sits where; empty if nobody said. */
players: Array<Player>,
/** Everything on the table. */
position: unknown,
/** The hash of the position. */
hash: string,
/** How many actions were played. */
actions: number,
/** Points of each seat. */
scores: Array<number>,
/** The match has ended. */
over: boolean,
/** Who has won; empty before the end, if nobody has, and in games that only count points. */
winners: Array<number>,
/** The table in words. */
table: Array<string>,
/** What is asked, or how it ended. */
prompt: string,
/** The rules behind that. */
rules: Array<string>,
/** What a mission asks for and what it must not come to; left out where points alone count. */
aims?: Array<Aim>,
/**
 * What it takes the rules to know besides the position, for clients that draw it; left out
 * where there is nothing.
 */
seen?: unknown,
/** Who may do what; empty when the match is over. */
to_act: Array<ToAct>,
/**
 * What to write into a journal that is kept: its first line after `new`, `load` and `next`, a
 * line for what was just played or taken back.
 */
line?: string,
/**
 * After `new`, `load`, `open`, `next` and `branch`: everything that happened so far, as in the
 * answer to `log`.
 */
moments?: Array<Moment>,
/** After `open`: what is or may be missing of the journal. */
missing?: string, };

/** Who sits at a seat. No rule looks at it. */
export type Player = {
/** For people. */
name: string,
/** The bot that plays, if it is not a person: `greedy`, `search:500` and so on. */
bot?: string, };

/** Something that speaks for an action, as far as it can be counted. */
export type Reason = {
/**
 * The name of a fate whose odds it changes; `gain` (points for certain), `worth` (points that
 * the bot expects), `hope` (the best that can be drawn next) or `only` (there is no other).
 */
about: string,
/** In words. */
text: string,
/** The odds, points or probability of this action. */
chosen?: number,
/** The same for the next best action. */
other?: number, };

/**
 * What can be asked. Every message may also have an `id`, which the answer repeats, and a `lang`
 * (`en` or `de`) for the words in the answer.
 */
export type Request = CatalogueRequest | MatchRequest;

/** A rule. */
export type Rule = {
/** As `R16`. */
id: string,
/** In words. */
text: string, };

/** A number before and after. */
export type Shift = {
/** Of what. */
name: string,
/** Before. */
from: number,
/** After. */
to: number, };

/** What a real card or die showed. */
export type Shown = number | string;

/** How things stand. */
export type State = {
/** The game's name. */
game: string,
/** Its options. */
options: unknown,
/** With these options the rules are as printed, for some number of seats. */
official: boolean,
/** The seed, if there is one. */
seed?: string,
/** Who sits where; empty if nobody said. */
players: Array<Player>,
/** Everything on the table. */
position: unknown,
/** The hash of the position. */
hash: string,
/** How many actions were played. */
actions: number,
/** Points of each seat. */
scores: Array<number>,
/** The match has ended. */
over: boolean,
/** Who has won; empty before the end, if nobody has, and in games that only count points. */
winners: Array<number>,
/** The table in words. */
table: Array<string>,
/** What is asked, or how it ended. */
prompt: string,
/** The rules behind that. */
rules: Array<string>,
/** What a mission asks for and what it must not come to; left out where points alone count. */
aims?: Array<Aim>,
/**
 * What it takes the rules to know besides the position, for clients that draw it; left out
 * where there is nothing.
 */
seen?: unknown,
/** Who may do what; empty when the match is over. */
to_act: Array<ToAct>,
/**
 * What to write into a journal that is kept: its first line after `new`, `load` and `next`, a
 * line for what was just played or taken back.
 */
line?: string,
/**
 * After `new`, `load`, `open`, `next` and `branch`: everything that happened so far, as in the
 * answer to `log`.
 */
moments?: Array<Moment>,
/** After `open`: what is or may be missing of the journal. */
missing?: string, };

/** A match of a campaign as it is told afterwards. */
export type Story = {
/** Its number in the campaign. */
game: number,
/** The same in words. */
heading: string,
/** Who was in it. */
party: Array<string>,
/** How it ended, if it has. */
ending?: string,
/** It ended well. */
won: boolean,
/** What is counted, before and after. */
dials: Array<Shift>,
/** What everybody wants to reach in the end. */
goals: Array<Goal>,
/** The missions. */
missions: Array<Task>,
/** What the campaign has built or keeps at home. */
colony: Array<string>,
/** What happened, in order. */
moments: Array<Told>, };

/** A mission of a story. */
export type Task = {
/** Its name. */
name: string,
/** Whether it succeeded, if that is known. */
done?: boolean, };

/** A seat that may act. */
export type ToAct = {
/** The seat. */
seat: number,
/** What it may do. */
actions: Array<unknown>,
/** The same in words. */
labels: Array<string>,
/** What it is asked, where several seats may act. */
prompt?: string,
/** The rules behind that. */
rules?: Array<string>,
/**
 * What each of them would cost, in games where that can be shown before; null where there is
 * nothing to show.
 */
costs?: Array<unknown>, };

/** Something that is told. */
export type Told = {
/**
 * `page`, `entry`, `choice`, `travel`, `mission`, `success`, `failure`, `goal`, `colony` or
 * `event`.
 */
kind: string,
/** In words. */
text: string,
/** Who did it, where that matters. */
by?: string,
/** Where on the travel map, by its permanent name. */
place?: string, };

/** A request as it is sent. */
export type Message = Request & { id?: unknown, lang?: string };

/** What comes back: an answer, or why there is none. Nothing has changed then. */
export type Reply = { id?: unknown } & (({ ok: true } & Answer) | { ok: false, error: Failure });

/** What each request is answered with. */
export type Answers = {
  games: Extract<Answer, { games: unknown }>,
  new: State,
  load: State,
  open: State,
  state: State,
  legal: Pick<State, 'to_act'>,
  play: Played,
  why: Extract<Answer, { allowed: unknown }>,
  undo: State,
  branch: State,
  next: State,
  story: Extract<Answer, { chronicle: unknown }>,
  odds: OddsAnswer,
  hint: HintAnswer,
  bot: Played,
  journal: Extract<Answer, { journal: unknown }>,
  log: Extract<Answer, { log: unknown, to_act?: never }>,
  rules: Extract<Answer, { chapters: unknown }>,
  content: Extract<Answer, { content: unknown }>,
  source: Extract<Answer, { values: unknown }>,
  check: Extract<Answer, { flaws: unknown }>,
  paper: Extract<Answer, { html: unknown }>,
  verify: Extract<Answer, { fair: unknown }>,
};
