/** Figures of the buyer's background: the horses that they keep, the price of another home. */
import { bound, innerBound } from '../claims.ts';
import type { Parse } from '../parse.ts';
import { has, senseOf } from '../words/items.ts';
import { readQuantity } from './quantity.ts';

/** "I paid 300k for mine and want something under that": the figure of another home. */
export function claimThat(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  const op = /^[<>]/.exec(senseOf(items[at], 'cmp') ?? '')?.[0];
  const next = items[at + 1]?.text === 'de' ? at + 2 : at + 1;
  if (op === undefined || !/^(?:that|this|ca|cela|eso|esto)$/.test(items[next]?.text ?? '')) return undefined;
  const behind = items[next + 1];
  if (behind && behind.mark === undefined && !['in', 'and', 'but', 'nice'].some((kind) => has(behind, kind)))
    return undefined;
  const background = claims
    .findLast((claim) => claim.background?.some(innerBound))
    ?.background?.map(innerBound)
    .find((one) => one !== undefined);
  if (!background || !measured.has(background.field)) return undefined;
  parse.claim([bound(background.field, op === '<' ? '<=' : '>=', background.value)], at, next + 1);
  return next + 1;
}
const measured: ReadonlySet<string> = new Set(['price', 'payment', 'sqft', 'lot', 'hoa']);

/** "Room for my three horses": the land that they need. */
export function claimHorses(parse: Parse, at: number, next: number): number | undefined {
  const { items, scopes } = parse;
  const counted = items
    .slice(at, next + 1)
    .findIndex(({ text }) => /^(?:horses?|ponies|chevaux|caballos|yeguas)$/.test(text));
  if (counted < 0 || scopes.negation || scopes.away) return undefined;
  const theirs = items.slice(Math.max(0, at - 1), at + counted);
  if (!theirs.some(({ text }) => /^(?:for|my|our|keep|pour|mes|nos|para|mis|nuestros|garder|tener)$/.test(text)))
    return undefined;
  parse.claim([{ kind: 'feature', feature: 'horse_property', not: false }], at, at + counted + 1);
  return at + counted + 1;
}

/** "We have a 3 bed now and need 5", "ours is 1,400 sq ft, want at least 2,200": a bare figure of the background. */
export function exceedsBackground(claims: Parse['claims'], items: Parse['items'], at: number): boolean {
  const background = claims
    .findLast((claim) => claim.background?.some((fact) => innerBound(fact)))
    ?.background?.map(innerBound)[0];
  // "Our house is 3,400 sq ft. 1,800 to 2,200 in McKinney"
  const begins = background?.field === 'sqft' && items[at - 1]?.mark === '.' && items[at]?.number !== undefined;
  if (!background || !(has(items[at - 1], 'want') || begins)) return false;
  const number = items[at]?.number === undefined ? at + 1 : at;
  const quantity = items[number]?.number === undefined ? undefined : readQuantity(items, number);
  if (!quantity || quantity.money || quantity.scale > 1) return false;
  return background.field === 'sqft' ? quantity.value >= 300 && quantity.value < 10_000 : quantity.value < 10;
}
