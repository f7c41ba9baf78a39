// Made from crates/katastrophenspiel/src by cargo xtask docs.

/** The six abilities. */
export type Ability = "first-aid" | "supplies" | "fire" | "shelter" | "peace" | "construction";

/** One small choice. */
export type Action = { "play": Card } | { "mission": Card } | { "extra_mission": Card } | { "use": {
/** The card. */
card: Card,
/** Which of its symbols. */
side: Side, } } | { "name": Ability } | "give_up" | { "move": Region } | { "drive": Region } | { "purchase": Card } | { "extra_purchase": Card } | { "buy": Card } | "buy_nothing" | "end_turn";

/** A card, by the number that is printed on it. */
export type Card = number;

/** The four types of card (R2). */
export type CardKind = "vehicle" | "hero" | "equipment" | "catastrophe";

/** The five colours. */
export type Colour = "red" | "green" | "blue" | "black" | "white";

/** The file as it is written, but for its list: an entry of `cards` is a `[[card]]` in the file. */
export type Content = { rounds: number, actions: number, money: number, heroes: number, rewards: { [key in string]: number }, cards: Array<WrittenCard>, };

/** What decides who has won, the first that can (R21). */
export type Decider = "points" | "money" | "seating";

/** One visible thing, in a narrator's order. */
export type Event = { "pawn_drawn": {
/** Who. */
seat: number,
/** Which. */
colour: Colour, } } | { "starts": {
/** Who. */
who: Colour, } } | { "revealed": {
/** Which. */
card: Card, } } | { "ran_out": {
/** What its cards cost or are worth. */
value: number, } } | { "round_begins": {
/** Rounds to go, with this one. */
rounds: number,
/** Who begins it. */
starter: Colour, } } | { "turn_begins": {
/** Who. */
who: Colour,
/** Actions. */
actions: number, } } | { "played": {
/** Who. */
who: Colour,
/** Which. */
card: Card, } } | { "laid_down": {
/** Who. */
who: Colour,
/** Which. */
card: Card, } } | { "not_used": {
/** Who. */
who: Colour,
/** Which. */
card: Card, } } | { "parked": {
/** Who. */
who: Colour,
/** Which. */
card: Card, } } | { "moved": {
/** Who. */
who: Colour,
/** Where to. */
to: Region,
/** The card that gave the extra action. */
by: Card | null, } } | { "put_under": {
/** Who. */
who: Colour,
/** Which. */
card: Card,
/** The card that gave the extra action. */
by: Card | null, } } | { "bought": {
/** Who. */
who: Colour,
/** Which. */
card: Card,
/** What it cost. */
price: number,
/** Money. */
money: number, } } | { "bought_nothing": {
/** Who. */
who: Colour, } } | { "mission_begins": {
/** Who. */
who: Colour,
/** What is to be handled. */
catastrophe: Card,
/** The card that gave the extra action. */
by: Card | null, } } | { "used": {
/** Who. */
who: Colour,
/** Which. */
card: Card,
/** Which of them. */
side: Side, } } | { "rolled": {
/** Who. */
who: Colour,
/** Which. */
card: Card,
/** The lowest roll that produces a symbol. */
needed: number,
/** The roll. */
roll: number,
/** It produces a symbol. */
enough: boolean, } } | { "named": {
/** Who. */
who: Colour,
/** Which. */
ability: Ability, } } | { "used_up": {
/** Who. */
who: Colour,
/** Which. */
card: Card, } } | { "succeeded": {
/** Who. */
who: Colour,
/** What is to be handled. */
catastrophe: Card,
/** Victory points. */
points: number,
/** Money. */
money: number, } } | { "failed": {
/** Who. */
who: Colour,
/** What is to be handled. */
catastrophe: Card, } } | { "turn_ends": {
/** Who. */
who: Colour,
/** How many. */
back: number, } } | { "game_ends": {
/** Who has won. */
winner: Colour,
/** Victory points. */
points: number,
/** Money. */
money: number,
/** What has decided. */
by: Decider, } };

/** How many heroes may be in play with a vehicle (A1). */
export type HeroLimit = "space" | "at_least_three";

/** A mission that is going on. */
export type Mission = {
/** What is to be handled. */
catastrophe: Card,
/** How many symbols of each ability are still missing, in the order of [`Ability::ALL`]. */
missing: [number, number, number, number, number, number],
/** Cards that gave their symbols. */
used: Array<Card>,
/** The card whose dice are being rolled. */
rolling: Card | null,
/** Its dice that are still to be rolled: the lowest roll that produces a symbol. */
dice: Array<number>, };

/** How to play. The defaults are the official rules. */
export type Options = {
/** Players, 2 to 5. */
seats: number,
/** Who donated blood last and begins, counted from 0; chance decides if nobody is named (A20). */
first: number | null,
/** How many heroes may be in play with a vehicle (A1). */
hero_limit: HeroLimit, };

/** What is being asked. */
export type Phase = "turn" | { "buy": {
/** What is taken off the price. */
discount: number, } } | "mission" | "name" | "over";

/** A player. */
export type Player = {
/** The colour of pawn and player cards; nothing before the pawns are drawn. */
colour: Colour | null,
/** Where the pawn stands. */
region: Region,
/** Money. */
money: number,
/** Victory points, without a limit (R3). */
points: number,
/** Cards in hand, which everybody may see (A19). */
hand: Array<Card>,
/** Equipment on the table, with one use left. */
table: Array<Card>, };

/** Everything on the table. */
export type Position = {
/** What is being asked. */
phase: Phase,
/** Where the round marker stands: this round and those after it. */
rounds: number,
/** Whose turn it is. */
active: number,
/** Who has the yellow pawn: the starting player of this round. */
starter: number,
/** The original starting player. */
first: number,
/** What the active player has left and has done. */
turn: Turn,
/** The mission that is going on. */
mission: Mission | null,
/** The players, in clockwise order. */
players: Array<Player>,
/** The face-up catastrophes: two of 1 victory point, one of 2, of 3 and of 5. */
catastrophes: [Card | null, Card | null, Card | null, Card | null, Card | null],
/** The face-up purchase cards: two of value 1, two of value 2, one of value 3. */
purchases: [Card | null, Card | null, Card | null, Card | null, Card | null],
/** The face-down cards of all stacks that nobody has seen; they have no order. */
unseen: Array<Card>,
/**
 * The cards that were put underneath each stack, the next one first: value 1, 2, 3, then
 * catastrophes of 1, 2, 3, 5 victory points.
 */
under: [Array<Card>, Array<Card>, Array<Card>, Array<Card>, Array<Card>, Array<Card>, Array<Card>],
/** Cards that are out of the game. */
removed: Array<Card>,
/** How the hero limit is read (A1). */
hero_limit: HeroLimit, };

/** The six regions of the board (R3). */
export type Region = "north-america" | "south-america" | "europe" | "africa" | "asia" | "australia";

/** The table as the rules see it. */
export type Seen = {
/** The number of this round, from 1, and of all. */
round: number,
/** Rounds of the whole game. */
rounds: number,
/** The stacks of the purchase row and then those of the catastrophe row. */
stacks: Array<StackSeen>,
/** Spaces of the victory point track; whoever goes beyond begins it anew (R3). */
track: number,
/** Equipment that players have, with the uses that are left (R18). */
uses: Array<[Card, number]>,
/** The uses of equipment in hand. */
all_uses: number,
/** The ways to use each card that the active player has in play (R16). */
sides: Array<[Card, Array<Side>]>,
/** Cards in hand that would lose a use if they were laid down now (A17). */
wasted: Array<Card>,
/** What a beginner should hear about in this turn. */
tips: Array<Tip>,
/** Who has won, once it is over (R21). */
winner: number | null,
/** The seats, the best first, as things stand (R21). */
ranking: Array<number>, };

/** Which symbols of a card. */
export type Side = "all" | "left" | "right";

/** The stack that a card belongs to. */
export type Stack = "red" | "green" | "blue" | "black" | "white" | "value-1" | "value-2" | "value-3" | "vp-1" | "vp-2" | "vp-3" | "vp-5";

/** A face-down stack. */
export type StackSeen = {
/** As content files name it. */
name: string,
/** What its cards cost or are worth. */
value: number,
/** Its cards are catastrophes. */
catastrophes: boolean,
/** How many places of the row are its own (R4). */
places: number,
/** How many cards are in it. */
left: number,
/** Those of them that nobody has seen. */
unseen: Array<Card>, };

/** A symbol as it is printed (R2). */
export type Symbol = "first-aid" | "supplies" | "fire" | "shelter" | "peace" | "construction" | "die-3" | "die-4" | "die-5" | "space" | "move" | "purchase" | "mission" | "/";

/** Something that can be done in a turn. */
export type Tip = "mission" | "vehicle";

/** What the active player has left and has done in this turn. */
export type Turn = {
/** Actions left, without extra ones. */
actions: number,
/** A mission action was taken. */
mission: boolean,
/** The movement of a vehicle was used. */
drove: boolean,
/** The vehicle in play was played in a mission, or was in play during one (A3). */
served: boolean,
/** How many extra purchases were taken. */
haggled: number,
/** Heroes and the vehicle in play. */
played: Array<Card>,
/** Equipment that was played in this mission and not used yet. */
fresh: Array<Card>,
/** Vehicles that were taken out of play. */
parked: Array<Card>, };

/** A card as it is written. */
export type WrittenCard = { number: number, kind: CardKind, stack: Stack,
/** What it costs or is worth, which its stack says; nothing for player cards. */
value: number | null, region?: Region, name: { [key in string]: string }, line: { [key in string]: string }, symbols: Array<Symbol>, };
