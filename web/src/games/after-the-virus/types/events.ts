// Made from crates/after_the_virus/src by cargo xtask docs.

import type { Card, Exit, HitResult, Spot } from './rules';

/**
 * One visible thing, in a narrator's order. Players are identified by their characters, each of
 * whom is there once: `who` and `by` are places in the content.
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
