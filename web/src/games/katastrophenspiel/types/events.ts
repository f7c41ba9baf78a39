// Made from crates/katastrophenspiel/src by cargo xtask docs.

import type { Ability, Card, Colour, Region, Side } from './rules';

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
