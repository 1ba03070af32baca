/** What another person wanted before, against the buyer's own wish: "my ex wanted a pool in Reno; I want a condo". */
import type { Claim } from '../../claims.ts';
import { endsClause, pass } from '../../places/told-places.ts';
import { live } from '../../scopes/later-wins.ts';
import { has, type Item } from '../../words/items.ts';

/** Passes over the wishes of a clause whose subject is another person in the past, where the buyer's own clause follows. */
export function passWishOfAnother(claims: readonly Claim[], items: readonly Item[]): void {
  for (let at = 1; at < items.length; at++) {
    if (!wanted.has((items[at] as Item).text) || !isAnother(items, at)) continue;
    let end = at + 1;
    while (end < items.length && !endsClause(items, end)) end++;
    if (!contrasts(items, end)) continue;
    for (const claim of claims) if (live(claim) && claim.from > at && claim.to <= end) pass(claim);
  }
}

const wanted: ReadonlySet<string> = new Set(
  'wanted dreamed dreamt insisted voulait voulaient revait revaient desirait queria querian sonaba deseaba'.split(' '),
);
const own: ReadonlySet<string> = new Set(['i', 'im', 'id', 'we', 'moi', 'je', 'j', 'nous', 'yo', 'nosotros', 'a']);
const adverbs: ReadonlySet<string> = new Set([
  'always',
  'never',
  'once',
  'really',
  'only',
  'toujours',
  'siempre',
  'nunca',
]);
const former: ReadonlySet<string> = new Set(['ex', 'exmari', 'exfemme', 'exesposo', 'exesposa']);

/** "My sister", « mon ex », "mi esposo": up to two items before the verb. */
function isAnother(items: readonly Item[], at: number): boolean {
  const between = has(items[at - 1], 'pron') || adverbs.has(items[at - 1]?.text ?? '');
  const person = between && has(items[at - 2], 'person') ? at - 2 : at - 1;
  const item = items[person];
  if (!(has(item, 'person') || former.has(item?.text ?? ''))) return false;
  // « Mon ex » is one phrase.
  const poss = items[person - 1]?.text === 'late' ? person - 2 : person - 1;
  return has(items[poss], 'poss') || (item !== undefined && item.to > item.from + 1);
}

/** The next clause begins with the buyer: "; I just want", « ; moi je veux », ", pero yo". */
function contrasts(items: readonly Item[], at: number): boolean {
  for (let i = at; i < at + 4; i++) {
    const item = items[i];
    if (item === undefined) return false;
    if (own.has(item.text) && i > at) return item.text !== 'a' || items[i + 1]?.text === 'mi';
    // "Mais je veux": one phrase of the pronoun and the verb.
    if (i > at && item.mark === undefined && !has(item, 'but') && !has(item, 'and')) return false;
  }
  return false;
}
