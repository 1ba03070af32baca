import { bound, type Claim } from '../claims.ts';
import { has, type Item } from '../words/items.ts';
import { counted } from './bound-values.ts';

/** No home is sold for as little: "4,900 all in", "keep it under 4,200" is a month's cost. */
export const leastPrice = 10_000;

/** Settles limits that belong to the bound before them. */
export function settleLimits(claims: readonly Claim[], items: readonly Item[]): void {
  settleSecondLimit(claims, items);
  settleNoMore(claims, items);
}

/** "No less than 2,000 sq ft and not more than 2,900": a limit right behind one of the area is of the area too. */
function settleSecondLimit(claims: readonly Claim[], items: readonly Item[]): void {
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

/** "Two bedrooms, no more", « deux chambres, pas une de plus »: the count is exact. */
function settleNoMore(claims: readonly Claim[], items: readonly Item[]): void {
  for (const claim of claims) {
    const [said] = claim.facts;
    if (claim.facts.length !== 1 || said?.kind !== 'bound' || said.op !== '>=' || !counted.has(said.field)) continue;
    const cue = items[claim.to]?.mark === ',' ? claim.to + 1 : claim.to;
    const next = items[cue + 1];
    if (!has(items[cue], 'nomore') || (next !== undefined && next.mark === undefined && !has(next, 'but'))) continue;
    claim.facts = [said, bound(said.field, '<=', said.value)];
    claim.cues.push(cue);
  }
}
