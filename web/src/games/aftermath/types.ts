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

/** What a test is for. */
export type Activity = "move" | "communicate" | "recover" | "scavenge" | "melee" | "ranged" | "defend" | "book";

/** A place in the program that all scripts make up together; 0 is the script that does nothing. */
export type At = number;

/** The attributes (R3). */
export type Attribute = "agility" | "strength" | "resistance" | "instinct";

/** What a board is handed besides the position: how the rules see it. */
export type BoardView = {
/** The page that lies open, by its printed number. */
page: number,
/** The lines between spaces that touch, with the doors as they are. */
lines: Array<[Space, Space, Line]>,
/** Spaces with something to read (R16, R27). */
pois: Array<Space>,
/**
 * The exits of the page, with what their entries say: they may be read as soon as they are open
 * (R12, R29, A51).
 */
exits: Array<ExitView>,
/** Each space in words: what is there, and what lies beside it. */
spaces: Array<string>,
/** Where each enemy of the track is met; roaches where the acting character stands. */
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

/** What is kept from game to game: the state of a campaign. */
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

/** The dials of the dashboard (R6). */
export type Dial = "time" | "clue" | "scrap" | "food" | "population" | "morale";

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

/**
 * One visible thing, in a narrator's order. Who tells it does not see the position, so characters
 * go by name and spaces by their letters.
 */
export type Event = { "page": {
/** Which. */
page: Page,
/** It was visited before. */
revisit: boolean, } } | { "read": {
/** Which. */
entry: Entry,
/** By whom. */
who: Character, } } | { "turn_begins": {
/** Whose. */
who: Character, } } | { "drew": {
/** Whose. */
who: Character,
/** Which. */
card: Card, } } | { "drew_threat": {
/** By whom. */
who: Character,
/** Which. */
card: Card, } } | { "drew_calamity": {
/** By whom. */
who: Character, } } | { "shuffled": {
/** How many cards. */
cards: number, } } | { "deck_shuffled": {
/** Which. */
deck: Stack,
/** How many cards. */
cards: number, } } | { "no_calamity": {
/** It has struck already; else the page has none. */
struck: boolean, } } | { "calamity_roll": {
/** What it shows. */
die: number,
/** With the time dial. */
total: number,
/** What must be reached. */
value: number,
/** It was: the calamity strikes. */
strikes: boolean, } } | { "threat_placed": {
/** Which. */
card: Card, } } | { "threat_added": {
/** Which. */
card: Card,
/** From the deck, since the discard pile had none. */
from_deck: boolean, } } | "no_threat" | { "threat_discarded": {
/** How many. */
cards: number, } } | { "discarded": {
/** Whose. */
who: Character,
/** Which. */
card: Card, } } | { "played": {
/** By whom. */
who: Character,
/** Which. */
card: Card, } } | { "test_begins": {
/** Whose. */
who: Character,
/** What for. */
goal: Goal,
/** The enemy that it is about. */
enemy: Enemy | null,
/** What must be reached. */
difficulty: number,
/** It is opposed. */
opposed: boolean, } } | { "tested": {
/** Whose. */
who: Character,
/** The white die. */
white: number,
/** The black die. */
black: number | null,
/** The total. */
total: number,
/** What had to be reached. */
difficulty: number,
/** It was. */
success: boolean, } } | { "declined": {
/** Whose. */
who: Character, } } | { "rolled": {
/** What for. */
at: At,
/** What it shows. */
die: number,
/** What it has to show. */
need: number,
/** Enough. */
success: boolean, } } | { "task_begins": {
/** The instruction. */
at: At,
/** What must be reached. */
difficulty: number, } } | { "contributed": {
/** By whom. */
who: Character,
/** Which. */
card: Card,
/** What the dial shows. */
dial: number, } } | "task_done" | { "moved": {
/** Who. */
who: Character,
/** To. */
space: string, } } | { "left": {
/** Who. */
who: Character,
/** By which exit. */
exit: number, } } | { "befriended": {
/** By whom. */
who: Character,
/** Which. */
enemy: Enemy, } } | { "found": {
/** By whom. */
who: Character,
/** Which. */
token: Scavenge, } } | { "activated": {
/** By whom. */
who: Character,
/** Which. */
ability: Ability, } } | { "encouraged": {
/** By whom. */
who: Character,
/** Which. */
card: Card,
/** To whom. */
to: Character, } } | { "used": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "handled": {
/** Who. */
who: Character,
/** With what. */
token: Token, } } | { "item_drawn": {
/** For whom. */
who: Character,
/** Which. */
item: Item, } } | { "not_retrieved": {
/** Which. */
item: Item, } } | { "discovered": {
/** Which. */
card: Found, } } | { "worn": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "stored": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "given": {
/** By whom. */
who: Character,
/** Which. */
item: Item,
/** To whom. */
to: Character, } } | { "item_discarded": {
/** Which. */
item: Item, } } | { "broken": {
/** Which. */
item: Item, } } | { "repaired": {
/** Which. */
item: Item, } } | { "supplied": {
/** Which. */
item: Item, } } | { "batteries": {
/** By whom. */
who: Character,
/** How many are loose now. */
loose: number, } } | { "no_battery": {
/** Who would have it. */
who: Character, } } | { "drained": {
/** Whose item. */
who: Character,
/** Which. */
item: Item,
/** How many. */
batteries: number, } } | { "powered": {
/** By whom. */
who: Character,
/** Which. */
item: Item, } } | { "dial": {
/** Which. */
dial: Dial,
/** From. */
from: number,
/** To. */
to: number, } } | { "full": {
/** Which. */
dial: Dial, } } | { "capped": {
/** Which. */
dial: Dial,
/** To. */
most: number, } } | { "wounded": {
/** Who. */
who: Character,
/** How many. */
wounds: number,
/** Toxic ones. */
toxic: boolean, } } | { "healed": {
/** Who. */
who: Character,
/** How many. */
wounds: number, } } | { "cleansed": {
/** Who. */
who: Character, } } | { "fled": {
/** Who. */
who: Character,
/** Wounds that were taken off, toxic ones among them. */
wounds: number,
/** Batteries that were lost, loose and on items. */
batteries: number, } } | { "returned": {
/** Who. */
who: Character,
/** Where. */
space: string, } } | { "became": {
/** Who. */
who: Character,
/** Which. */
status: Status, } } | { "status_ended": {
/** Whose. */
who: Character,
/** Which. */
status: Status, } } | { "learned": {
/** Who. */
who: Character,
/** Which. */
ability: Ability, } } | { "encounter_drawn": {
/** Which. */
card: Encounter, } } | { "enemy_comes": {
/** Which. */
enemy: Enemy,
/** Where. */
space: string, } } | { "replaced": {
/** Which. */
enemy: Enemy, } } | { "roaches_come": {
/** How many. */
count: number, } } | { "hunts": {
/** Which. */
enemy: Enemy, } } | { "situation": {
/** To. */
situation: Situation, } } | "enemy_turn" | { "enemy_acts": {
/** Which. */
enemy: Enemy,
/** By which threat value. */
threat: number, } } | { "enemy_moved": {
/** Which. */
enemy: Enemy,
/** To. */
space: string, } } | { "enemy_attacks": {
/** Which. */
enemy: Enemy,
/** Whom. */
who: Character, } } | { "attacked": {
/** Whom. */
who: Character, } } | { "enemy_wounded": {
/** Which. */
enemy: Enemy,
/** How many. */
wounds: number, } } | { "roach_gone": {
/** How many are left. */
left: number, } } | { "enemy_healed": {
/** Which. */
enemy: Enemy,
/** How many. */
wounds: number, } } | { "looted": {
/** By whom. */
who: Character, } } | { "enemy_defeated": {
/** Which. */
enemy: Enemy, } } | { "enemy_leaves": {
/** Which. */
enemy: Enemy, } } | { "placed": {
/** Which kind. */
token: Token,
/** Where. */
space: string, } } | { "removed": {
/** Which kind. */
token: Token,
/** Where. */
space: string, } } | { "objective": {
/** Where. */
space: string,
/** It came. */
placed: boolean, } } | { "finds_placed": {
/** Where. */
space: string,
/** How many. */
count: number, } } | { "door": {
/** On which page. */
page: Page,
/** Which. */
door: number,
/** It opened. */
open: boolean, } } | { "environment": {
/** To. */
environment: Environment | null, } } | "nests" | { "bookkeeper": {
/** To. */
who: Character, } } | { "travelled": {
/** To. */
location: Location, } } | { "road_drawn": {
/** Which. */
card: Road,
/** Who faces it. */
who: Character, } } | { "hull": {
/** What it can still take. */
left: number, } } | { "mission_taken": {
/** Which. */
mission: Mission, } } | { "mission_succeeded": {
/** Which. */
mission: Mission, } } | { "mission_failed": {
/** Which. */
mission: Mission | null, } } | { "time_passes": {
/** Why. */
why: Passing, } } | { "no_more": {
/** Which. */
dial: Dial, } } | "night_falls" | { "goal_completed": {
/** Whose. */
character: Character, } } | "campaign_won" | "campaign_lost" | "revived" | { "ended": {
/** How. */
ending: Ending, } };

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
 * What that encounter is, by its place in the program; nothing from the Hunt, which has no
 * loot (R32).
 */
loot: number | null,
/** The threat value by which it is going to act in this enemy turn. */
threat: number, };

/** A card that waits in the discovery deck. */
export type Found = { "item": Item } | { "enemy": Enemy } | { "encounter": Encounter } | { "mission": Mission } | { "road": Road };

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
/** The campaign to go on with; a new one if there is none. */
campaign: SavedCampaign | null,
/** Go on although a pack is missing that the campaign has something of (R65). */
absent?: boolean, };

/** A page, by its place in the book. */
export type Page = number;

/** Why time passes (A4, A50); how much the book takes is in its entry. */
export type Passing = "journey" | "nest" | "flight" | { "rounds": number };

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
/** What is kept from game to game, the dials among it. */
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
 * The time dial was to rise above its top, and the book has not said yet what that costs
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
/** The loss of the campaign is being told (R63). */
lost: boolean,
/**
 * How the first test went that the latest choice decided, for those who ask before they
 * choose.
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

/** What is kept from game to game, by permanent names. */
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

/** A kind of scavenge token. */
export type Scavenge = number;

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

/** Where an item is worn (R46). */
export type Slot = "head" | "body" | "paw" | "accessory" | "stash" | "colony";

/** A space of a page's map. */
export type Space = number;

/** Where a figure is. */
export type Spot = "away" | { "at": Space } | "left" | "down";

/** A deck that is shuffled when it has run out; the action deck has an event of its own. */
export type Stack = "items" | "encounters" | "roads";

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
/** Those that would with every card that fits. */
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
