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

/** The five colours. */
export type Colour = "red" | "green" | "blue" | "black" | "white";

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

/** Everything in front of the players. */
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

/** The position as the rules see it. */
export type Seen = {
/** The number of this round, from 1, and of all. */
round: number,
/** Rounds of the whole game. */
rounds: number,
/** The stacks of the purchase row and then those of the catastrophe row. */
stacks: Array<StackSeen>,
/** Spaces of the victory point track; whoever goes beyond the last starts again at 0 (R3). */
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
