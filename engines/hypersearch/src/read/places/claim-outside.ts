import type { Fact } from '../../facts.ts';
import type { Claim } from '../claims.ts';
import type { Parse } from '../parse.ts';
import { live } from '../scopes/later-wins.ts';
import { has } from '../words/items.ts';
import type { PlaceReading } from './place-reading.ts';

/** "Outside Texas", "outside 78704", "outside Austin or Dallas": no facts say it. */
export const cannotBeSearched: Fact = { kind: 'unsupported', topic: 'other' };

/** The item of the "outside" that leads to the place at `at`; none behind a state: "in Texas outside Houston" only excludes. */
export function outsideAt({ items, claims }: Parse, at: number): number | undefined {
  const isArticle = has(items[at - 1], 'art') && !has(items[at - 1], 'outside');
  const lead = isArticle ? at - 2 : at - 1;
  return has(items[lead], 'outside', '') && claims.at(-1)?.facts[0]?.kind !== 'state' ? lead : undefined;
}

/** "Outside Austin" is near Austin and not in it; "not outside Austin" is in it. */
export function claimOutside(parse: Parse, read: PlaceReading, outside: number): void {
  const { scopes, items } = parse;
  const isNegated = scopes.negation !== undefined && !scopes.negation.used && has(items[outside - 1], 'not');
  if (scopes.negation && (isNegated || scopes.negation.from === outside)) scopes.negation = undefined;
  const facts = isNegated ? read.facts : read.facts.flatMap(surroundings);
  parse.claim(facts, isNegated ? outside - 1 : outside, read.next, read.confidence);
}

function surroundings(fact: Fact): Fact[] {
  if (fact.kind !== 'place') return [cannotBeSearched];
  const { name, state } = fact;
  return [
    { kind: 'near', name, ...(state && { state }) },
    { ...fact, not: true },
  ];
}

/** Tells whether `claimOutside` read a claim. */
export const isOutside = (claim: Claim | undefined): boolean =>
  [({ kind }: Fact) => kind === 'near', (fact: Fact) => fact.kind === 'place' && fact.not].every((test) =>
    claim?.facts.some(test),
  );

const cityWords: ReadonlySet<string> = new Set(['city', 'town', 'city limit', 'city limits', 'ville', 'ciudad']);

/** "Outside the city": the city that the sentence named before. */
export function claimOutsideCity(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  if (!has(items[at], 'outside', '')) return undefined;
  let end = at + 1;
  while (has(items[end], 'art') && !cityWords.has(items[end]?.text ?? '')) end++;
  const text = (items[end]?.text ?? '').replace(/^(?:the|la|le) /, '');
  if (!cityWords.has(text) || items[end]?.place) return undefined;
  end += items[end + 1]?.text === 'limits' || items[end + 1]?.text === 'limit' ? 2 : 1;
  const named = claims.findLast((claim) => live(claim) && claim.facts.some(isSomewhere));
  const city = named?.facts.find(isSomewhere);
  if (!named || !city) {
    parse.claim([cannotBeSearched], at, end);
    return end;
  }
  const { name, state } = city;
  named.facts = named.facts.map((fact) => (fact === city ? { kind: 'near', name, ...(state && { state }) } : fact));
  parse.claim([{ kind: 'place', name, not: true, ...(state && { state }) }], at, end);
  return end;
}

type Somewhere = Extract<Fact, { kind: 'place' | 'near' }>;
const isSomewhere = (fact: Fact): fact is Somewhere =>
  (fact.kind === 'place' && !fact.not) || (fact.kind === 'near' && fact.within === undefined);
