// Made from crates/aftermath/src by cargo xtask docs.

/** An ability. */
export type Ability = number;

/** One small choice. */
export type Action = { "discard": Card } | "draw" | { "move": Card } | { "communicate": number } | { "recover": Status } | { "scavenge": number } | { "activate": Ability } | { "encourage": {
/** Which. */
card: Card,
/** To whom. */
to: number, } } | { "equip": Card } | { "melee": number } | { "ranged": {
/** Which, by its place on the track. */
foe: number,
/** Where. */
space: Space, } } | { "contribute": Card } | { "use": {
/** Which. */
item: Item,
/** How, by its place on the card. */
way: number, } } | { "handle": {
/** Which kind. */
token: Token,
/** Where. */
space: Space, } } | "read" | { "exit": number } | "end_turn" | { "play": Card } | "roll" | "decline" | { "go": Space } | "stop" | { "choose": number } | { "pick": number } | { "hit": {
/** Which, by its place on the track. */
foe: number,
/** Where. */
space: Space, } } | { "wear": Item } | { "swap": {
/** To be equipped. */
item: Item,
/** To the backpack. */
out: Item, } } | { "store": Item } | { "give": {
/** Which. */
item: Item,
/** To whom. */
to: number, } } | { "take": {
/** Which. */
item: Item,
/** From whom. */
from: number, } } | { "trade": {
/** Given away. */
item: Item,
/** With whom. */
with: number,
/** Taken for it. */
take: Item, } } | { "battery": Item } | { "scrap": Item } | { "break": Item } | "nest" | "eat" | { "repair": Item } | "pass" | { "travel": Location } | "new_campaign" | "infinite_lives";

/** A place in the program that all scripts make up together; 0 is the script that does nothing. */
export type At = number;

/** What a board is handed besides the position: how the rules see it. */
export type BoardView = {
/** The page that lies open, by its printed number. */
page: number,
/** The lines between spaces that touch, with the doors as they are. */
lines: Array<[Space, Space, Line]>,
/** Spaces with something to read (R16, R27). */
pois: Array<Space>,
/**
 * The exits of the page, with what their entries say: they may be read as soon as they are
 * open (R12, R29, A51).
 */
exits: Array<ExitView>,
/** Each space in words: what is there, and what lies beside it. */
spaces: Array<string>,
/** Where each enemy of the track can be met; for roaches, where the acting character stands. */
met: Array<Space | null>,
/** The missions, the main one first. */
missions: Array<MissionView>,
/** What time does, and when, in words (A50). */
time: Array<string>,
/** The time dial is above the allowance (R60). */
late: boolean,
/** Places beside each other on the travel map (R14). */
ways: Array<[Location, Location]>,
/** The mission is over, and everybody eats at home (R61). */
supper: boolean,
/** What everything in play does, by the key of its name: "status-soaked". */
effects: { [key in string]: string },
/** Objective tokens. */
objectives: Array<Space>,
/** Characters that cannot be targeted from another space, by seat (R28). */
hidden: Array<number>,
/** Life of the enemies on the track. */
life: Array<number>,
/** Where the figure of each enemy on the track stands; roaches have tokens instead (R22). */
figures: Array<Space | null>,
/** Wounds that each character can still take (R54). */
life_left: Array<number>,
/** The difficulty of each pile of scavenge tokens (R10). */
difficulties: Array<number>,
/** The letters of the spaces of the open map. */
letters: Array<string>,
/** Threat cards at which something happens (R35). */
looming: number,
/** The group task. */
task: TaskView | null,
/** The test in progress. */
test: TestView | null, };

/** What carries over from game to game: the state of a campaign. */
export type Campaign = {
/** The number of the game, from 1. */
game: number,
/** The seat that begins as bookkeeper (A49). */
bookkeeper: number,
/** Infinite lives (R63). */
infinite: boolean,
/** Time, clue, scrap, food, population, morale. */
dials: [number, number, number, number, number, number],
/** The most that they can show. */
most: [number, number, number, number, number, number],
/** Flags. */
flags: Array<Flag>,
/** Missions that succeeded. */
done: Array<Mission>,
/** Missions that failed. */
failed: Array<Mission>,
/** Characters whose goal is completed (R62). */
goals: Array<Character>,
/** The colony supply box, improvements among it. */
supply: Array<Item>,
/** Items that were retrieved by name (R23). */
retrieved: Array<Item>,
/** Cards that were discovered. */
found: Known,
/** Cards in the banished box. */
banished: Known,
/** The character boxes that were in use, by character. */
boxes: [Chest | null, Chest | null, Chest | null, Chest | null, Chest | null, Chest | null, Chest | null, Chest | null], };

/** An action card, by its place in the content. */
export type Card = number;

/** A character. */
export type Character = number;

/** A character box. */
export type Chest = {
/** Equipped items, slot by slot. */
worn: [Item | null, Item | null, Item | null, Item | null, Item | null],
/** The backpack. */
pack: Array<Item>,
/** Abilities. */
abilities: Array<Ability>, };

/** Colours of action cards. */
export type Colour = "green" | "red" | "blue" | "yellow" | "white" | "black" | "calamity";

/** An encounter card. */
export type Encounter = number;

/** How a game ended; the campaign may go on. */
export type Ending = "success" | "failure" | "lost";

/** An enemy card. */
export type Enemy = number;

/** An entry of the book, by its place in the content. */
export type Entry = number;

/** An environment. */
export type Environment = number;

/** An exit of the open page. */
export type ExitView = {
/** Where. */
space: Space,
/** Whether it can be used. */
open: boolean,
/** What its entry says, unless the book keeps it shut (A51). */
says: string, };

/** A scavenge token on the map. */
export type Find = {
/** Where. */
space: Space,
/** Which difficulty, by its place among the piles. */
pile: number, };

/** A flag of the campaign or of the mission. */
export type Flag = number;

/** An enemy card on the threat track, and its figure. */
export type Foe = {
/** Which. */
enemy: Enemy,
/** Where; roaches have places of their own. */
space: Space,
/** Wounds. */
wounds: number,
/** The number of the encounter that it came with. */
encounter: number,
/**
 * Which encounter that is, by its place in the program; `None` for the Hunt, which has no loot
 * (R32).
 */
loot: number | null,
/** The threat value by which it will act in this enemy turn. */
threat: number, };

/** What a test is for. */
export type Goal = { "scavenge": number } | { "communicate": number } | { "melee": number } | { "ranged": {
/** Which, by its place on the track. */
foe: number,
/** Where. */
space: Space, } } | { "recover": Status } | { "script": {
/** Goes on here. */
success: At,
/** Or here. */
failure: At, } } | { "defend": {
/** Wounds, if not. */
wounds: number,
/** They are toxic. */
toxic: boolean,
/** What else comes of a hit. */
hit: At,
/** What comes of a miss. */
miss: At, } };

/** A character of the party. */
export type Hero = {
/** Who. */
character: Character,
/** Where the figure is. */
spot: Spot,
/** Normal wounds. */
wounds: number,
/** Toxic wounds (R52). */
toxic: number,
/** Loose batteries. */
batteries: number,
/** Action cards. */
hand: Record<string, number>,
/**
 * Equipped items: head, body, two paws, accessory. What takes both paws is in the first of
 * them.
 */
worn: [Worn | null, Worn | null, Worn | null, Worn | null, Worn | null],
/** The backpack. */
pack: Array<Item>,
/** Statuses. */
statuses: Array<Status>,
/** Abilities. */
abilities: Array<Ability>,
/** Items used in this turn. */
used: Array<Item>,
/** Items used on this page. */
used_here: Array<Item>,
/** Came onto the space and has not read yet what is there (A15). */
fresh: boolean,
/** Began the turn where something can be read again (A15). */
again: boolean, };

/** An item. */
export type Item = number;

/** Cards of several decks. */
export type Known = {
/** Items. */
items: Array<Item>,
/** Enemies. */
enemies: Array<Enemy>,
/** Encounter cards. */
encounters: Array<Encounter>,
/** Missions. */
missions: Array<Mission>,
/** Road cards. */
roads: Array<Road>, };

/** A token on the map. */
export type Laid = {
/** Which kind. */
token: Token,
/** Where. */
space: Space, };

/** Where the party goes. */
export type Leaving = { "page": Page } | "travel" | { "to": Location } | { "entry": Entry };

/** Lines between spaces (R24). */
export type Line = "dashed" | "red" | "blue" | "green" | "white" | "double-white";

/** A space of the travel map. */
export type Location = number;

/** A mission. */
export type Mission = number;

/** How the main mission stands. */
export type MissionStatus = "open" | "succeeded" | "failed";

/** A mission that the party is on. */
export type MissionView = {
/** Which. */
mission: Mission,
/** What has to be done, in words. */
goal: string,
/** It is done. */
done: boolean, };

/**
 * How to play. The defaults begin a campaign with two characters, which is also how one plays
 * alone (R8).
 */
export type Options = {
/** Characters in the party, 2 to 4; a person may play two of them. */
seats: number,
/**
 * Who they are, by their permanent names, seat by seat; others follow in the order of the
 * cards.
 */
characters: Array<string>,
/** Infinite lives (R63). */
infinite_lives: boolean,
/** The campaign to continue; a new one if there is none. */
campaign: SavedCampaign | null,
/** Continue although a pack is missing that contributed to the campaign (R65). */
absent?: boolean, };

/** A page, by its place in the book. */
export type Page = number;

/** What lies ahead: most phases run by themselves, some ask. */
export type Phase = "begin_turn" | { "run": {
/** Where. */
at: At,
/** Who "you" is. */
who: number, } } | "draw" | { "calamity": Card } | "place_threat" | "actions" | "check_threat" | "clear_threat" | { "add_threat": number } | "objective_read" | "enemy_turn" | { "enemy_moves": {
/** Its threat value. */
threat: number,
/** Spaces that it can still move. */
left: number, } } | { "enemy_attacks": {
/** Its threat value. */
threat: number,
/** Characters that were attacked already, a bit each. */
done: number, } } | { "roaches": number } | { "acted": number } | "end_turn" | "nest" | { "eat": number } | "rest" | "repair" | { "assign": Item } | "rise" | "next" | { "test": Test } | { "move": Walk } | { "choice": {
/** The instruction. */
at: At,
/** Who "you" is. */
who: number, } } | { "one": {
/** The instruction. */
at: At,
/** Who "you" is. */
who: number, } } | { "discard": {
/** Who. */
seat: number,
/** How many. */
left: number, } } | { "keep": {
/** Who. */
seat: number,
/** Which. */
item: Item, } } | { "receive": {
/** Who. */
seat: number,
/** Which. */
item: Item, } } | "equip" | { "activate": {
/** Which. */
ability: Ability,
/** What was played. */
paid: number, } } | { "hit_enemy": {
/** By whom. */
seat: number,
/** How far. */
range: number,
/** How many wounds. */
wounds: number, } } | { "break": number } | { "return": number } | "travel" | "road" | "lost";

/** Everything in front of the players. */
export type Position = {
/** How it ended, once it has. */
ending: Ending | null,
/** What carries over from game to game, including the dials. */
campaign: Campaign,
/** The characters of the party, one on each seat. */
heroes: Array<Hero>,
/** The seat with the dashboard (R15). */
bookkeeper: number,
/** Whose turn it is. */
current: number,
/** A turn is under way; else the book is being read. */
in_turn: boolean,
/** Turns since the time dial last rose by itself. */
turns: number,
/**
 * The time dial was to rise above its top, and the book has not yet said what that costs
 * (A50).
 */
night: boolean,
/** Where the party marker is. */
location: Location,
/** The page that lies open. */
page: Page,
/** The page before it. */
from: Page | null,
/** What lies on the page. */
scene: Scene,
/** Pages visited in this mission (R16). */
visited: Array<Page>,
/** Pages whose calamity was resolved (R31). */
calamities: Array<Page>,
/** The main mission. */
main: Mission | null,
/** Side missions. */
sides: Array<Mission>,
/** How the main mission stands. */
fate: MissionStatus,
/** Flags of the mission. */
flags: Array<Flag>,
/** The dial that rises once per mission has (R13). */
risen: boolean,
/** The action deck. */
deck: Record<string, number>,
/** The action cards that were discarded. */
discard: Record<string, number>,
/** The item deck. */
items: { top: Item[], unseen: Record<string, number>, bottom: Item[], set_aside: number },
/** Items that were discarded. */
item_discard: Array<Item>,
/** The broken items (R6). */
broken: Array<Item>,
/** The encounter deck. */
encounters: { top: Encounter[], unseen: Record<string, number>, bottom: Encounter[], set_aside: number },
/** Encounter cards that were discarded. */
encounter_discard: Array<Encounter>,
/** The road deck. */
roads: { top: Road[], unseen: Record<string, number>, bottom: Road[], set_aside: number },
/** Road cards that were discarded. */
road_discard: Array<Road>,
/** Scavenge tokens that nobody has seen, wherever they are. */
finds: Record<string, number>,
/** How many tokens are left in the piles, the lowest difficulty first (R10). */
piles: [number, number, number, number, number, number, number, number],
/** Enemy cards out of play. */
enemies: Record<string, number>,
/** The Hunt box (R15). */
hunt: Record<string, number>,
/** Roach tokens in the Hunt box (A54). */
hunted_roaches: number,
/** How many moves of items there were in this equip action (R45, A59). */
moved: number,
/** The vehicle on its way. */
ride: Ride | null,
/** Where the party goes once the turn is over (R15). */
leaving: Leaving | null,
/** The book is telling of the loss of the campaign (R63). */
lost: boolean,
/**
 * How the first test went that the latest choice decided, for those who ask about odds before
 * they choose.
 */
tested: boolean | null,
/** What lies ahead, the next step last. */
steps: Array<Phase>, };

/** What an action comes to, before it is done. */
export type Preview = { "points": number } | { "test": TestView } | { "dial": number };

/** A vehicle on its way. */
export type Ride = {
/** Which. */
vehicle: Vehicle,
/** Damage that it can still take. */
hull: number,
/** Road cards to come. */
cards: number,
/** What comes of getting there. */
arrive: At,
/** What comes of a wreck. */
wreck: At,
/** Whose card is next. */
next: number, };

/** A roach token. */
export type Roach = {
/** Where. */
space: Space,
/** Has acted in this enemy turn. */
acted: boolean, };

/** A road card. */
export type Road = number;

/** Of this many equally likely rolls, those that succeed. */
export type Rolls = {
/** Those that succeed. */
good: number,
/** All of them. */
all: number, };

/** A character box. */
export type SavedBox = {
/** Equipped items, slot by slot. */
worn: Array<string | null>,
/** The backpack. */
pack: Array<string>,
/** Abilities. */
abilities: Array<string>, };

/** What carries over from game to game, by permanent names. */
export type SavedCampaign = {
/** The number of the game, from 1. */
game: number,
/** The seat that begins as bookkeeper (A49). */
bookkeeper: number,
/** Infinite lives (R63). */
infinite: boolean,
/** Time, clue, scrap, food, population, morale. */
dials: [number, number, number, number, number, number],
/** The most that they can show. */
most: [number, number, number, number, number, number],
/** Flags. */
flags: Array<string>,
/** Missions that succeeded. */
done: Array<string>,
/** Missions that failed. */
failed: Array<string>,
/** Characters whose goal is completed (R62). */
goals: Array<string>,
/** The colony supply box, improvements among it. */
supply: Array<string>,
/** Items that were retrieved by name (R23). */
retrieved: Array<string>,
/** Cards that were discovered. */
found: SavedCards,
/** Cards in the banished box. */
banished: SavedCards,
/** The character boxes that were in use. */
boxes: { [key in string]: SavedBox }, };

/** Cards of several decks. */
export type SavedCards = {
/** Items. */
items: Array<string>,
/** Enemies. */
enemies: Array<string>,
/** Encounter cards. */
encounters: Array<string>,
/** Missions. */
missions: Array<string>,
/** Road cards. */
roads: Array<string>, };

/** What lies on the page. */
export type Scene = {
/** A page with a map lies open and is set up. */
open: boolean,
/** The page was visited before in this mission (R16). */
revisit: boolean,
/** Safe or hostile (R17). */
situation: Situation,
/** Open doors, a bit each. */
doors: number,
/** Enemy cards on the threat track, from the top. */
foes: Array<Foe>,
/** The roach tokens (R22). */
roaches: Array<Roach>,
/** Threat cards on the track, from the top. */
threats: Array<Card>,
/** Threat cards that were drawn and not placed yet. */
drawn: Array<Card>,
/** Tokens. */
tokens: Array<Laid>,
/** Scavenge tokens, face down. */
finds: Array<Find>,
/** Objective tokens, a bit for each objective of the page. */
objectives: number,
/** Points of interest that were read, a bit each. */
read: number,
/** The objective that is being read. */
reading: number | null,
/** The exit that was used first (R29). */
exit: number | null,
/** The group task (R38). */
task: Task | null,
/** The environment. */
environment: Environment | null,
/** Where the token is that was handled last. */
handled: Space,
/** How many encounters there were. */
encounters: number,
/** The place on the track of the enemy that acts. */
acting: number | null,
/** The roach that acts, by its place in the list. */
roach: number | null, };

/** Safe or hostile (R17). */
export type Situation = "safe" | "hostile";

/** A space of a page's map. */
export type Space = number;

/** Where a figure is. */
export type Spot = "away" | { "at": Space } | "left" | "down";

/** A status. */
export type Status = number;

/** A group task (R38). */
export type Task = {
/** The instruction that began it. */
at: At,
/** What must be reached. */
difficulty: number,
/** What the dial shows. */
dial: number,
/** The card in the slot. */
first: Card | null, };

/** What a group task asks (R38). */
export type TaskView = {
/** In words. */
name: string,
/** Attributes, any of which the first card must show, a bit each. */
attributes: number,
/** Where one has to be, if it matters. */
space: Space | null, };

/** A skill test (R36). */
export type Test = {
/** Who. */
seat: number,
/** What for. */
goal: Goal,
/** Attributes, any of which the first card must show. */
attributes: number,
/** What must be reached. */
difficulty: number,
/** The black die is added to that. */
opposed: boolean,
/** The first card. */
first: Card | null,
/** The cards so far. */
sum: number, };

/** How a test stands. */
export type TestView = {
/** The bonus with the first card; with the best one before it is played. */
bonus: number,
/** The rolls that succeed as it stands, or with the best first card. */
now: Rolls,
/** Those that would succeed with every card that fits. */
most: Rolls, };

/** A kind of token. */
export type Token = number;

/** A vehicle. */
export type Vehicle = number;

/** A character on the move. */
export type Walk = {
/** Who. */
seat: number,
/** Points that are left; below 0 until the cards make up for what hinders the move. */
points: number,
/** Cards that were played. */
cards: number,
/** The colour of all cards that were played, if they have one (A16). */
colour: Colour | null,
/** Steps were taken: no more cards can be played. */
walked: boolean,
/** Not by cards: every line costs 1. */
free: boolean, };

/** An equipped item. */
export type Worn = {
/** Which. */
item: Item,
/** Batteries on it. */
batteries: number, };
