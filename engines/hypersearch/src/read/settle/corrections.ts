/** Corrections and withdrawals: “no wait, Houston”, “forget the basement”. */
import { type Fact, factText } from '../../facts.ts';
import { type Claim, slotOf } from '../claims.ts';
import { inner, live, skipAgain } from '../scopes/later-wins.ts';
import type { Item } from '../words/items.ts';

/** "Condo in Austin... no wait, Houston": the correction takes the place of the last claim on its matter. */
export function applyCorrections(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, claim] of claims.entries()) {
    if (!claim.fix || claim.facts.length === 0) continue;
    const slots = new Set(claim.facts.map(slotOf));
    const negative = claim.facts.every((fact) => 'not' in fact && fact.not);
    if (negative) continue;
    const featured = claim.facts[0]?.kind === 'feature';
    for (let index = at - 1; index >= 0; index--) {
      const earlier = claims[index] as Claim;
      if (!live(earlier) || !earlier.facts.some((fact) => slots.has(slotOf(fact)))) continue;
      if (earlier.facts.every((fact) => 'not' in fact && fact.not)) continue;
      earlier.fate = 'withdrawn';
      skipAgain(earlier, claims.slice(at + 1), items);
      // "Seattle or Tacoma, actually just Tacoma"
      const narrows = claim.facts.every((fact) => earlier.facts.some((one) => factText(one) === factText(fact)));
      if (narrows && claim.fate !== 'withdrawn') continue;
      if (!claim.facts.some((fact) => fact.kind === 'bound') || featured) break;
    }
  }
}

/** "Condo or townhouse in Reno... honestly just a condo": of the kinds or places named before only the one that is named again. */
export function applyNarrowing(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, claim] of claims.entries()) {
    const [fact] = claim.facts;
    if (!fact || !live(claim) || (fact.kind !== 'type' && fact.kind !== 'place') || fact.not) continue;
    if (![1, 2].some((step) => only.test(items[claim.from - step]?.text ?? ''))) continue;
    const text = factText(fact);
    const before = claims.slice(0, at).filter((one) => live(one) && one.facts.every(({ kind }) => kind === fact.kind));
    if (!before.some((one) => one.facts.some((other) => factText(other) === text))) continue;
    for (const one of before)
      if (!one.facts.some((other) => factText(other) === text || ('not' in other && other.not))) one.fate = 'withdrawn';
  }
}
const only = /^(?:just|only|strictly|juste|seulement|uniquement|solo|solamente)$/;

/** "Forget the basement": the criterion goes, and so does what was said of it before. */
export function applyWithdrawals(claims: readonly Claim[]): void {
  for (const [at, claim] of claims.entries()) {
    if (claim.fate !== 'withdrawn' || at === 0) continue;
    // "A finished basement... forget the basement"
    const texts = new Set(claim.facts.map(requested).flatMap((text) => [text, ...(specificOf.get(text) ?? [])]));
    // "2 car garage... forget the garage"
    const spaces = texts.has('has:garage');
    for (const earlier of claims.slice(0, at))
      if (
        live(earlier) &&
        earlier.facts.every((fact) => texts.has(requested(fact)) || (spaces && slotOf(inner(fact)) === 'garage'))
      )
        earlier.fate = 'withdrawn';
  }
}

/** Criteria that go with the more general one. */
const specificOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['has:basement', ['has:finished_basement', 'has:walkout_basement']],
]);

/** Required, preferred and excluded facts: "Pool? No, scratch the pool" says nothing of it. */
function requested(fact: Fact): string {
  const criterion = inner(fact);
  return factText('not' in criterion ? { ...criterion, not: false } : criterion);
}
