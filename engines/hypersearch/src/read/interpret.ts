import type { Fact } from '../facts.ts';
import { claimBound } from './bounds/claim-bound.ts';
import { claimBuiltLately } from './built-lately.ts';
import { claimBedroomFloor } from './claim-bedroom-floor.ts';
import { claimListed } from './claim-listed.ts';
import { claimPhrase } from './claim-phrase.ts';
import type { Claim } from './claims.ts';
import { skipOwnHome } from './context/own-home.ts';
import { skipStay } from './context/past-stay.ts';
import type { SentenceContext } from './context/sentence-context.ts';
import { skipSpan } from './context/span-there.ts';
import { Parse } from './parse.ts';
import { streetAddressEnd } from './places/address.ts';
import { claimOutsideCity } from './places/claim-outside.ts';
import { claimPlace } from './places/claim-place.ts';
import { claimThere } from './places/claim-there.ts';
import { skipNamesake } from './places/namesake.ts';
import { claimNear } from './places/near/claim-near.ts';
import { claimNamedLimit } from './places/near/named-limit.ts';
import { skipAside } from './scopes/aside.ts';
import { claimDoubleDenial } from './scopes/double-denial.ts';
import { claimMisheard } from './scopes/misheard.ts';
import { claimNeverAgain } from './scopes/never-again.ts';
import { restate } from './scopes/restated.ts';
import { readLifeVerb, readScopeWord } from './scopes/scope-words.ts';
import { answerCriterion } from './scopes/yes-no.ts';
import type { Refusal } from './steering/fair-housing.ts';
import { has, type Item } from './words/items.ts';

export interface Interpretation {
  claims: Claim[];
  /** Items that describe somebody and make no claim: half-open ranges. */
  background: readonly { from: number; to: number }[];
}

/** Turns items into claims, left to right, under the scopes of negation, preference and correction. */
export function interpret(
  items: readonly Item[],
  refusals: readonly Refusal[],
  context: SentenceContext,
): Interpretation {
  const parse = new Parse(items, context);
  const refusalAt = new Map<number, Refusal>();
  for (const one of refusals.toReversed())
    for (let token = one.from; token < one.to; token++) refusalAt.set(token, one);
  // No other claim includes the words of a refusal.
  const refused = [...items.keys()].filter((at) => refusalAt.has((items[at] as Item).from));
  let at = 0;
  while (at < items.length) {
    const next = refused.find((one) => one > at && !refusalAt.has((items[at] as Item).from)) ?? items.length;
    at = Math.max(at + 1, Math.min(step(parse, refusalAt, at), next));
  }
  return { claims: parse.finish(), background: parse.background };
}

function step(parse: Parse, refusalAt: ReadonlyMap<number, Refusal>, at: number): number {
  const { items, scopes } = parse;
  const item = items[at] as Item;
  const refusal = refusalAt.get(item.from);
  if (refusal) return refuse(parse, at, refusal);
  if (has(item, 'assumed')) {
    parse.note({ facts: [], from: at, to: at + 1, fate: 'assumption' });
    if (scopes.away) scopes.away.used = true;
    return at + 1;
  }
  if (item.mark !== undefined && !startsNumber(items, at)) {
    // "3 beds → 4"
    if (item.mark === '→' && parse.spoken) parse.correct(at);
    const aside = skipAside(parse, at);
    if (aside !== undefined) return aside;
    scopes.atMark(items, at);
    return at + 1;
  }
  const there =
    skipStay(parse, at) ??
    skipSpan(parse, at) ??
    skipNamesake(parse, at) ??
    restate(parse, at) ??
    claimMisheard(parse, at) ??
    claimNamedLimit(parse, at) ??
    claimThere(parse, at) ??
    skipOwnHome(parse, at) ??
    claimListed(parse, at) ??
    claimBuiltLately(parse, at) ??
    claimBedroomFloor(parse, at) ??
    claimDoubleDenial(parse, at) ??
    answerCriterion(parse, at) ??
    claimNeverAgain(parse, at);
  if (there !== undefined) return there;
  // A word without senses can be a name and nothing else.
  const next =
    item.senses.length === 0 && item.number === undefined && item.mark === undefined && !speech.has(item.text)
      ? (readLifeVerb(parse, at) ?? claimPlace(parse, at))
      : (streetAddressEnd(items, at) ??
        claimOutsideCity(parse, at) ??
        readScopeWord(parse, at) ??
        claimNear(parse, at) ??
        claimBound(parse, at) ??
        claimPlace(parse, at) ??
        claimPhrase(parse, at));
  if (next !== undefined) return next;
  scopes.bindUnread(item, at);
  scopes.atJoint(items, at);
  return at + 1;
}

/** "My husband says 2 is plenty" */
const speech: ReadonlySet<string> = new Set(['says', 'said', 'eh', 'ah', 'now']);

const numberMarks: ReadonlySet<string> = new Set(['$', '€', '£', '<', '>', '~', '≤', '≥', '≈', '<=', '>=']);

function startsNumber(items: readonly Item[], at: number): boolean {
  const mark = items[at]?.mark as string;
  if (mark === '+' && !items[at]?.glued && items[at - 1]?.number === undefined) {
    // "+30 jours", "+ de 30"
    const of = items[at + 1]?.text === 'de';
    return of
      ? items[at + 2]?.number !== undefined
      : items[at + 1]?.glued === true && items[at + 1]?.number !== undefined;
  }
  return numberMarks.has(mark) || (mark === '-' && items[at + 1]?.number !== undefined);
}

function refuse(parse: Parse, at: number, refusal: Refusal): number {
  let end = at;
  while (end < parse.items.length && (parse.items[end] as Item).from < refusal.to) end++;
  const facts = refusal.classes.map((one): Fact => ({ kind: 'refuse', class: one }));
  parse.note({ facts, from: at, to: end, fate: 'refused' });
  parse.scopes.negation = undefined;
  if (parse.scopes.softening) parse.scopes.softening.used = true;
  return end;
}
