/** Studios, garages and basements that another criterion makes more specific. */
import { type Fact, factText } from '../../facts.ts';
import { type Claim, slotOf } from '../claims.ts';
import { inner, live } from '../scopes/later-wins.ts';
import { has, type Item } from '../words/items.ts';

/** "Studio or 1 bedroom" is at most one bedroom. */
export function settleStudios(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, studio] of claims.entries()) {
    const [first] = studio.facts;
    if (!first || !live(studio) || factText(first) !== 'beds<=0') continue;
    const after = items
      .slice(studio.to, claims[at + 1]?.from ?? studio.to)
      .some((item) => has(item, 'or') || item.mark === '/');
    // "Estudio o apartamento de una habitación"
    const step = after && claims[at + 1]?.facts.every((fact) => fact.kind === 'type') ? 2 : 1;
    const next = after ? claims[at + step] : claims[at - 1];
    const rooms = next?.facts.find((fact) => fact.kind === 'bound' && fact.field === 'beds' && fact.op === '>=');
    if (!next || !live(next) || rooms?.kind !== 'bound') continue;
    const [earlier, later] = after ? [studio, next] : [next, studio];
    if (!items.slice(earlier.to, later.from).some((item) => has(item, 'or') || item.mark === '/')) continue;
    next.facts = next.facts.filter((fact) => fact !== rooms);
    studio.facts = [{ ...rooms, op: '<=' }, ...studio.facts.slice(1)];
    if (after) studio.to = next.to;
  }
}

const basements: ReadonlySet<string> = new Set(['finished_basement', 'walkout_basement']);

const isGeneral = (fact: Fact): boolean =>
  fact.kind === 'feature' && (fact.feature === 'garage' || fact.feature === 'basement');

/** The more specific criterion stands alone: `garage>=2` without `has:garage`. */
export function settleSpecifics(claims: readonly Claim[]): void {
  const general = claims.some((claim) => claim.facts.some((fact) => isGeneral(inner(fact))));
  if (!general) return;
  const said = claims.filter(live).flatMap((claim) => claim.facts);
  const spaces = said.some((fact) => slotOf(inner(fact)) === 'garage' && inner(fact).kind === 'bound');
  const specific = said.some((fact) => fact.kind === 'feature' && !fact.not && basements.has(fact.feature));
  for (const claim of claims) {
    if (!live(claim)) continue;
    const kept = claim.facts.filter((fact) => {
      const criterion = inner(fact);
      if (criterion.kind !== 'feature' || criterion.not) return true;
      return !(criterion.feature === 'garage' ? spaces : criterion.feature === 'basement' && specific);
    });
    if (kept.length < claim.facts.length) claim.facts = kept;
  }
}
