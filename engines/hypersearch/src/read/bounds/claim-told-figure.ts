/** Figures of what the buyer told: the horses that they keep, the price of another home. */
import { bound, innerBound } from '../claims.ts';
import type { Course } from '../course.ts';
import { has, senseOf } from '../words/items.ts';
import { readQuantity } from './quantity.ts';

/** "I paid 300k for mine and want something under that": the figure that was told of another home. */
export function claimThat(course: Course, at: number): number | undefined {
  const { items, claims } = course;
  const op = /^[<>]/.exec(senseOf(items[at], 'cmp') ?? '')?.[0];
  const next = items[at + 1]?.text === 'de' ? at + 2 : at + 1;
  if (op === undefined || !/^(?:that|this|ca|cela|eso|esto)$/.test(items[next]?.text ?? '')) return undefined;
  const behind = items[next + 1];
  if (behind && behind.mark === undefined && !['in', 'and', 'but', 'nice'].some((kind) => has(behind, kind)))
    return undefined;
  const told = claims
    .findLast((claim) => claim.told?.some(innerBound))
    ?.told?.map(innerBound)
    .find((one) => one !== undefined);
  if (!told || !measured.has(told.field)) return undefined;
  course.claim([bound(told.field, op === '<' ? '<=' : '>=', told.value)], at, next + 1);
  return next + 1;
}
const measured: ReadonlySet<string> = new Set(['price', 'payment', 'sqft', 'lot', 'hoa']);

/** "Room for my three horses": the land that they need. */
export function claimHorses(course: Course, at: number, next: number): number | undefined {
  const { items, scopes } = course;
  const counted = items
    .slice(at, next + 1)
    .findIndex(({ text }) => /^(?:horses?|ponies|chevaux|caballos|yeguas)$/.test(text));
  if (counted < 0 || scopes.negation || scopes.away) return undefined;
  const theirs = items.slice(Math.max(0, at - 1), at + counted);
  if (!theirs.some(({ text }) => /^(?:for|my|our|keep|pour|mes|nos|para|mis|nuestros|garder|tener)$/.test(text)))
    return undefined;
  course.claim([{ kind: 'feature', feature: 'horse_property', not: false }], at, at + counted + 1);
  return at + counted + 1;
}

/** "We have a 3 bed now and need 5", "ours is 1,400 sq ft, want at least 2,200": a bare figure of what was told. */
export function exceedsTold(claims: Course['claims'], items: Course['items'], at: number): boolean {
  const told = claims.findLast((claim) => claim.told?.some((fact) => innerBound(fact)))?.told?.map(innerBound)[0];
  // "Our house is 3,400 sq ft. 1,800 to 2,200 in McKinney"
  const begins = told?.field === 'sqft' && items[at - 1]?.mark === '.' && items[at]?.number !== undefined;
  if (!told || !(has(items[at - 1], 'want') || begins)) return false;
  const number = items[at]?.number === undefined ? at + 1 : at;
  const quantity = items[number]?.number === undefined ? undefined : readQuantity(items, number);
  if (!quantity || quantity.money || quantity.scale > 1) return false;
  return told.field === 'sqft' ? quantity.value >= 300 && quantity.value < 10_000 : quantity.value < 10;
}
