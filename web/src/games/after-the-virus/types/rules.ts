// Made from crates/after_the_virus/src by cargo xtask docs.

/** One small choice. */
export type Action = { "play": Card } | "scout" | { "retrieve": Card } | { "prepare": Card } | { "use": {
/** The card. */
card: Card,
/** Which of its abilities, by its place in the content. */
way: number, } } | { "fight": number } | { "drop": Card } | "done" | "call" | { "choose": Card } | "enough" | "accept" | { "hit": {
/** Whose. */
seat: number,
/** Which, by its place. */
at: number, } } | { "hit_discard": {
/** Whose. */
seat: number,
/** How many zombies it has. */
zombies: number, } } | { "hit_all": number } | { "heal": {
/** Whose. */
seat: number,
/** Where. */
spot: Spot, } } | { "wound": Spot } | "count" | "take" | "on_top" | "underneath";

/** A card under a weapon. */
export type Ammo = {
/** The weapon. */
under: Card,
/** The card that is its ammo. */
card: Card, };

/** Whose zombies count for "no zombies in play" (A20). */
export type Calm = "own" | "anybody";

/**
 * A kind of card, by its number in the content. Numbers 1 to 4 are zombie cards with this many
 * zombies.
 */
export type Card = number;

/** Easier or harder (R34). */
export type Difficulty = "easier" | "usual" | "harder";

/** How a match ended. */
export type Ending = "won" | { "died": number } | { "failed": number } | "out_of_time";

/** Where a card goes when its use is paid with it. */
export type Exit = "discard" | "destroy" | "area";

/** Zombies or zombie cards to be killed, discarded or removed. */
export type Hit = {
/** By this card. */
by: Card,
/** What happens to them. */
fate: HitResult,
/** Zombies or whole cards. */
unit: Unit,
/** Where they are. */
place: Place,
/** How many, [`ALL`] for all. */
left: number,
/** Whose zombies, once that is decided (R17). */
whose: number | null,
/** May it end here? */
may_stop: boolean, };

/** What happens to a zombie. */
export type HitResult = "kill" | "discard" | "remove";

/** How to play. The defaults are the official rules, for one player, with the first mission. */
export type Options = {
/** Players, 1 to 3. */
seats: number,
/** The mission, as `1A` (R1). */
mission: string,
/** The character of each seat, as `adam`; seats without one take the next that is free (R2). */
characters: Array<string>,
/** Easier or harder (R34). */
difficulty: Difficulty,
/**
 * Another number for the first condition of the goal: 4 is the other reading of mission 1A
 * (A2).
 */
goal: number | null,
/** Whose zombies count for "no zombies in play" (A20). */
calm: Calm, };

/** Cards from the hand that are asked for. */
export type Owed = { "cards": number } | "any";

/** A step that a player still has to take, in the middle of an action or of the draw phase. */
export type Phase = "draw" | "shuffle_and_draw" | { "thin": number } | { "pay": number } | { "load": {
/** The weapon. */
weapon: Card,
/** How many. */
left: number, } } | { "load_any": Card } | { "spend": {
/** The weapon. */
weapon: Card,
/** How much. */
left: number, } } | { "leave": {
/** The card. */
card: Card,
/** Where to. */
to: Exit, } } | { "retrieve": Card } | { "prepare": Card } | "spare_weapon" | "spare_vehicle" | { "hit": Hit } | { "heal": {
/** By this card. */
by: Card,
/** How many. */
left: number,
/** Whose. */
whose: number | null,
/** May it end here? */
may_stop: boolean, } } | { "prevent": number } | { "scout": {
/** How many. */
left: number,
/** May it be declined? */
may_stop: boolean, } } | { "retrieve_free": {
/** How many. */
left: number,
/** May it end here? */
may_stop: boolean, } } | { "prepare_free": {
/** Which types. */
of: Types,
/** May it end here? */
may_stop: boolean, } } | { "recover": {
/** Which types. */
of: Types,
/** May it be declined? */
may_stop: boolean, } } | { "save": {
/** How many people the chosen ones count for. */
chosen: number, } } | { "reward": number } | "cure" | { "load_itself": Card } | "wound";

/** Where zombies can be hit. */
export type Place = "play" | "discard" | "anywhere";

/** A player: character board, deck and play area. */
export type Player = {
/** The character, by its place in the content. */
character: number,
/** The wave number; an easier game may begin below 0 (A25). */
wave: number,
/** Where the saved marker stands. */
saved: number,
/**
 * How many zombies of this player were killed, no matter by whom; removing does not count
 * (R21).
 */
killed: number,
/** The wound spots. */
wounds: Wounds,
/** How many wounds are prevented for the rest of the turn. */
prevention: number,
/** Has said that nothing more is to be done in this turn. */
done: boolean,
/** Has called the others back in this turn. */
called: boolean,
/** The draw deck, face down. */
draw: Record<string, number>,
/** The hand. */
hand: Record<string, number>,
/** The discard pile. */
discard: Record<string, number>,
/** The area deck, face down. */
area: { top: Card[], unseen: Record<string, number>, bottom: Card[], set_aside: number },
/** Scouted cards. */
scouted: Record<string, number>,
/** Cards in play that are not prepared. */
sideways: Record<string, number>,
/** Prepared cards in play; a zombie card among them was cured and is a Survivor (A14). */
prepared: Record<string, number>,
/** Destroyed cards. */
destroyed: Record<string, number>,
/** Cards under weapons, in the order of their numbers. */
ammo: Array<Ammo>,
/** The zombie pile: how many cards with one, two, three and four zombies. */
pile: [number, number, number, number],
/** Attacking zombie cards, the smallest first. */
attacking: Array<Zombies>,
/** Cards whose use of this turn is gone. */
used: Array<Card>,
/** Cards that were saved at least once. */
rescued: Array<Card>,
/** What this player is in the middle of, the next step first. */
steps: Array<Phase>, };

/** Everything that lies there. */
export type Position = {
/** How it ended, once it has. */
ending: Ending | null,
/** The number of the turn, from 1. */
turn: number,
/** The mission, by its place in the content. */
mission: number,
/** The number in the first condition of the goal (A2). */
goal: number,
/** Whose zombies count for "no zombies in play" (A20). */
calm: Calm,
/** The players. */
players: Array<Player>, };

/** How the rules see a position. */
export type Seen = {
/** What the mission changes in the set-up and in the rules, in sentences (R1). */
briefing: Array<string>,
/** Where a wound is the end (R23). */
deadly: Array<Spot>,
/** Each player. */
players: Array<SeenPlayer>, };

/** How the rules see a player. */
export type SeenPlayer = {
/** Attacking zombies in all. */
zombies: number,
/**
 * For each attacking card, the place by which actions name it: equal cards share the first
 * place.
 */
attacking: Array<number>,
/** Cards of the area deck that can still be drawn. */
area: number,
/** Where the cards lie that the player is asked to choose from. */
chooses_from: Zone | null,
/** What the player is asked to pay or load from the hand. */
owed: Owed | null, };

/** A place for a wound marker. */
export type Spot = "arm" | "leg" | "brain";

/** Types of card, one bit each. */
export type Types = number;

/** What is hit. */
export type Unit = "zombies" | "cards";

/** The wound markers of a player: three spots, however many markers the box has (A27). */
export type Wounds = {
/** One weapon less (R24). */
arm: boolean,
/** No running (R25). */
leg: boolean,
/** Dead (R23). */
brain: boolean, };

/** An attacking zombie card: its zombies are treated separately (R19). */
export type Zombies = {
/** How many zombies are printed on it. */
printed: number,
/** How many are left. */
left: number,
/** At least one of them was discarded, so the card will be (R20). */
discarded: boolean, };

/** Where cards lie. */
export type Zone = "hand" | "ammo" | "discard" | "prepared" | "sideways" | "scouted" | "destroyed";
