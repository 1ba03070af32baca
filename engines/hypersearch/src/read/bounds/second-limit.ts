import type { Claim } from '../claims.ts';
import { has, type Item } from '../words/items.ts';

/** No home is sold for as little: "4,900 all in", "keep it under 4,200" is a month's cost. */
export const leastPrice = 10_000;

/** "No less than 2,000 sq ft and not more than 2,900": a limit right behind one of the area is of the area too. */
export function settleSecondLimit(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, claim] of claims.entries()) {
    const [low, high] = [claims[at - 1]?.facts[0], claim.facts[0]];
    if (low?.kind !== 'bound' || high?.kind !== 'bound' || low.field !== 'sqft') continue;
    const words = items.slice(claim.from, claim.to + 1);
    const money = ['price', 'payment'].some(
      (field) => high.field === field && !words.some((item) => has(item, 'field', field)),
    );
    if (!money || words.some((item) => has(item, 'permonth') || has(item, 'currency'))) continue;
    const between = items.slice(claims[at - 1]?.to, claim.from);
    const joined =
      between.length <= 2 && between.every((item) => item.mark === ',' || has(item, 'and') || has(item, 'but'));
    if (joined && low.op === '>=' && high.op === '<=' && high.value > low.value && high.value < leastPrice)
      claim.facts = [{ ...high, field: 'sqft' }];
  }
}
