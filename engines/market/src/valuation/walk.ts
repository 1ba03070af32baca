import type { Home, Sale } from './home.ts';
import type { Outcome } from './interval.ts';
import { type Valuation, value } from './value.ts';
import { fitValuer, outcomesOf, usableSales } from './valuer.ts';

/** A home with the day for which its value is requested. */
export type Target = Home & { on: string };

export type Walked = { target: Target; valuation: Valuation } | { target: Target; refused: string };

const SEED = 20_260;
/** Sales times fits, which bounds the time of a walk. */
const WORK = 200_000;
const MOST_FITS = 24;

/**
 * Values each target from the sales before its day. The model is fitted at the start of each month with targets, or of
 * several months where there are many; its errors on the sales of that time calibrate the next one.
 */
export function* walk(history: readonly Sale[], targets: readonly Target[]): Generator<Walked> {
  const sales = usableSales(history, '9999');
  const most = Math.max(6, Math.min(MOST_FITS, Math.round(WORK / Math.max(1, sales.length))));
  const blocks = blocksOf(targets, sales, most);
  let past: Outcome[] = [];
  for (const [at, block] of blocks.entries()) {
    const fit = fitValuer(sales, block.from, { seed: SEED, past });
    for (const target of block.targets) {
      if ('refused' in fit) yield { target, refused: fit.refused };
      else yield valued(fit.valuer, target);
    }
    if ('refused' in fit) continue;
    const until = blocks[at + 1]?.from ?? block.from;
    const since = sales.filter(({ soldOn }) => soldOn >= block.from && soldOn < until);
    if (past.length === 0) past = [...fit.valuer.outcomes];
    past.push(...outcomesOf(fit.valuer, since));
  }
}

function valued(valuer: Parameters<typeof value>[0], target: Target): Walked {
  try {
    return { target, valuation: value(valuer, target, target.on) };
  } catch (error) {
    if (error instanceof RangeError) return { target, refused: error.message };
    throw error;
  }
}

/** Groups targets by month, then joins neighboring months with the fewest new sales until there are few enough. */
function blocksOf(targets: readonly Target[], sales: readonly Sale[], most: number) {
  const byMonth = Map.groupBy(
    [...targets].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
    ({ on }) => on.slice(0, 7),
  );
  const after = sales.at(-1)?.soldOn ?? '';
  const blocks = [...byMonth].map(([month, own]) => ({ from: `${month}-01`, targets: own }));
  const salesUntil = (day: string) => sales.filter(({ soldOn }) => soldOn < day).length;
  const counts = blocks.map(({ from }) => salesUntil(from));
  // A month after the last sale sees the same history as the first such month.
  for (let at = blocks.length - 1; at > 0; at--) {
    if (counts[at] !== counts[at - 1] || blocks[at - 1]!.from <= after) continue;
    blocks[at - 1]!.targets.push(...blocks[at]!.targets);
    blocks.splice(at, 1);
    counts.splice(at, 1);
  }
  while (blocks.length > most) {
    let least = 1;
    for (let at = 2; at < blocks.length; at++)
      if (counts[at]! - counts[at - 1]! < counts[least]! - counts[least - 1]!) least = at;
    blocks[least - 1]!.targets.push(...blocks[least]!.targets);
    blocks.splice(least, 1);
    counts.splice(least, 1);
  }
  return blocks;
}
