/** Two streets that meet: "at Yonge and Eglinton", « au coin de Saint-Denis et Rachel », "esquina de Main y Broadway". */
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import { nameOf, properNameEnd } from './names.ts';

/** Claims the corner of two streets at `at` as one landmark. */
export function claimCrossing(parse: Parse, at: number): number | undefined {
  const { items, context } = parse;
  if (!leads.has(items[at]?.text ?? '') || parse.scopes.negation || !context.capitalsMarkNames) return undefined;
  let from = at + 1;
  while (from < at + 4 && joins.test(items[from]?.text ?? '')) from++;
  // "At" alone also leads to one place.
  const corner = items[at]?.text !== 'at' || items.slice(at, from).some(({ text }) => text === 'corner');
  const joint = streetEnd(parse, from);
  if (joint === from || !ands.has(items[joint]?.text ?? items[joint]?.mark ?? '')) return undefined;
  const end = streetEnd(parse, joint + 1);
  if (end === joint + 1 || (!corner && (isTown(items[from]) || isTown(items[joint + 1])))) return undefined;
  const name = [
    nameOf(items, context.tokens, context.sentence, from, joint),
    nameOf(items, context.tokens, context.sentence, joint + 1, end),
  ].join(' and ');
  parse.claim([{ kind: 'near', name }], at, end);
  return end;
}

const leads: ReadonlySet<string> = new Set('at corner intersection coin angle esquina cruce'.split(' '));
const joins = /^(?:of|the|corner|intersection|de|du|des|la|l|les|del|rue|calle|entre)$/;
const ands: ReadonlySet<string> = new Set(['and', '&', 'et', 'y', 'e']);

/** The end of a street's name: words in capitals or "5th". */
function streetEnd({ items, context: { tokens, capitalsMarkNames } }: Parse, at: number): number {
  if (/^\d+(?:st|nd|rd|th|e|a)$/.test(items[at]?.text ?? '')) return at + 1;
  const item = items[at];
  if (!item?.capital || ['type', 'house', 'unit', 'has', 'state', 'pron'].some((kind) => has(item, kind))) return at;
  return Math.min(properNameEnd(items, tokens, at, capitalsMarkNames), at + 3);
}

const isTown = (item: Item | undefined): boolean =>
  item?.place?.kind === 'city' && item.place.population >= 20_000 && !has(item, 'street');
