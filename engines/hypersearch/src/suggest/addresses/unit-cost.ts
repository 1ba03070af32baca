import type { Matcher } from '../words/matcher.ts';
import { NO_MATCH, slipsBetween } from '../words/slips.ts';
import { ordinalOf } from '../words/typed-tokens.ts';

const unitCosts = { unlike: 0.9, slip: 0.5, notTyped: 0.22, notThere: 0.6 };

/** Returns the cost of the typed unit for a home with this unit (empty: none). Marks the unit's tokens as taken. */
export function unitCost(matcher: Matcher, taken: Uint8Array, unit: string): number {
  const { tokens } = matcher;
  const marked = tokens.findIndex(({ isUnit, mayBeUnit }, at) => isUnit || (mayBeUnit && !taken[at]));
  if (unit === '') {
    if (marked < 0 || taken[marked]) return 0;
    taken[marked] = 1;
    return unitCosts.notThere;
  }
  const asOrdinal = ordinalOf(unit) ?? unit;
  for (const [from] of tokens.entries()) {
    for (let run = 1; run <= 3 && !taken[from + run - 1]; run++) {
      const typed = matcher.run(from, run);
      if (typed !== unit && typed !== asOrdinal) continue;
      taken.fill(1, from, from + run);
      return 0;
    }
  }
  if (marked < 0 || taken[marked]) return unitCosts.notTyped;
  return nearUnitCost(matcher, taken, marked, unit);
}

/** Returns the cost of a typed unit that differs: a typo, or a prefix. */
function nearUnitCost(matcher: Matcher, taken: Uint8Array, marked: number, unit: string): number {
  const { tokens } = matcher;
  let best = { cost: unitCosts.unlike, run: 1 };
  for (let run = 1; run <= 3 && marked + run <= tokens.length && !taken[marked + run - 1]; run++) {
    const typed = matcher.run(marked, run) as string;
    const isOpen = tokens[marked + run - 1]?.isLast === true && unit.startsWith(typed);
    const isSlip = Math.max(typed.length, unit.length) >= 3 && slipsBetween(typed, unit, 1) <= 1;
    const cost = isOpen ? 0.1 : isSlip ? unitCosts.slip : NO_MATCH;
    if (cost < best.cost) best = { cost, run };
  }
  taken.fill(1, marked, marked + best.run);
  return best.cost;
}
