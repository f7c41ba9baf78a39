/** What the charts of the lab have in common: scales, steps, and distributions. */

/** Round steps that cut a range into at most so many parts. */
export function ticks(low: number, high: number, most: number): number[] {
  const rough = (high - low) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough || 1));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= rough) ?? rough;
  const found: number[] = [];
  for (let at = Math.ceil(low / step - 1e-9) * step; at <= high + step * 1e-6; at += step)
    found.push(Math.abs(at) < step * 1e-6 ? 0 : at);
  return found;
}

/** Scores from `first` on, `width` in each bin. */
export type Bins = { first: number; width: number; shares: [number[], number[]] };

/** Both distributions over the same bins, at most so many. */
export function binsOf(histograms: readonly Record<string, number>[], most: number): Bins {
  const scores = histograms.flatMap((one) => Object.keys(one).map(Number));
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const width = ticks(0, Math.max(1, high - low + 1), most)[1] ?? 1;
  const size = Math.max(1, Math.ceil(width));
  const first = Math.floor(low / size) * size;
  const count = Math.floor((high - first) / size) + 1;
  const shares = histograms.map((one) => {
    const bins = Array.from({ length: count }, () => 0);
    let all = 0;
    for (const [score, games] of Object.entries(one)) {
      const at = Math.floor((Number(score) - first) / size);
      bins[at] = (bins[at] ?? 0) + games;
      all += games;
    }
    return bins.map((games) => games / Math.max(1, all));
  });
  return { first, width: size, shares: shares as [number[], number[]] };
}
