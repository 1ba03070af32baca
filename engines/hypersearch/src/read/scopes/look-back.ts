import type { Fact } from '../../facts.ts';
import type { Claim } from '../claims.ts';
import { negated, type Parse, preferAll } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import { endsSentence } from './scopes.ts';

/** The clause has a criterion before `at` and none between. */
export function reachesBack({ items, claims }: Parse, at: number): boolean {
  const last = claims.at(-1);
  if (!last || last.facts.length === 0 || at - last.to > 6) return false;
  for (let i = last.to; i < at; i++) {
    const between = items[i];
    // "Solar, that would be great"
    const pointed = i === at - 2 && /^(?:that|which|it|this|one)$/.test(items[at - 1]?.text ?? '');
    const early = between?.mark === ',' && !has(items[at], 'dropped') && i < at - 1 && !pointed;
    // "Balcony? Unnecessary"
    const answers = between?.mark === '?' && i === at - 1 && has(items[at], 'dropped');
    if ((endsSentence(between) && !answers) || early || (has(between, 'clause') && i < at - 3)) return false;
  }
  return true;
}

/** "a yard if possible." looks back; "if possible a yard" looks ahead. */
export function softensBack(parse: Parse, at: number): boolean {
  if (!reachesBack(parse, at)) return false;
  const { items } = parse;
  const next = items[at + 1];
  // "With a pool, if possible.": behind a comma only where nothing follows.
  const last = next === undefined || endsSentence(next);
  for (let i = (parse.claims.at(-1) as Claim).to; i < at; i++)
    if ((items[i]?.mark !== undefined && !(last && items[i]?.mark === ',')) || has(items[i], 'and')) return false;
  const polite = next?.common === true && (next.senses.length === 0 || has(next, 'glue') || has(next, 'named'));
  return (
    next === undefined ||
    polite ||
    (next.mark !== undefined && next.mark !== ':') ||
    ['and', 'but', 'clause'].some((kind) => has(next, kind)) ||
    (has(next, 'in') && !/^d[eu']?l?$/.test(next.text))
  );
}

/** "A pool and a deck would be nice": softens the last criterion and those listed with it. */
export function soften({ items, claims, scopes }: Parse, at: number): void {
  const last = claims.at(-1) as Claim;
  const kind = last.facts[0]?.kind;
  // "Une maison de ville à Laval serait parfaite": that is said of the home, which is the search.
  const home = claims.at(-2);
  if (kind === 'place' && home?.facts.some((fact) => fact.kind === 'type') && last.from - home.to <= 1) return;
  let joined = true;
  let listed = false;
  for (let index = claims.length - 1; index >= 0 && joined; index--) {
    const claim = claims[index] as Claim;
    // "A deck and a walkable area would be nice"
    if (claim !== last && claim.facts[0]?.kind !== kind && kind !== 'bound' && kind !== 'near') break;
    preferAll(claim);
    claim.cues.push(at);
    const previous = claims[index - 1];
    if (!previous) break;
    const between = items.slice(previous.to, claim.from);
    // "Un balcon, puis un ascenseur si possible": said again.
    if (between.some((item) => item.text === 'pis' || item.text === 'puis')) break;
    const and = between.some((item) => has(item, 'and') || has(item, 'or'));
    // "A big porch, and a sunroom would be nice": behind a comma only its own criterion, where no list goes before.
    if (claim === last && isApart(claims, items, index)) break;
    joined =
      (and || (listed && between.some((item) => item.mark === ','))) &&
      between.every((item) => item.mark === ',' || ['and', 'or', 'art', 'adj'].some((joint) => has(item, joint))) &&
      previous.facts[0]?.kind === 'feature';
    listed ||= and;
  }
  scopes.softening = undefined;
}

/** Two criteria with a comma before the "and", and no third one listed before them. */
function isApart(claims: readonly Claim[], items: Parse['items'], index: number): boolean {
  const [first, second, third] = [claims[index - 2], claims[index - 1] as Claim, claims[index] as Claim];
  const between = items.slice(second.to, third.from);
  const and = between.findIndex((item) => has(item, 'and'));
  if (between[and - 1]?.mark !== ',') return false;
  return !(first && first.facts[0]?.kind === second.facts[0]?.kind && items[first.to]?.mark === ',');
}

/** "A pool is a deal breaker." */
export function negateBack({ items, claims }: Parse, at: number): void {
  const last = claims.at(-1) as Claim;
  if (items.slice(last.to, at).every((item) => item.mark === undefined))
    // "No garage is a deal breaker" asks for one.
    turn(last, at, (fact) => ('not' in fact && fact.not ? { ...fact, not: false } : negated(fact)));
}

/** Turns the facts of a claim by the words at `at`, which are then words of theirs. */
function turn(claim: Claim, at: number, change: (fact: Fact) => Fact): void {
  claim.facts = claim.facts.map(change);
  claim.cues.push(at);
}

/** "I don't want a condo without a balcony" asks for a condo with one: whether `at` takes a "no" back. */
export function cancelsNegation({ items, claims, scopes }: Parse, at: number): boolean {
  const last = claims.at(-1);
  if (!scopes.negation?.used || !has(items[at], 'lacking') || last?.to !== at) return false;
  if (!last.facts.every((fact) => fact.kind === 'type')) return false;
  last.facts = last.facts.map((fact) => (fact.kind === 'type' ? { ...fact, not: false } : fact));
  scopes.negation = undefined;
  return true;
}

/** "Portland, but it's too expensive". */
export function withdrawLast({ claims }: Parse, at: number): void {
  const last = claims.at(-1) as Claim;
  last.fate = 'withdrawn';
  last.cues.push(at);
}

/** "Verdun o Lachine, LaSalle ya no": no indifference. */
const givesUp = /^(?:ya|siempre|mejor|finalement)$/;

/** "Condo or townhouse, doesn't matter": both stay. */
function isOneOf(claims: readonly Claim[], items: Parse['items']): boolean {
  const [last, other] = [claims.at(-1), claims.at(-2)];
  if (!last || !other || other.facts[0]?.kind !== last.facts[0]?.kind) return false;
  const between = items.slice(other.to, last.from);
  const places = last.facts[0]?.kind === 'place' && between.length === 1 && between[0]?.mark === ',';
  return places || (between.some((item) => has(item, 'or') || item.mark === '/') && between.length <= 3);
}

/** "A basement, finished or unfinished doesn't matter": only the choice doesn't. */
const isOfChoice = (between: Parse['items']): boolean => between.some((item) => has(item, 'or') || item.text === 'or');

/** "The pool is not needed" takes a criterion back; "a pool, but it's not a must" softens it. */
export function dropBack({ items, claims }: Parse, at: number): void {
  const last = claims.at(-1) as Claim;
  // "Without a pool, we'd never use it": it says why.
  if (last.facts.every((fact) => 'not' in fact && fact.not)) return;
  // "Ideally a sauna, not a must" says the same twice.
  if (last.fate === 'preference' || (isOneOf(claims, items) && !items[at]?.text.match(givesUp))) return;
  const between = items.slice(last.to, at);
  if (isOfChoice(between)) return;
  last.cues.push(at);
  if (between.some((item) => has(item, 'but'))) {
    preferAll(last);
    return;
  }
  last.fate = 'withdrawn';
  // "Attic storage not needed": two features that make one noun.
  const first = claims.at(-2);
  if (first?.to === last.from && [first, last].every(({ facts }) => facts[0]?.kind === 'feature'))
    first.fate = 'withdrawn';
}

/** "No pool or garage needed" takes criteria back, and excludes nothing. */
export function notNeeded({ claims, scopes }: Parse, at: number): boolean {
  const last = claims.at(-1);
  const cue = last?.cues.at(-1);
  const excluded = (claim: Claim) =>
    claim.cues.includes(cue ?? -1) && claim.facts.every((fact) => 'not' in fact && fact.not);
  if (!last || cue === undefined || last.to !== at || last.facts.length === 0 || !excluded(last)) return false;
  for (const claim of claims) if (excluded(claim)) claim.fate = 'withdrawn';
  scopes.negation = undefined;
  return true;
}

/** "Trois idéalement, à Saint-Eustache", "a patio ideally; 2 beds": a word of preference between a criterion and a mark. */
export const softensLast = ({ items, claims }: Parse, at: number): boolean =>
  claims.at(-1)?.to === at &&
  claims.at(-1)?.facts[0]?.kind !== 'place' &&
  items[at + 1]?.mark !== undefined &&
  items[at + 1]?.mark !== ':';

/** "Don't need a garage but wouldn't mind one": the criterion before it, which may have been taken back, is a soft one. */
export function softensNamed({ items, claims, scopes }: Parse, at: number): boolean {
  const last = claims.at(-1);
  const named = /^(?:one|it|that|them|those|either|un|una|uno|une|la|lo|ca)$/.test(items[at + 1]?.text ?? '');
  const ends = items[at + 2] === undefined || items[at + 2]?.mark !== undefined;
  if (!named || !ends || !last || last.facts.length === 0 || at - last.to > 4) return false;
  if (last.facts.every((fact) => 'not' in fact && fact.not)) return false;
  last.fate = 'applied';
  preferAll(last);
  last.cues.push(at);
  scopes.softening = undefined;
  scopes.dropping = undefined;
  return true;
}

/** "Une piscine serait un plus, un atelier aussi": the criterion is as soft as the one before it. */
export function softenAlike({ items, claims }: Parse): void {
  const [claim, before] = [claims.at(-1), claims.at(-2)];
  if (claim?.fate !== 'applied' || before?.fate !== 'preference' || !alike.has(items[claim.to]?.text ?? '')) return;
  const next = items[claim.to + 1];
  const kind = claim.facts[0]?.kind;
  if ((next !== undefined && next.mark === undefined) || (kind !== 'feature' && kind !== 'type')) return;
  const joined = items
    .slice(before.to, claim.from)
    .every((item) => item.mark === ',' || ['and', 'art', 'nice', 'be'].some((sense) => has(item, sense)));
  if (joined) preferAll(claim);
}

const alike: ReadonlySet<string> = new Set(['aussi', 'egalement', 'pareil', 'tambien', 'igual', 'too', 'also']);

/** "55+ ok", "horses ok" are criteria: who may live there is no extra of the home. */
const isAdded = (fact: Fact): boolean =>
  (fact.kind === 'feature' && !residents.has(fact.feature)) ||
  (fact.kind === 'unsupported' && (fact.topic === 'noise' || fact.topic === 'crime'));
const residents: ReadonlySet<string> = new Set(['senior_community', 'horse_property', 'pet_friendly']);

/** "Gimnasio de la comunidad": at most where the feature is. */
const isOfBuilding = (between: readonly Item[]): boolean =>
  between.every(
    (item) =>
      has(item, 'of') ||
      has(item, 'art') ||
      /^(?:de|du|d|del)$/.test(item.text) ||
      /^(?:community|complex|building|comunidad|edificio|immeuble)$/.test(item.text),
  );

/** "Unfinished basement ok": what may be there is no criterion. */
export function isAllowed({ items, claims, context }: Parse, at: number): boolean {
  const last = claims.at(-1);
  const next = items[at + 1];
  // "A fixer upper is okay if it's under 150k"
  const ends =
    next === undefined ||
    next.mark !== undefined ||
    /^(?:if|provided|si|pourvu|tant|mientras)$/.test(next.text) ||
    // "Garage ok but must have a basement"
    (has(next, 'but') && has(items[at + 2], 'firm'));
  if (!ends || !last || !isOfBuilding(items.slice(last.to, at)) || last.facts.length === 0 || last.fix) return false;
  // "Un gym, ça suffit": what is enough is asked for.
  if (/^(?:suffit|assez|suffira)$/.test(context.tokens[(items[at] as Item).to - 1]?.text ?? '')) return false;
  if (context.tokens[(items[at] as Item).to - 1]?.text === 'do' && suffices({ items, claims }, at)) return false;
  return last.facts.every(isAdded);
}

/** "A condo with a balcony and an elevator would do": the kind of home before it, in the same clause, is the search. */
function suffices({ items, claims }: Pick<Parse, 'items' | 'claims'>, at: number): boolean {
  const home = claims.findLast((claim) => claim.facts.some(({ kind }) => kind === 'type'));
  return home !== undefined && items.slice(home.to, at).every(({ mark }) => mark === undefined);
}
