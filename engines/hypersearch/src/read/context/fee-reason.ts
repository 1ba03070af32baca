/** Reads what an association fee pays for or forbids: the reason against the fee, and no request about the home. */
import type { Parse } from '../parse.ts';
import { endsSentence } from '../scopes/scopes.ts';
import { has, type Item } from '../words/items.ts';

/** "Dues for a pool I don't swim in", « des frais pour une piscine que j'utilise pas »: the item behind the clause, which sets no limit. */
export function skipUnusedFee(parse: Parse, at: number): number | undefined {
  const { items, scopes } = parse;
  if (!has(items[at], 'field', 'hoa') || !paysFor.has(items[at + 1]?.text ?? '')) return undefined;
  const end = clauseEnd(items, at + 1);
  if (!items.slice(at + 2, end).some((item) => unused.has(item.text))) return undefined;
  scopes.negation = undefined;
  return parse.skipBackground(at, end);
}
const paysFor: ReadonlySet<string> = new Set(['for', 'pour', 'por', 'para']);
const unused: ReadonlySet<string> = new Set(
  'dont doesnt wont cant never not pas jamais no nunca unused inutiles'.split(' '),
);

/** "No HOA telling me what color my fence can be": the end of what the association would do, or `at`. */
export function ruleEnd(items: readonly Item[], at: number): number {
  let verb = at;
  while (verb < at + 3 && isOfBoard(items[verb])) verb++;
  if (!orders.test(items[verb]?.text ?? '') && !isRomance(items, verb)) return at;
  return clauseEnd(items, verb);
}
const isOfBoard = (item: Item | undefined): boolean =>
  /^(?:board|people|police|president|folks|nazis?|rules|or|mob|gente|junta|qui|que|pour|para|se|s)$/.test(
    item?.text ?? '',
  );
const orders =
  /^(?:tell|telling|tells|fining|finding|fine|dictating|dictate|bossing|policing|measuring|nagging|hassling|yelling|breathing|deciding|controlling|complaining)$/;

/** « Qui me dit », "que me diga": somebody says it to the buyer. */
const isRomance = (items: readonly Item[], at: number): boolean =>
  /^(?:me|nous|nos|m)$/.test(items[at]?.text ?? '') &&
  /^(?:dit|dise|disent|dire|diga|digan|dicte|dictent|mande|manden|obligue|cobre|multe|impose|interdit|interdise)$/.test(
    items[at + 1]?.text ?? '',
  );

function clauseEnd(items: readonly Item[], from: number): number {
  let end = from;
  while (end < items.length && !endsSentence(items[end]) && !/^[,:)–—-]$/.test(items[end]?.mark ?? '')) end++;
  return end;
}
