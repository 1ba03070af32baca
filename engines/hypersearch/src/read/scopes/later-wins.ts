import { type Fact, factText } from '../../facts.ts';
import { type Claim, slotOf } from '../claims.ts';
import { has, type Item } from '../words/items.ts';

export const live = (claim: Claim) => claim.facts.length > 0 && claim.fate !== 'withdrawn';
/** Required and preferred facts. */
export const inner = (fact: Fact): Fact => (fact.kind === 'prefer' ? fact.criterion : fact);

/** "3 beds, actually make it 4", also without a word of correction: the later bound of a kind wins. */
export function laterBoundsWin(claims: readonly Claim[]): void {
  const seen = new Map<string, Claim>();
  for (const claim of claims) {
    if (!live(claim)) continue;
    for (const fact of claim.facts) {
      if (fact.kind !== 'bound') continue;
      const key = `${fact.field}${fact.op}`;
      const earlier = seen.get(key);
      if (earlier && earlier !== claim) {
        earlier.facts = earlier.facts.filter((one) => one.kind !== 'bound' || `${one.field}${one.op}` !== key);
        if (earlier.facts.length === 0) earlier.fate = 'withdrawn';
      }
      seen.set(key, claim);
    }
  }
}

/** A place that is excluded later is not asked for earlier. */
export function laterPlacesWin(claims: readonly Claim[]): void {
  for (const [at, claim] of claims.entries()) {
    if (!live(claim)) continue;
    for (const fact of claim.facts) {
      if (fact.kind !== 'place' || !fact.not) continue;
      for (const earlier of claims.slice(0, at))
        earlier.facts = earlier.facts.filter((one) => !(one.kind === 'place' && !one.not && one.name === fact.name));
      // "No Pasadena, Texas, me refiero a Pasadena de California"
      if (claims.slice(at + 1).some((later) => later.fix && live(later) && criteriaFor(later, fact.name)))
        claim.facts = claim.facts.filter((one) => one !== fact);
    }
  }
}

const criteriaFor = (claim: Claim, name: string): boolean =>
  claim.facts.some((one) => one.kind === 'place' && !one.not && one.name === name);

/** "With a pool. Actually no pool", "one story, no, two stories": of two criteria that shut each other out the later one holds. */
export function laterCriteriaWin(claims: readonly Claim[], items: readonly Item[]): void {
  const said = new Map<string, { claim: Claim; not: boolean }>();
  for (const claim of claims) {
    if (!live(claim)) continue;
    for (const fact of claim.facts) {
      const criterion = inner(fact);
      const key =
        criterion.kind === 'feature'
          ? criterion.feature
          : criterion.kind === 'type'
            ? criterion.type
            : floorsOf(criterion);
      if (key === undefined) continue;
      const not = criterion.kind === 'bound' || ('not' in criterion && criterion.not);
      const earlier = said.get(key);
      if (earlier && earlier.not !== not && earlier.claim !== claim) {
        const gone = (one: Fact) => [keyed(one), floorsOf(one)].includes(key);
        withdraw(earlier.claim, gone);
        // "With or without a basement": neither is asked for.
        if (isEither(items.slice(earlier.claim.to, claim.from))) withdraw(claim, gone);
      }
      said.set(key, { claim, not });
    }
  }
}

const keyed = (fact: Fact): string | undefined =>
  fact.kind === 'feature' ? fact.feature : fact.kind === 'type' ? fact.type : undefined;

const isEither = (between: readonly Item[]): boolean =>
  between.length <= 4 && between.some((item) => has(item, 'or')) && between.every((item) => item.mark === undefined);

/** Two floors and one floor shut each other out. */
const floorsOf = (fact: Fact): string | undefined =>
  fact.kind === 'bound' && fact.field === 'stories' && fact.op === '>=' && fact.value > 1 ? 'single_story' : undefined;

function withdraw(claim: Claim, gone: (fact: Fact) => boolean): void {
  const all = claim.facts.some((fact) => inner(fact).kind === 'bound');
  claim.facts = claim.facts.filter((fact) => !(gone(inner(fact)) || (all && slotOf(inner(fact)) === 'stories')));
  if (claim.facts.length === 0) claim.fate = 'withdrawn';
}

/** "Duplex, pas de quadruplex": a listing does not distinguish two words for one type, so the excluded one is dropped. */
export function settleSubkinds(claims: readonly Claim[], items: readonly Item[]): void {
  const kinds = claims.filter((claim) => live(claim) && claim.facts.length === 1 && claim.facts[0]?.kind === 'type');
  for (const claim of kinds) {
    const [kind] = claim.facts;
    const requested = (other: Claim) => {
      const [fact] = other.facts;
      const same = fact?.kind === 'type' && kind?.kind === 'type' && fact.type === kind.type && kind.not && !fact.not;
      return same && items[other.from]?.text !== items[claim.from]?.text;
    };
    if (!kinds.some(requested)) continue;
    claim.facts = [{ kind: 'unsupported', topic: 'other' }];
    claim.fate = 'unsupported';
  }
}

/** "Aylmer, non, Hull; Aylmer c'est trop loin": a corrected place that is named again without "in" is a comment. */
export function skipAgain({ facts }: Claim, later: readonly Claim[], items: readonly Item[]): void {
  const texts = new Set(facts.filter(({ kind }) => kind === 'place').map(factText));
  for (const claim of later)
    if (
      texts.size > 0 &&
      !claim.fix &&
      !has(items[claim.from - 1], 'in') &&
      claim.facts.every((fact) => texts.has(factText(fact)))
    )
      claim.fate = 'withdrawn';
}

/** "Granja o terreno": nothing but an "or" and an article between. */
export const isOr = (between: readonly Item[]): boolean =>
  between.some((item) => has(item, 'or')) && between.every((item) => has(item, 'or') || has(item, 'art'));
