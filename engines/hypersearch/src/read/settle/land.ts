/** Land where a house stands, and land for sale. */
import { type Fact, factText } from '../../facts.ts';
import { acresOfSqft } from '../bounds/bound-values.ts';
import type { Claim } from '../claims.ts';
import { inner, live } from '../scopes/later-wins.ts';
import { has, type Item } from '../words/items.ts';

/** "Acreage with a house", "a house on land": the land is where the house stands. */
export function settleAcreage(claims: readonly Claim[], items: readonly Item[]): void {
  const houses = claims.filter(
    (claim) => live(claim) && claim.facts.some((fact) => fact.kind === 'type' && !fact.not && fact.type !== 'land'),
  );
  for (const claim of claims) {
    if (!live(claim) || claim.weak || !claim.facts.every((fact) => factText(fact) === 'type:land')) continue;
    // "On its own land", "with the land"
    const under = [1, 2, 3].some(
      (step) =>
        ['on', 'with', 'w'].includes(items[claim.from - step]?.text ?? '') &&
        items
          .slice(claim.from - step + 1, claim.from)
          .every((item) => has(item, 'art') || has(item, 'poss') || item.text === 'own'),
    );
    const apart = houses.every((house) => {
      const between = items.slice(Math.min(claim.to, house.to), Math.max(claim.from, house.from));
      return !between.some((item) => has(item, 'or') || item.mark === '/');
    });
    // "Something with land" asks for no bare land.
    const words = [2, 1, 0].map((step) => items[claim.from - step]?.text ?? '').join(' ');
    if (/ w(?:ith)? land$|^(?:homes?|place|property|properties) w(?:ith)? acreage$/.test(words))
      ofNoSize(claim, claims);
    else if (houses.length > 0 && (under || (apart && houses.some((house) => house.weak === 'house')))) clear(claim);
  }
}

/** "With acreage": no number of acres to apply, unless one is said elsewhere. */
function ofNoSize(claim: Claim, claims: readonly Claim[]): void {
  const sized = claims.some((other) => live(other) && other.facts.some((fact) => isAcreage(inner(fact))));
  if (sized) clear(claim);
  else {
    claim.facts = [{ kind: 'unsupported', topic: 'other' }];
    claim.fate = 'unsupported';
  }
}

export const isAcreage = (fact: Fact): boolean => fact.kind === 'bound' && fact.field === 'lot' && fact.value >= 1;

/** Land has no floors: "vacant land, at least 8,712 sq ft" bounds the lot. */
export function settleLand(claims: readonly Claim[]): void {
  const types = claims.filter(live).flatMap((claim) => claim.facts.map(inner).filter((fact) => fact.kind === 'type'));
  if (types.length === 0 || !types.every((type) => type.type === 'land' && !type.not)) return;
  for (const claim of claims)
    claim.facts = claim.facts.map((fact) =>
      fact.kind === 'bound' && fact.field === 'sqft' ? { ...fact, field: 'lot', value: acresOfSqft(fact.value) } : fact,
    );
}

export const clear = (claim: Claim) => {
  claim.facts = [];
};
