import type { Fact, Field } from '../../facts.ts';
import { bound, innerBound } from '../claims.ts';
import type { Parse } from '../parse.ts';
import { has, senseOf } from '../words/items.ts';

/** "Deux chambres, une troisième serait appréciée", "a third bedroom": that many rooms, or one more than was counted. */
export function claimAnother(parse: Parse, at: number): number | undefined {
  return claimNth(parse, at) ?? claimNext(parse, at);
}

/** "We need a third bedroom", "a 2nd bathroom": no less than that many, unless more were counted before. */
function claimNth(parse: Parse, at: number): number | undefined {
  const { items, context, scopes } = parse;
  if (context.language !== 'en' || scopes.negation) return undefined;
  const item = items[at];
  const phrase = senseOf(item, 'ordinal');
  const whole = phrase !== undefined && /^bed/.test(context.tokens[(item?.to ?? 0) - 1]?.text ?? '');
  const nth = Number(senseOf(item, 'nth') ?? /^([2-7])(?:nd|rd|th)$/.exec(item?.text ?? '')?.[1] ?? phrase ?? 0);
  const room = whole ? 'beds' : senseOf(items[at + 1], 'unit');
  if (!nth || (room !== 'beds' && room !== 'baths')) return undefined;
  const next = whole ? at + 1 : at + 2;
  if (!countsMore(parse, room, nth)) parse.claim([bound(room, '>=', nth)], at, next);
  return next;
}

/** One room more than the last claim counted. */
function claimNext(parse: Parse, at: number): number | undefined {
  const { items, claims } = parse;
  // "A third", which is one phrase
  const whole = senseOf(items[at], 'ordinal');
  const nth = Number(senseOf(items[at], 'nth') ?? whole ?? 0);
  if (nth === 0 || (whole === undefined && !/^(?:an?|une?|una?)$/.test(items[at - 1]?.text ?? ''))) return undefined;
  const last = claims.findLast((claim) => claim.facts.length > 0);
  const [said] = last?.facts.map(innerBound) ?? [];
  const rooms = said?.field === 'beds' || said?.field === 'baths' ? said : undefined;
  if (!last || !rooms || rooms.value !== nth - 1 || at - last.to > 8) return undefined;
  if (['house', 'type', 'has', 'noun', 'person', 'poi'].some((kind) => has(items[at + 1], kind))) return undefined;
  // "A third one"
  const next = items[at + 1]?.text === 'one' ? at + 2 : at + 1;
  parse.claim([bound(rooms.field, '>=', nth)], at, next);
  return next;
}

/** "3 bedrooms but one could be an office", "3 beds but one has to be on the main floor": one of the rooms that were counted. */
export const isOneThatCould = ({ items }: Parse, at: number): boolean =>
  items[at]?.number === 1 &&
  describesOne.has(items[at + 1]?.text ?? '') &&
  !has(items[at + 1], 'enough') &&
  !has(items[at + 1], 'allowed') &&
  !has(items[at + 2], 'enough');
const describesOne: ReadonlySet<string> = new Set(
  `could can would might will may should must is has needs pourrait peut pourra sera servirait servira doit puede podria seria sirve tiene debe`.split(
    ' ',
  ),
);

/**
 * One of the rooms that were counted: an article before their unit ("five bedrooms, with a bedroom for her") or a bare one and where
 * it is ("5 beds, at least one on the ground floor"). `next` is the item behind the figure.
 */
export function isOneOfThem(parse: Parse, at: number, facts: readonly Fact[], next: number): boolean {
  const { items, corrected } = parse;
  const [said] = facts.map(innerBound);
  if (corrected || facts.length !== 1 || said?.value !== 1) return false;
  const bare = items[next - 1]?.number === 1 && locates.has(items[next]?.text ?? '');
  if (!bare && !/^(?:an?|une?|una)$/.test(items[at]?.text ?? '')) return false;
  return (said.field === 'beds' || said.field === 'baths') && countsMore(parse, said.field, 1);
}
const locates: ReadonlySet<string> = new Set('on downstairs upstairs au en abajo arriba'.split(' '));

const countsMore = ({ claims }: Parse, field: Field, least: number): boolean =>
  claims.some(
    ({ fate, facts }) =>
      fate !== 'withdrawn' &&
      facts.some((fact) => fact.kind === 'bound' && fact.field === field && fact.op === '>=' && fact.value > least),
  );
