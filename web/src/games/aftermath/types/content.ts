// Made from crates/aftermath/src by cargo xtask docs.

import type { Colour, Line } from './rules';

import type { Dial } from './events';

/** What a test is for. */
export type Activity = "move" | "communicate" | "recover" | "scavenge" | "melee" | "ranged" | "defend" | "book";

/** The attributes (R3). */
export type Attribute = "agility" | "strength" | "resistance" | "instinct";

/** Everything as it was written, for boards. */
export type Content = {
/** The files with cards. */
cards: Array<WrittenCards>,
/** The pages. */
pages: Array<WrittenPage>,
/** Language and Fluent source of all pages together. */
words: { [key in string]: string },
/**
 * The page of every entry, by its printed number, and `start`, `threat`, `calamity` or the
 * number of the entry there.
 */
entries: Array<[number, string]>,
/** The attributes that each action card shows (A43). */
symbols: Array<Array<Attribute>>, };

/** Where an item is worn (R46). */
export type Slot = "head" | "body" | "paw" | "accessory" | "stash" | "colony";

/** An ability (R43). */
export type WrittenAbility = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** White cards that it takes; 0 for one that only gives bonuses. */
cost: number, };

/** An action card (R3). */
export type WrittenCard = {
/** The permanent name. */
id: string,
/** Its colour. */
colour: Colour,
/** The attributes that it shows, if not just that of its colour (A43). */
symbol: Array<Attribute> | null,
/** Its number. */
value: number,
/** How many there are. */
count: number,
/** Whose influence card it is. */
character: string | null,
/** What an influence card is called. */
name: { [key in string]: string } | null, };

/** What any file of cards may hold; all files together are the content. */
export type WrittenCards = {
/** The numbers of the game; in one file only. */
numbers: WrittenNumbers | null,
/** Keywords of items. */
keyword: Array<WrittenWord>,
/** Types of enemy. */
type: Array<WrittenWord>,
/** Action cards. */
card: Array<WrittenCard>,
/** Characters. */
character: Array<WrittenCharacter>,
/** Items. */
item: Array<WrittenItem>,
/** Statuses. */
status: Array<WrittenStatus>,
/** Abilities. */
ability: Array<WrittenAbility>,
/** Enemies and bosses. */
enemy: Array<WrittenEnemy>,
/** Encounter cards. */
encounter: Array<WrittenEncounter>,
/** Environments. */
environment: Array<WrittenEnvironment>,
/** Vehicles. */
vehicle: Array<WrittenVehicle>,
/** Road cards, enemy vehicles among them. */
road: Array<WrittenRoad>,
/** Kinds of token. */
token: Array<WrittenToken>,
/** Scavenge tokens. */
scavenge: Array<WrittenScavenge>,
/** Missions. */
mission: Array<WrittenMission>,
/** Spaces of the travel map. */
location: Array<WrittenLocation>, };

/** A character (R2). */
export type WrittenCharacter = {
/** The permanent name. */
id: string,
/** What the character is called. */
name: { [key in string]: string },
/** What the character does. */
class: { [key in string]: string },
/** What the character is. */
species: { [key in string]: string },
/** A few words about the character. */
text: { [key in string]: string },
/** Bonuses to tests of these attributes. */
bonus: { [key in Attribute]?: number },
/** BIG ones cannot hide (R28). */
big: boolean,
/** Wounds that are too many (R54). */
life: number,
/** The starting item. */
item: string,
/** The starting ability. */
ability: string,
/** The personal goal in words. */
goal: { [key in string]: string }, };

/** An encounter card (R5). */
export type WrittenEncounter = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** It waits in the discovery deck until it is called for. */
discovery: boolean, };

/** An enemy (R4). */
export type WrittenEnemy = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** Its type. */
type: string,
/** How many cards there are. */
count: number,
/** Its life is the number of characters in the party (R49). */
boss: boolean,
/** One card for all roach tokens (R22). */
roach: boolean,
/** Wounds that defeat it; a boss needs none, and a roach has 1. */
life: number,
/** Difficulty of attacks on it. */
defense: number,
/** Difficulty of talking to it. */
communicate: number,
/** It waits in the discovery deck until it is called for. */
discovery: boolean, };

/** A numbered entry. */
export type WrittenEntry = {
/** Its number: 23 for 100-23. */
number: number, };

/** An environment: what a place does to all who are there. */
export type WrittenEnvironment = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** The farthest that anybody can see; 0 is one's own space. */
sight: number | null, };

/** An exit (R29). */
export type WrittenExit = {
/** Where. */
space: string,
/** What is read when all have left. */
entry: number, };

/** An item (R5). */
export type WrittenItem = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** What sort of thing it is, to be read. */
kind: { [key in string]: string },
/** Where it is worn. */
slot: Slot,
/** How many paws it takes. */
paws: number,
/** Scrap to repair it, and scrap for discarding it (R55). */
repair: number,
/** Keywords. */
keywords: Array<string>,
/** A ranged weapon reaches so far (R48). */
range: number | null,
/** How many batteries it holds. */
batteries: number,
/** More wounds with a ranged attack if it has a range, else with a melee attack. */
wounds: number,
/** It waits in the discovery deck until it is called for. */
discovery: boolean,
/** It is a starting item, and not in the item deck. */
starting: boolean, };

/** A space of the travel map (R14). */
export type WrittenLocation = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** From the left, from 0. */
x: number,
/** From the top, from 0. */
y: number,
/** Its page. */
page: number, };

/** The map of a page. */
export type WrittenMap = {
/** The spaces: each is a letter, which fills a rectangle; `.` is nothing. */
rows: Array<string>,
/** The character start. */
start: string,
/** The enemy starts. */
enemies: Array<string>,
/** Hiding spots. */
hide: Array<string>,
/** Exits. */
exit: Array<WrittenExit>, };

/** A mission (R5). */
export type WrittenMission = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** The story. */
text: { [key in string]: string },
/** The goal in words. */
goal: { [key in string]: string },
/** A side mission, not a main one. */
side: boolean,
/** Where it can be done, on the travel map. */
location: string,
/** The time that it may take (R60). */
time: number,
/** How one may travel, in words. */
travel: { [key in string]: string },
/** The entry that is read on success: "20-7". */
success: string,
/** The entry that is read on failure. */
fail: string,
/** It can be taken again after it has succeeded. */
repeatable: boolean,
/** It waits in the discovery deck until it is called for. */
discovery: boolean, };

/** The numbers of the game. */
export type WrittenNumbers = {
/** Cards in hand after drawing, and the most there can be (R30). */
hand: number,
/** Items in a backpack (R46). */
backpack: number,
/** Battery tokens (R1). */
batteries: number,
/** Roach tokens (R1). */
roaches: number,
/** Threat cards at which the threat entry is read while it is safe (R35). */
threat: number,
/** Sides of the white die and of the black one (A6). */
dice: [number, number],
/** What the dials show when a campaign begins. */
start: { [key in Dial]?: number },
/** The most that they can show (R13). */
most: { [key in Dial]?: number },
/** The dial that rises only once per mission (A2). */
once: Dial,
/** The dial that talking raises (A3). */
friends: Dial,
/** After this many rounds the time dial rises by one. */
pace: number,
/** The entry that is read when the time dial would rise above its top (A50): "100-26". */
night: string,
/** Goals that win the campaign (R62). */
goals: number,
/** What both losing dials are set to with infinite lives (R63). */
revive: number,
/** The page of the first game, and of later ones (R11). */
pages: [number, number],
/** The entry that is read when the campaign is lost (R63): "100-23". */
loss: string,
/** The entry that is read when all are down without a main mission. */
failed: string,
/** The space of the travel map where every game begins (R7). */
home: string,
/** The status of those who return (R54). */
"badly-hurt": string,
/** The keyword that hinders hiding (R28). */
noisy: string, };

/** A page (R12, R24-R29). */
export type WrittenPage = {
/** The number that is printed on it. */
number: number,
/** The map; a page without one only tells. */
map: WrittenMap | null,
/** The other entries. */
entry: Array<WrittenEntry>, };

/** A road card, perhaps with an enemy vehicle. */
export type WrittenRoad = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** An enemy vehicle is on it, to be drawn. */
enemy: boolean,
/** It waits in the discovery deck until it is called for. */
discovery: boolean, };

/** A scavenge token (R42). */
export type WrittenScavenge = {
/** Its difficulty, on the back. */
difficulty: number,
/** How many there are. */
count: number, };

/** A status (R58). */
export type WrittenStatus = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** It can be recovered from, and nesting ends it. */
negative: boolean,
/** Cards in hand after drawing, more or less. */
hand: number,
/** Its bearer cannot hide. */
exposed: boolean,
/** Actions that its bearer cannot do. */
forbids: Array<Activity>, };

/** A kind of token that lies on the map. */
export type WrittenToken = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What it does, in words. */
text: { [key in string]: string },
/** How many there are. */
count: number,
/** Nobody enters its space. */
blocks: boolean,
/** Lines around its space that characters there cross for 1, also white ones. */
crosses: Array<Line>,
/** Enemies that enter its space get this many wounds. */
hurts: number,
/** Attacks on enemies in its space get this bonus. */
attack: number,
/** A space with it is a hiding spot. */
hides: boolean,
/** It is discarded when an enemy was hurt or attacked by means of it. */
once: boolean, };

/** A vehicle. */
export type WrittenVehicle = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string },
/** What the card says. */
text: { [key in string]: string },
/** Damage that wrecks it. */
hull: number, };

/** A name for something without rules of its own. */
export type WrittenWord = {
/** The permanent name. */
id: string,
/** What it is called. */
name: { [key in string]: string }, };
