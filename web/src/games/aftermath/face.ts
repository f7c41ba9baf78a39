/** Aftermath as this client shows it. */
import type { Face } from '..';
import type { Pack } from '../../lib/storage/packs';
import { nameOf } from '../../lib/tagged';
import Board from './Board.svelte';
import { DIALS, prepare, the, titleOf, pageAt, say } from './content';
import Ending from './Ending.svelte';
import Card from './Flying.svelte';
import Setup from './Setup.svelte';
import { type Face as Flown, moves, show } from './show';
import Story from './StoryMap.svelte';
import { TONES } from './tones';
import type { Action, BoardView, Event, Options, Position, Preview } from './types';
import Unseen from './Unseen.svelte';
import { readings, stepName, stepOf } from './view';
import { word } from './words';

/** In the order in which the first mission brings it up. */
function guide(position: Position): string[] {
  if (position.ending !== null) return ['guide-over'];
  const step = stepName(stepOf(position));
  const { scene } = position;
  if (step !== 'actions') return [`guide-${step}`].filter((key) => word(key) !== key);
  return [
    'guide-map',
    'guide-hand',
    'guide-lines',
    ...(scene.task ? ['guide-task'] : []),
    ...(scene.finds.length ? ['guide-finds'] : []),
    ...(scene.foes.length ? [`guide-${scene.situation}`] : []),
    ...(scene.threats.length ? ['guide-threat'] : []),
    ...(position.current > 0 ? ['guide-bookkeeper'] : []),
    ...((position.campaign.dials[DIALS.indexOf('time')] ?? 0) > 0 ? ['guide-time'] : []),
    'guide-exit',
  ];
}

const GROUPS: Record<string, string> = {
  move: 'move',
  go: 'go',
  communicate: 'meet',
  melee: 'meet',
  ranged: 'meet',
  hit: 'meet',
  scavenge: 'here',
  read: 'here',
  handle: 'here',
  exit: 'here',
  recover: 'self',
  activate: 'self',
  use: 'self',
  contribute: 'task',
  encourage: 'encourage',
  equip: 'equip',
  play: 'play',
  discard: 'discard',
  choose: 'choose',
  pick: 'choose',
  travel: 'travel',
  wear: 'items',
  swap: 'items',
  store: 'items',
  give: 'items',
  take: 'items',
  trade: 'items',
  battery: 'items',
  scrap: 'items',
  break: 'items',
  repair: 'items',
};

/** Strong cards first where they help, weak ones where they are given up. */
function worth(action: Action): number | undefined {
  if (typeof action === 'string') return;
  const value = (card: number) => the('card', card)?.value ?? 0;
  if ('move' in action) return value(action.move);
  if ('contribute' in action) return value(action.contribute);
  if ('discard' in action) return -value(action.discard);
  if ('equip' in action) return -value(action.equip);
  return;
}

const aftermath: Face<Position, Flown, BoardView, Event, Action, Preview, Options> = {
  Board,
  Unseen,
  Card,
  Setup,
  Story,
  moves,
  show,
  word,
  Ending,
  achieved: ({ campaign }, _, log) => [
    [word('campaign-done'), campaign.done.length],
    [word('campaign-failed'), campaign.failed.length],
    [word('campaign-goals'), campaign.goals.length],
    [word('achieved-read'), readings(log).reduce((sum, { entries }) => sum + entries.length, 0)],
  ],
  /** The campaign goes on as long as it is not lost. */
  next: ({ position }) => (position.ending === 'lost' ? null : {}),
  status: ({ main, page }) =>
    [say(the('mission', main)?.name), titleOf(pageAt(page)?.number ?? 0)]
      .filter(Boolean)
      .join(' · '),
  guide,
  options: [],
  tones: ({ heroes }) => TONES.slice(0, heroes.length),
  group: (action) => word(`group-${GROUPS[nameOf(action)] ?? 'turn'}`),
  worth,
};

export async function face(packs?: Pack[]) {
  await prepare(packs);
  return aftermath;
}
