/**
 * What the bot says about a finished game: what it expected all along, and what cards and choices
 * did to that.
 */
import { think } from '../engine/engines';
import { type Action, type Hint, type Moment, same } from '../engine/messages';
import type { Session } from '../engine/session';
import { settings } from '../settings.svelte';

export type Step = {
  /** How many actions were played before this choice. */
  at: number;
  label: string;
  /** What the bot expected before the choice. */
  expected: number;
  /** What it would have done. */
  better: string;
  instead: Action;
  agreed: boolean;
  /** Points that the choice cost against the bot's, and what chance gave after it. */
  cost: number;
  chance: number;
};
export type Review = { steps: Step[]; score: number; luck: number; skill: number };

/**
 * How often a choice and the bot's are compared unless the game says otherwise, each time with the
 * same luck for both.
 */
const SAMPLES = 24;
const BOT = 'greedy';

/** The last review: the end of a game shows a part of it, its page the whole. */
let last: { key: string; review: Review } | undefined;

/** Looks at every choice of a seat, the last one first. */
export async function review(
  match: Parameters<typeof think>[0],
  log: Moment[],
  seat: number,
  told: (done: number, all: number) => void,
  samples = SAMPLES,
): Promise<Review> {
  const key = JSON.stringify([settings.lang, seat, match.journal]);
  if (last?.key !== key) last = { key, review: await look(match, log, seat, told, samples) };
  return last.review;
}

function look(
  match: Parameters<typeof think>[0],
  log: Moment[],
  seat: number,
  told: (done: number, all: number) => void,
  samples: number,
): Promise<Review> {
  const moments = log.filter(({ action }) => action !== undefined);
  const own = moments.filter((moment) => moment.seat === seat).length;
  return think(match, async (bot) => {
    const { scores } = await bot.ask({ op: 'state' });
    const score = scores[seat] ?? 0;
    const steps: Step[] = [];
    let after = score;
    for (let at = moments.length - 1; at >= 0; at--) {
      const { action, label = '' } = moments[at]!;
      if (moments[at]!.seat !== seat) continue;
      await bot.ask({ op: 'branch', actions: at, seed: 'review' });
      const hint = await bot.ask({ op: 'hint', seat, bot: BOT });
      const agreed = same(hint.action, action);
      const cost = agreed ? 0 : Math.max(0, await difference(bot, at, seat, hint, action, samples));
      const chance = after - (hint.expects - cost);
      steps.unshift({
        at,
        label,
        expected: hint.expects,
        better: hint.label,
        instead: hint.action,
        agreed,
        cost,
        chance,
      });
      after = hint.expects;
      told(steps.length, own);
    }
    const skill = -steps.reduce((sum, step) => sum + step.cost, 0);
    const luck = steps.reduce((sum, step) => sum + step.chance, 0);
    return { steps, score, luck, skill };
  });
}

/** What the bot's choice is better by, on average over the same luck for both. */
async function difference(
  bot: Session,
  at: number,
  seat: number,
  hint: Hint,
  action: Action,
  samples: number,
): Promise<number> {
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const seed = `review-${sample}`;
    sum +=
      (await worth(bot, at, seat, seed, hint.action)) - (await worth(bot, at, seat, seed, action));
  }
  return sum / samples;
}

/** What the seat may expect after an action, once it is to act again. */
async function worth(
  bot: Session,
  at: number,
  seat: number,
  seed: string,
  action: Action,
): Promise<number> {
  await bot.ask({ op: 'branch', actions: at, seed });
  let played = await bot.ask({ op: 'play', seat, action });
  while (!played.over && !played.to_act.some((one) => one.seat === seat)) {
    played = await bot.ask({ op: 'bot', seat: played.to_act[0]?.seat ?? 0, bot: BOT });
  }
  return played.over
    ? (played.scores[seat] ?? 0)
    : (await bot.ask({ op: 'hint', seat, bot: BOT })).expects;
}

export const costliest = ({ steps }: Review) =>
  steps
    .filter(({ cost }) => cost > 0.005)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 3);

/** The choice after which most had changed, by the choice itself or by chance. */
export const decisive = ({ steps }: Review): Step | undefined =>
  steps.toSorted((a, b) => swing(b) - swing(a)).find((step) => swing(step) > 0.005);

const swing = ({ cost, chance }: Step) => Math.max(cost, Math.abs(chance));
