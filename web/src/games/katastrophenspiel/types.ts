// Made from crates/katastrophenspiel/src by cargo xtask docs.

export type Ability = "first-aid" | "supplies" | "fire" | "shelter" | "peace" | "construction";
export type Region = "north-america" | "south-america" | "europe" | "africa" | "asia" | "australia";
export type Colour = "red" | "green" | "blue" | "black" | "white";
export type Side = "all" | "left" | "right";
export type Card = number;
export type Phase = "turn" | { "buy": { discount: number, } } | "mission" | "name" | "over";
export type Action = { "play": Card } | { "mission": Card } | { "extra_mission": Card } | { "use": { card: Card, side: Side, } } | { "name": Ability } | "give_up" | { "move": Region } | { "drive": Region } | { "purchase": Card } | { "extra_purchase": Card } | { "buy": Card } | "buy_nothing" | "end_turn";
export type Player = { colour: Colour | null, region: Region, money: number, points: number, hand: Array<Card>, table: Array<Card>, };
export type Turn = { actions: number, mission: boolean, drove: boolean, served: boolean, haggled: number, played: Array<Card>, fresh: Array<Card>, parked: Array<Card>, };
export type Mission = { catastrophe: Card, missing: [number, number, number, number, number, number], used: Array<Card>, dice: Array<number>, };
export type Position = { phase: Phase, rounds: number, active: number, starter: number, first: number, turn: Turn, mission: Mission | null, players: Array<Player>, catastrophes: Array<Card | null>, purchases: Array<Card | null>, unseen: Array<Card>, under: Array<Array<Card>>, removed: Array<Card>, hero_limit: string, };
