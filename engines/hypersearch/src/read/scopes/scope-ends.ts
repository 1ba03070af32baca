import type { Fact } from '../../facts.ts';
import type { Claim } from '../claims.ts';
import { has, type Item } from '../words/items.ts';
import type { Scopes } from './scopes.ts';

export const listMarks: ReadonlySet<string> = new Set([',', '/', '&', '+']);

export const isSomewhere = (fact: Fact): boolean => {
  const { kind } = fact.kind === 'prefer' ? fact.criterion : fact;
  return kind === 'place' || kind === 'state' || kind === 'zip';
};

/**
 * Ends the scopes that the claim of `facts` at `from` does not belong to: "forget the pool in Boise" keeps the city,
 * "ideally with a pool, because of the kids, under 400k" keeps the limit.
 */
export function endScopes(
  { claims, items, scopes }: { claims: readonly Claim[]; items: readonly Item[]; scopes: Scopes },
  facts: readonly Fact[],
  from: number,
): void {
  const last = claims.at(-2);
  if (!last) return;
  const { dropping, softening } = scopes;
  const ofFeature = last.fate === 'withdrawn' && last.facts.every((fact) => fact.kind === 'feature');
  if (dropping?.used && facts.every(isSomewhere) && (ofFeature || scopes.isOfBoth(items, from)))
    scopes.dropping = undefined;
  if (!softening || softening.list || !facts.every(isBasic)) return;
  // "Ideally a pool and below 500k": the "and" is a part of the comparison.
  const joins = has(items[from], 'cmp') && /^(?:and|et|y)$/.test(items[from]?.text ?? '');
  const isJoint = (item: Item) => listMarks.has(item.mark ?? '') || has(item, 'and') || has(item, 'or');
  const listed = joins || items.slice(last.to, from).some(isJoint);
  if (!listed && claims.some((claim) => claim.cues.includes(softening.from))) scopes.softening = undefined;
}

/** A limit of money or a kind of home: no extra that a word of preference lists. */
const isBasic = (fact: Fact): boolean =>
  fact.kind === 'type' || (fact.kind === 'bound' && /^(?:price|payment|hoa)$/.test(fact.field));
