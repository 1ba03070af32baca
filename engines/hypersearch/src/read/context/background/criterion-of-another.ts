/** Passes over the criteria and homes of another person, against the buyer's own: "my ex wanted a pool in Reno; I want a condo". */
import type { Fact } from '../../../facts.ts';
import type { Claim } from '../../claims.ts';
import { endsClause, moveToBackground } from '../../places/background/background-places.ts';
import { live } from '../../scopes/later-wins.ts';
import { has, type Item } from '../../words/items.ts';

/** Passes over the criteria of a clause whose subject is another person in the past, where the buyer's own clause follows. */
export function skipCriterionOfAnother(claims: readonly Claim[], items: readonly Item[]): void {
  for (let at = 1; at < items.length; at++) {
    if (!wanted.has((items[at] as Item).text) || !isAnother(items, at)) continue;
    let end = at + 1;
    while (end < items.length && !endsClause(items, end)) end++;
    if (!contrasts(items, end)) continue;
    for (const claim of claims) if (live(claim) && claim.from > at && claim.to <= end) moveToBackground(claim);
  }
}

/** "My daughter, who has a hot tub, …; I want a condo": what another person has or had, up to where the buyer speaks. */
export function skipHomeOfAnother(claims: readonly Claim[], items: readonly Item[]): void {
  for (let at = 1; at < items.length; at++) {
    if (!holds.has((items[at] as Item).text) || items[at + 1]?.text === 'to' || !isHolder(items, at)) continue;
    let end = at + 1;
    while (
      end < Math.min(items.length, at + mostBackground) &&
      !(items[end]?.mark !== undefined && contrasts(items, end))
    )
      end++;
    if (!contrasts(items, end)) continue;
    for (const claim of claims)
      if (live(claim) && claim.from > at && claim.to <= end && claim.facts.every(isOfHome)) moveToBackground(claim);
  }
}
/** Most items between the verb and the buyer's own clause. */
const mostBackground = 18;
const holds: ReadonlySet<string> = new Set(
  'has had have owns owned loved loves adored enjoyed enjoys keeps possede possedait aimait adorait tiene tenia amaba adoraba'.split(
    ' ',
  ),
);
/** Features that a person needs stay criteria. */
const needs: ReadonlySet<string> = new Set(['wheelchair_accessible', 'single_story', 'pet_friendly', 'elevator']);
const isOfHome = (fact: Fact): boolean =>
  (fact.kind === 'feature' && !fact.not && !needs.has(fact.feature)) || (fact.kind === 'place' && !fact.not);

/** "My late wife adored", "mon client, établi à Gatineau, possède": up to six items from the person to the verb, and no other subject. */
function isHolder(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i > at - 7 && i > 0; i--) {
    const item = items[i];
    if (own.has(item?.text ?? '') && item?.text !== 'a') return false;
    if (endsClause(items, i) && items[i]?.mark !== ',') return false;
    if (has(item, 'person') || has(item, 'job'))
      return [i - 1, i - 2].some((poss) => has(items[poss], 'poss') || /^(?:mon|my|mi)$/.test(items[poss]?.text ?? ''));
  }
  return false;
}

const wanted: ReadonlySet<string> = new Set(
  'wanted dreamed dreamt insisted voulait voulaient revait revaient desirait queria querian sonaba deseaba'.split(' '),
);
const own: ReadonlySet<string> = new Set('i im id we were wed moi je j nous on yo nosotros a pour para'.split(' '));
const adverbs: ReadonlySet<string> = new Set(
  'had always never once really only avait toujours habia siempre nunca'.split(' '),
);
const opens: ReadonlySet<string> = new Set(['what', 'all', 'ce', 'lo', 'que']);
const former: ReadonlySet<string> = new Set(['ex', 'exmari', 'exfemme', 'exesposo', 'exesposa']);

/** "My sister", « mon ex », "my late husband had always": the person before the verb. */
function isAnother(items: readonly Item[], at: number): boolean {
  let person = at - 1;
  while (person > at - 4 && (has(items[person], 'pron') || adverbs.has(items[person]?.text ?? ''))) person--;
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
    // "A mí", « pour ma part », "para mí"
    if (own.has(item.text) && i > at)
      return !/^(?:a|pour|para)$/.test(item.text) || /^(?:mi|ma|moi)$/.test(items[i + 1]?.text ?? '');
    // "Mais je veux": one phrase of the pronoun and the verb; "what I want".
    if (i > at && item.mark === undefined && !has(item, 'but') && !has(item, 'and') && !opens.has(item.text))
      return false;
  }
  return false;
}
