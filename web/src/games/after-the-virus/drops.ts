/**
 * What it means to drop a card somewhere: an action, and the answer that is meant once it is asked
 * for.
 */
import { SPOTS } from './asked';
import { uses } from './content';
import type { Action, Card, Spot } from './types';

/** Places to drop something are named after what lies there. */
export const place = {
  play: (seat: number) => `play ${seat}`,
  payment: 'payment',
  discard: (seat: number) => `discard ${seat}`,
  area: (seat: number) => `area ${seat}`,
  scouted: (card: Card) => `scouted ${card}`,
  sideways: (card: Card) => `sideways ${card}`,
  prepared: (card: Card) => `prepared ${card}`,
  zombies: (seat: number, at: number) => `zombies ${seat} ${at}`,
  wound: (seat: number, spot: Spot) => `wound ${seat} ${spot}`,
};

export type Meant = { does: Action[]; then?: Action };
const NOTHING: Meant = { does: [] };

function read(at: string) {
  const [kind = '', first = '', second = ''] = at.split(' ');
  const spot = SPOTS.find((one) => one === second);
  return { kind, n: Number(first), second, spot };
}

/** A card of the hand: played, or paid for what it is dropped on. */
export function fromHand(card: Card, seat: number, asked: boolean, at: string): Meant {
  const { kind, n, second } = read(at);
  if (asked)
    return ['play', 'zombies', 'wound'].includes(kind) ? NOTHING : { does: [{ choose: card }] };
  const then: Action = { choose: card };
  if (kind === 'play') return n === seat ? { does: [{ play: card }] } : NOTHING;
  if (kind === 'discard') return n === seat ? { does: [{ drop: card }] } : NOTHING;
  if (kind === 'area') return n === seat ? { does: ['scout'], then } : NOTHING;
  if (kind === 'scouted') return { does: [{ retrieve: n }], then };
  if (kind === 'sideways') return { does: [{ prepare: n }], then };
  if (kind === 'prepared') return { does: uses(n), then };
  return kind === 'zombies'
    ? { does: [{ play: card }], then: { hit: { seat: n, at: Number(second) } } }
    : NOTHING;
}

/** A prepared card: used on what it is dropped on. */
export function fromPlay(card: Card, at: string): Meant {
  const { kind, n, second, spot } = read(at);
  if (kind === 'zombies')
    return {
      does: [{ hit: { seat: n, at: Number(second) } }, ...uses(card)],
      then: { hit: { seat: n, at: Number(second) } },
    };
  if (kind === 'wound' && spot)
    return {
      does: [{ heal: { seat: n, spot } }, ...uses(card)],
      then: { heal: { seat: n, spot } },
    };
  if (kind === 'prepared')
    return n === card ? NOTHING : { does: [{ choose: n }, ...uses(card)], then: { choose: n } };
  return kind === 'area' || kind === 'discard' ? { does: uses(card) } : NOTHING;
}

/** An attacking zombie: it attacks, and wounds where it is dropped. */
export function fromAttack(attacker: number, seat: number, at: string): Meant {
  const { kind, n, spot } = read(at);
  return kind === 'wound' && n === seat && spot
    ? { does: [{ fight: attacker }], then: { wound: spot } }
    : NOTHING;
}
