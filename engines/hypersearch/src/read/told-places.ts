import type { Fact } from '../facts.ts';
import type { Claim } from './claims.ts';
import { has, type Item } from './items.ts';
import { inner, live } from './later-wins.ts';

const breaks: ReadonlySet<string> = new Set([
  ',',
  ';',
  ':',
  '.',
  '..',
  '...',
  '…',
  '!',
  '?',
  '(',
  ')',
  '–',
  '—',
  '\n',
  '\r\n',
]);

/** Senses of words that tell of somebody's life and ask for nothing. */
const telling = ['life', 'away', 'job', 'origin', 'past', 'person', 'moves'] as const;

/**
 * "Titi vive en Bayamón, casa en Kissimmee": a place of a clause that tells of somebody's life and wishes for nothing is
 * not asked for, where another clause names the place of the home.
 */
export function passToldPlaces(claims: readonly Claim[], items: readonly Item[]): void {
  const named = claims.filter((claim) => live(claim) && claim.facts.every((fact) => isPlace(inner(fact))));
  const told = named.filter((claim) => isTold(claim, claims, items) || locatesLandmark(claim, claims, items));
  const elsewhere = claims.some(
    (claim) => live(claim) && !told.includes(claim) && claim.facts.some((fact) => isSomewhere(inner(fact))),
  );
  // "We move to Rochester for her job, close to the Mayo Clinic": a landmark alone does not say in which city.
  const moves = items.some((item) => has(item, 'moves') || /^(?:mov|transf)/.test(item.text));
  if (!elsewhere || (moves && told.length === named.length)) return;
  for (const claim of told) pass(claim);
}

export function pass(claim: Claim): void {
  claim.facts = [];
  claim.fate = 'unknown';
}

/** "A 3 millas de la planta de Tesla en Austin, casa en Del Valle": the city of a landmark, and the home is in another. */
function locatesLandmark(claim: Claim, claims: readonly Claim[], items: readonly Item[]): boolean {
  const before = claims[claims.indexOf(claim) - 1];
  const landmark = before?.facts.some((fact) => fact.kind === 'near' && fact.name !== 'downtown');
  if (!before || !landmark || before.to !== claim.from - 1 || !has(items[before.to], 'in', 'strict')) return false;
  // "Cerca de Six Flags en Arlington o Grand Prairie"
  const joined = [',', '/'].includes(items[claim.to]?.mark ?? '') ? items[claim.to + 1] : items[claim.to];
  if (has(joined, 'or') || has(joined, 'and') || joined?.place !== undefined) return false;
  return claims.some((other) => other.from > claim.to && other.facts.some((fact) => isPlace(inner(fact))));
}

const isSomewhere = (fact: Fact): boolean => isPlace(fact) || fact.kind === 'near' || fact.kind === 'zip';

const isPlace = (fact: Fact): boolean => (fact.kind === 'place' && !fact.not) || fact.kind === 'state';

function isTold(claim: Claim, claims: readonly Claim[], items: readonly Item[]): boolean {
  if (claim.fate === 'preference') return false;
  const [from, to] = clauseOf(claim, items);
  const wishes = claims.some(
    (other) => other.from < to && other.to > from && live(other) && other.facts.some((fact) => !isPlace(inner(fact))),
  );
  if (wishes) return false;
  const words = items.slice(from, to);
  return !words.some((item) => has(item, 'firm')) && words.some((item) => telling.some((sense) => has(item, sense)));
}

/** The words between marks and joining words of a new clause around a claim. */
export function clauseOf(claim: Claim, items: readonly Item[]): [from: number, to: number] {
  let [from, to] = [claim.from, claim.to];
  while (from > 0 && !endsClause(items, from - 1)) from--;
  while (to < items.length && !endsClause(items, to)) to++;
  return [from, to];
}

export function endsClause(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (item.mark !== undefined) return breaks.has(item.mark);
  if (has(item, 'but') || has(item, 'so')) return true;
  // "... and we want", "y quiero", "pis on cherche"
  return has(item, 'and') && [1, 2, 3].some((step) => has(items[at + step], 'want') && !has(items[at + step], 'of'));
}
