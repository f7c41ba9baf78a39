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

/** A number of a set-up: one for everybody, or one for each number of players. */
export type ByPlayers = number | [number, number, number];

/** Whose zombies count for "no zombies in play" (A20). */
export type Calm = "own" | "anybody";

/**
 * A kind of card, by its number in the content. Numbers 1 to 4 are zombie cards with this many
 * zombies.
 */
export type Card = number;

/** The file as it is written. */
export type Content = { numbers: Numbers, cards: Array<WrittenCard>, characters: Array<WrittenCharacter>, chapters: Array<WrittenChapter>, missions: Array<WrittenMission>, };

/** What a mission can count. */
export type Count = "saved" | "rescued" | "prepared" | "collected" | "destroyed" | "scouted" | "area" | "ammo" | "killed" | "roaming" | "wave" | "wounds" | "turn";

/** Easier or harder (R34). */
export type Difficulty = "easier" | "usual" | "harder";

/** How a match ended. */
export type Ending = "won" | { "died": number } | { "failed": number } | "out_of_time";

/**
 * One visible thing, in a narrator's order. Players are called by their characters, of whom
 * everyone is there once: `who` and `by` are places in the content.
 */
export type Event = { "mission_begins": {
/** By its place in the content. */
mission: number,
/** How many players. */
players: number,
/** The wave number that they begin with. */
wave: number,
/** How many zombie cards are in each starting deck. */
zombies: number, } } | { "turn_begins": {
/** Its number. */
turn: number, } } | { "wave_rises": {
/** Whose. */
who: number,
/** The new number. */
wave: number,
/** How many zombie cards. */
cards: number, } } | { "pile_is_short": {
/** Whose. */
who: number,
/** How many cards. */
cards: number, } } | { "shuffled": {
/** Whose. */
who: number,
/** How many cards. */
cards: number,
/** How many were left of the draw deck. */
left: number, } } | { "drew": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "zombies_come": {
/** Whom. */
who: number,
/** How many zombies. */
zombies: number, } } | { "event_played": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "played": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "paid": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "dropped": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "scouted": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "retrieved": {
/** Who. */
who: number,
/** Which. */
card: Card,
/** It is an event. */
event: boolean, } } | { "prepared": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "loaded": {
/** Who. */
who: number,
/** The weapon. */
weapon: Card,
/** The card. */
card: Card, } } | { "spent": {
/** Who. */
who: number,
/** The weapon. */
weapon: Card,
/** The card. */
card: Card, } } | { "used": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "left": {
/** Whose. */
who: number,
/** Which. */
card: Card,
/** Where to. */
to: Exit,
/** How many cards of ammo went to the discard pile (R27). */
ammo: number, } } | { "returned": {
/** Whose. */
who: number,
/** Which. */
card: Card,
/** On top of it, or under it. */
on_top: boolean, } } | { "thinned": {
/** Whose. */
who: number,
/** Which. */
card: Card, } } | { "recovered": {
/** Whose. */
who: number,
/** Which. */
card: Card, } } | { "zombies_hit": {
/** Who did it. */
by: number,
/** With what; with bare hands if nothing. */
with: Card | null,
/** Whose they were. */
who: number,
/** What happened to them. */
fate: HitResult,
/** How many. */
zombies: number,
/** They were in the discard pile. */
discarded: boolean, } } | { "zombie_card_leaves": {
/** Whose. */
who: number,
/** How many zombies are printed on it. */
zombies: number,
/** To the discard pile. */
discarded: boolean, } } | { "attacked": {
/** Whom. */
who: number, } } | { "wound_prevented": {
/** Whose. */
who: number, } } | { "wounded": {
/** Who. */
who: number,
/** Where. */
spot: Spot, } } | { "healed": {
/** Who did it. */
by: number,
/** With what. */
with: Card,
/** Whose. */
who: number,
/** Where. */
spot: Spot, } } | { "protected": {
/** Whose. */
who: number,
/** How many. */
wounds: number, } } | { "saved": {
/** Who. */
who: number,
/** Which. */
card: Card, } } | { "counted": {
/** Who. */
who: number,
/** Where it stands. */
saved: number, } } | { "found": {
/** Who. */
who: number,
/** Which. */
card: Card,
/** It is an event. */
event: boolean, } } | { "cured": {
/** Whose. */
who: number, } } | { "done": {
/** Who. */
who: number, } } | { "called": {
/** Who. */
who: number, } } | "won" | { "died": {
/** Who. */
who: number, } } | { "failed": {
/** Which mission, by its place in the content. */
mission: number,
/** By its place in the list. */
failure: number, } } | "out_of_time";

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
/** Whose, once that is settled (R17). */
whose: number | null,
/** May it end here? */
may_stop: boolean, };

/** What happens to a zombie. */
export type HitResult = "kill" | "discard" | "remove";

/** The numbers of the game. */
export type Numbers = {
/** Cards drawn in a turn (R8). */
hand: number,
/** Prepared weapons at the same time (R29). */
weapons: number,
/** Prepared vehicles at the same time (R30). */
vehicles: number,
/** Cards destroyed when the zombie pile has too few (R10). */
thinned: number,
/** The last turn that is played: a bound of ours, far beyond any match that people play (A40). */
turns: number, };

/** How to play. The defaults are the official rules, alone, with the first mission. */
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
/** For how many those chosen count. */
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
/** How many zombies of this player were killed, by whomever; removing does not count (R21). */
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
/** For each attacking card the place by which actions name it: equal cards go by the first. */
attacking: Array<number>,
/** Cards of the area deck that can still be drawn. */
area: number,
/** Where the cards lie that the player is asked to choose from. */
chooses_from: Zone | null,
/** What the player is asked to pay or load from the hand. */
owed: Owed | null, };

/** Where a mission can put a card. */
export type Slot = "area" | "area-bottom" | "draw" | "discard" | "scouted" | "sideways" | "prepared" | "destroyed";

/** A place for a wound marker. */
export type Spot = "arm" | "leg" | "brain";

/** Sorts of weapon. */
export type Style = "striking" | "thrown" | "shooting";

/** The types of card. */
export type Type = "zombie" | "event" | "person" | "animal" | "weapon" | "trap" | "equipment" | "armor" | "medical" | "vehicle" | "facility" | "training" | "supply";

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

export type WrittenAbility = { when: WrittenWhen, once: boolean, calm: boolean, itself?: Exit, hand: number, ammo: number, };

export type WrittenBonus = { style: Style, kills: number, };

/** A card as it is written. */
export type WrittenCard = { number: number, id: string, type: Type, style?: Style, count: number, retrieve: number, prepare?: WrittenPrepare, saves: number, leaves: boolean, legs: boolean, free?: Array<Type>, bonus?: WrittenBonus, ability?: Array<WrittenAbility>, name: { [key in string]: string }, text: { [key in string]: string }, };

export type WrittenChapter = { name: { [key in string]: string }, text: { [key in string]: string }, };

export type WrittenCharacter = { id: string, name: { [key in string]: string }, text: { [key in string]: string }, start: string, deck: Array<string>, };

export type WrittenCondition = { count: Count, card?: string, type?: Type, style?: Style, "at-least"?: number, "at-most"?: number, together: boolean, };

export type WrittenMission = { id: string, chapter: number, name: { [key in string]: string }, text: { [key in string]: string }, wave: ByPlayers, zombies?: ByPlayers, surge: number, lost: number, wounds?: Array<Spot>, start?: Array<WrittenMove>, goal: Array<WrittenCondition>, failure?: Array<WrittenCondition>, };

export type WrittenMove = { card: string, to: Slot, };

export type WrittenPrepare = { "cards": number } | { "card": string } | { "ammo": number } | "any-ammo";

export type WrittenWhen = "use" | "played" | "prepared" | { "you-prepare": Type } | { "you-play": string };

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
