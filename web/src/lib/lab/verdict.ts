/** What a comparison says, in a sentence. */
import type { Figures } from './bench';
import { type LabKey, amount, counted, l, signed } from './words';

export function standing({ verdict, rows: [row] }: Figures): string {
  const { measure, difference, differing, games } = row;
  const [low, high] = row.interval;
  const more = difference > 0;
  const direction = more ? 'more' : 'fewer';
  if (!verdict) {
    if (!differing || !difference) return l('so-far-same');
    return l(`so-far-${direction}`, { what: l(measure) });
  }
  if (verdict === 'different') {
    const [near, far] = more ? [low, high] : [-high, -low];
    return l(`different-${measure}-${direction}` as LabKey, {
      n: amount(measure, Math.abs(difference)),
      low: amount(measure, near),
      high: amount(measure, far),
    });
  }
  if (!differing) return l('nothing', { games: counted(games) });
  return l('unclear', {
    what: l(measure),
    low: signed(measure, low),
    high: signed(measure, high),
  });
}
