import type { TasteHome } from './aspects.ts';
import { type Judgement, judge } from './judge.ts';
import { marketOf } from './market.ts';
import { learnTaste, type Signal, type Stated } from './taste.ts';

/**
 * Returns the best-fitting homes, best first; ties by id. Never includes homes of `except`. Returns undefined when too
 * little is known of the taste.
 */
export function recommend(
  candidates: readonly TasteHome[],
  signals: readonly Signal[],
  stated: Stated,
  { limit, except = new Set() }: { limit: number; except?: ReadonlySet<number> },
): Judgement[] | undefined {
  const taste = learnTaste(signals, stated, marketOf(candidates));
  if (!taste) return undefined;
  return candidates
    .filter(({ id }) => !except.has(id))
    .map((home) => judge(taste, home))
    .sort((a, b) => b.score - a.score || pointsOf(b) - pointsOf(a) || a.id - b.id)
    .slice(0, limit);
}

const pointsOf = ({ reasons }: Judgement): number => reasons.reduce((sum, { points }) => sum + points, 0);
