/** A feature that is excluded and named again in the reason: "no deck, decks rot down here". */
import type { Fact } from '../../facts.ts';
import type { Claim } from '../claims.ts';
import { moveToBackground } from '../places/background/background-places.ts';
import { has, type Item } from '../words/items.ts';
import { live } from './later-wins.ts';

/** Passes over the second mention of an excluded feature where a verb follows it: it says why, and asks for nothing. */
export function skipRepeatedDenial(claims: readonly Claim[], items: readonly Item[]): void {
  for (let at = 1; at < claims.length; at++) {
    const [denied, claim] = [claims[at - 1] as Claim, claims[at] as Claim];
    if (!live(denied) || !denied.facts.every(isDenied)) continue;
    if (!live(claim) || claim.fate !== 'applied' || claim.fix || !claim.facts.every(isFeature)) continue;
    if (!namesAgain(denied, claim, items) || !leadsOn(items, denied.to, claim.from) || !isSubject(items, claim.to))
      continue;
    moveToBackground(claim);
    // "Basements flood here": what happens to it is no criterion either.
    const next = claims[at + 1];
    if (next?.fate === 'unsupported' && next.from === claim.to) moveToBackground(next);
  }
}

const isDenied = (fact: Fact): boolean => fact.kind === 'feature' && fact.not;
const isFeature = (fact: Fact): boolean => fact.kind === 'feature' && !fact.not;

/** The same feature, or the same noun: « pas de terrasse en bois, les terrasses pourrissent ». */
function namesAgain(denied: Claim, claim: Claim, items: readonly Item[]): boolean {
  const same = claim.facts.some((fact) =>
    denied.facts.some((one) => one.kind === 'feature' && fact.kind === 'feature' && one.feature === fact.feature),
  );
  return same || singular(items[denied.from]) === singular(items[claim.from]);
}
const singular = (item: Item | undefined): string => (item?.text ?? '').replace(/s$/, '');

const reasons: ReadonlySet<string> = new Set(
  'because since as cause bc porque pues ya que parce car puisque'.split(' '),
);

const polite: ReadonlySet<string> = new Set(['please', 'thanks', 'svp', 'merci', 'gracias']);

/** A mark, an article or a word that opens a reason, and one of the first or the last. */
function leadsOn(items: readonly Item[], from: number, to: number): boolean {
  if (to === from || to - from > 3) return false;
  return items
    .slice(from, to)
    .every(
      (item) =>
        reasons.has(item.text) ||
        polite.has(item.text) ||
        (item.mark === undefined ? isArticle(item) : opensReason.has(item.mark)),
    );
}
const isArticle = (item: Item): boolean => has(item, 'art') && item.number === undefined;
const opensReason: ReadonlySet<string> = new Set([',', '.', ';', ':', '–', '—', '-', '(']);

/** A verb follows: no mark, joint, place or word that judges or asks for the feature. */
function isSubject(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item === undefined || item.mark !== undefined || item.number !== undefined || item.text === 'but') return false;
  return !['and', 'or', 'in', 'nice', 'prefer', 'maybe', 'must', 'allowed', 'has', 'type'].some((kind) =>
    has(item, kind),
  );
}
