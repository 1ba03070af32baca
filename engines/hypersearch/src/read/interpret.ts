import type { Fact } from '../facts.ts';
import { claimBound } from './bounds/claim-bound.ts';
import { claimBuiltLately } from './built-lately.ts';
import { claimBedroomFloor } from './claim-bedroom-floor.ts';
import { claimListed } from './claim-listed.ts';
import { claimPhrase } from './claim-phrase.ts';
import type { Claim } from './claims.ts';
import { passOwnHome } from './context/own-home.ts';
import { passStay } from './context/past-stay.ts';
import type { SentenceContext } from './context/sentence-context.ts';
import { passSpan } from './context/span-there.ts';
import { Course } from './course.ts';
import { streetAddressEnd } from './places/address.ts';
import { claimOutsideCity } from './places/claim-outside.ts';
import { claimPlace } from './places/claim-place.ts';
import { claimThere } from './places/claim-there.ts';
import { passNamesake } from './places/namesake.ts';
import { claimNear } from './places/near/claim-near.ts';
import { claimNamedLimit } from './places/near/named-limit.ts';
import { passAside } from './scopes/aside.ts';
import { claimDoubleDenial } from './scopes/double-denial.ts';
import { claimMisheard } from './scopes/misheard.ts';
import { claimNeverAgain } from './scopes/never-again.ts';
import { restate } from './scopes/restated.ts';
import { readLifeVerb, readScopeWord } from './scopes/scope-words.ts';
import { answerWish } from './scopes/yes-no.ts';
import type { Refusal } from './steering/fair-housing.ts';
import { has, type Item } from './words/items.ts';

export interface Interpretation {
  claims: Claim[];
  /** Items that tell of somebody and make no claim: half-open ranges. */
  background: readonly { from: number; to: number }[];
}

/** Turns items into claims, left to right, under the scopes of negation, preference and correction. */
export function interpret(
  items: readonly Item[],
  refusals: readonly Refusal[],
  context: SentenceContext,
): Interpretation {
  const course = new Course(items, context);
  const refusalAt = new Map<number, Refusal>();
  for (const one of refusals.toReversed())
    for (let token = one.from; token < one.to; token++) refusalAt.set(token, one);
  // No other claim passes over the words of a refusal.
  const refused = [...items.keys()].filter((at) => refusalAt.has((items[at] as Item).from));
  let at = 0;
  while (at < items.length) {
    const next = refused.find((one) => one > at && !refusalAt.has((items[at] as Item).from)) ?? items.length;
    at = Math.max(at + 1, Math.min(step(course, refusalAt, at), next));
  }
  return { claims: course.finish(), background: course.background };
}

function step(course: Course, refusalAt: ReadonlyMap<number, Refusal>, at: number): number {
  const { items, scopes } = course;
  const item = items[at] as Item;
  const refusal = refusalAt.get(item.from);
  if (refusal) return refuse(course, at, refusal);
  if (has(item, 'assumed')) {
    course.note({ facts: [], from: at, to: at + 1, fate: 'assumption' });
    if (scopes.away) scopes.away.used = true;
    return at + 1;
  }
  if (item.mark !== undefined && !startsNumber(items, at)) {
    // "3 beds → 4"
    if (item.mark === '→' && course.spoken) course.correct(at);
    const aside = passAside(course, at);
    if (aside !== undefined) return aside;
    scopes.atMark(items, at);
    return at + 1;
  }
  const there =
    passStay(course, at) ??
    passSpan(course, at) ??
    passNamesake(course, at) ??
    restate(course, at) ??
    claimMisheard(course, at) ??
    claimNamedLimit(course, at) ??
    claimThere(course, at) ??
    passOwnHome(course, at) ??
    claimListed(course, at) ??
    claimBuiltLately(course, at) ??
    claimBedroomFloor(course, at) ??
    claimDoubleDenial(course, at) ??
    answerWish(course, at) ??
    claimNeverAgain(course, at);
  if (there !== undefined) return there;
  // A word without senses can be a name and nothing else.
  const next =
    item.senses.length === 0 && item.number === undefined && item.mark === undefined && !speech.has(item.text)
      ? (readLifeVerb(course, at) ?? claimPlace(course, at))
      : (streetAddressEnd(items, at) ??
        claimOutsideCity(course, at) ??
        readScopeWord(course, at) ??
        claimNear(course, at) ??
        claimBound(course, at) ??
        claimPlace(course, at) ??
        claimPhrase(course, at));
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

function refuse(course: Course, at: number, refusal: Refusal): number {
  let end = at;
  while (end < course.items.length && (course.items[end] as Item).from < refusal.to) end++;
  const facts = refusal.classes.map((one): Fact => ({ kind: 'refuse', class: one }));
  course.note({ facts, from: at, to: end, fate: 'refused' });
  course.scopes.negation = undefined;
  if (course.scopes.softening) course.scopes.softening.used = true;
  return end;
}
