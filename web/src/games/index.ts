/**
 * The games that this client has a board for. What a board needs is fetched when somebody sits down
 * in a match.
 */
import type { Component } from 'svelte';
import type { BoardProps, EndingProps, Told } from '../lib/play/board';
import type { Move } from '../lib/play/flights.svelte';
import type { Shown } from '../lib/play/shown';
import type { Action, Options, Player, Story } from '../lib/engine/messages';
import { botName } from '../lib/names';
import type { Pack } from '../lib/storage/packs';
import type { Tone } from '../lib/pieces/tones';
import type { Speak } from '../lib/words';
import AfterTheVirusCover from './after-the-virus/Cover.svelte';
import AftermathCover from './aftermath/Cover.svelte';
import KatastrophenspielCover from './katastrophenspiel/Cover.svelte';
import TraumaCenterCover from './trauma-center/Cover.svelte';
import TriageCover from './triage/Cover.svelte';

/** With the types of a game: position, what flies, seen, event, action, cost and options. */
export type Face<
  P = never,
  F = never,
  S = never,
  E = unknown,
  A = Action,
  C = unknown,
  O = Options,
> = {
  Board: Component<BoardProps<P, S, E>>;
  Unseen: Component<{ position: P; seen: S }>;
  /** A card on its way from place to place. */
  Card: Component<{ face: F | null }>;
  moves: (events: E[]) => Move[];
  /** How an event is played on the board; `position` is how things stand then. */
  show?: (event: E, position: P) => Shown;
  /** The game's own words. */
  word: Speak;
  /** How far the game is, for the bar above the board. */
  status: (position: P, seen: S) => string;
  /** What the guided first game says at this position, unless it has been said. */
  guide: (position: P, seen: S) => string[];
  /**
   * The options that a new game offers, with the choices that the engine lists. Where nothing is the
   * usual, `opt-…-usual` says what that means.
   */
  options: string[];
  /** Of these, the numbers that depend on the other options. */
  numbers?: Record<string, (options: O) => number[]>;
  /** Options that name a seat, or leave it to chance. */
  seats?: string[];
  /** What else a new game asks: it writes its answers into the options. */
  Setup?: Component<{ options: O; players: Player[] }, object, 'options'>;
  /** Where the party of a campaign has been, game by game. */
  Story?: Component<{ stories: Story[] }>;
  /** The pawns of the seats. */
  tones?: (position: P) => Tone[];
  /** Under which heading a choice is listed. */
  group?: (action: A) => string;
  /** What a choice is worth to a person, within its group: the most comes first. */
  worth?: (action: A, cost: C | null | undefined) => number | undefined;
  /** How it ended, as a picture. */
  Ending: Component<EndingProps<P, S, E>>;
  /** What was achieved, in a few words and numbers. */
  achieved?: (position: P, seen: S, log: Told<E>[]) => [what: string, much: string | number][];
  /** After the end: what the next mission changes in the options, if there is one. */
  next?: (state: { options: O; position: P; winners: number[] }) => Partial<O> | null;
  /** What should be said before this is done. */
  warning?: (action: A, seen: S) => string | undefined;
  /** It is put somewhere on the board: listed in folds, without a key. */
  placed?: (action: A) => boolean;
};

export type Game = {
  Cover: Component;
  load: (packs?: Pack[]) => Promise<Face>;
  /** Whom the daily challenge is played against; nobody in a match with several seats is alone. */
  rivals?: Player[];
  /** What the daily challenge of a day is, if not what a new game begins with. */
  daily?: (date: string) => Promise<Options>;
  /** Everybody plays for one score. */
  together?: boolean;
  /** People take all seats unless they say otherwise. */
  people?: boolean;
  /** Somebody alone takes several seats. */
  alone?: boolean;
  /** Each game goes on with what the one before it left. */
  campaign?: boolean;
  /**
   * The bot that gives hints, for games where the usual one would think too long; counted, so that
   * everybody gets the same hint.
   */
  hints?: string;
  /**
   * How often the review compares a choice with the bot's, for games with so many choices that the
   * usual number takes too long.
   */
  samples?: number;
};

/** The shell hands on what the engine sent: only here the types of a game are forgotten. */
const loaded = (face: unknown) => face as Face;

export const games: Record<string, Game> = {
  triage: {
    Cover: TriageCover,
    load: async () => loaded((await import('./triage/face')).face),
  },
  katastrophenspiel: {
    Cover: KatastrophenspielCover,
    load: async (packs) => loaded(await (await import('./katastrophenspiel/face')).face(packs)),
    rivals: [
      { name: botName(1), bot: 'greedy' },
      { name: botName(2), bot: 'search' },
    ],
    // Who searches here lays out heroes before there is anything for them to do, since it costs nothing.
    hints: 'greedy',
  },
  'trauma-center': {
    Cover: TraumaCenterCover,
    load: async (packs) => loaded(await (await import('./trauma-center/face')).face(packs)),
    rivals: [],
    together: true,
  },
  'after-the-virus': {
    Cover: AfterTheVirusCover,
    load: async (packs) => loaded(await (await import('./after-the-virus/face')).face(packs)),
    daily: async (date) => (await import('./after-the-virus/daily')).daily(date),
    rivals: [],
    together: true,
  },
  aftermath: {
    Cover: AftermathCover,
    load: async (packs) => loaded(await (await import('./aftermath/face')).face(packs)),
    together: true,
    people: true,
    alone: true,
    campaign: true,
    hints: 'search:600',
    samples: 4,
  },
};

/** The game to begin with. */
export const FIRST = 'triage';
