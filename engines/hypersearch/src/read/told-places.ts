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
  if (named.length < 2) return;
  const told = named.filter((claim) => isTold(claim, claims, items));
  if (told.length === named.length) return;
  for (const claim of told) {
    claim.facts = [];
    claim.fate = 'unknown';
  }
}

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
function clauseOf(claim: Claim, items: readonly Item[]): [from: number, to: number] {
  let [from, to] = [claim.from, claim.to];
  while (from > 0 && !endsClause(items, from - 1)) from--;
  while (to < items.length && !endsClause(items, to)) to++;
  return [from, to];
}

function endsClause(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (item.mark !== undefined) return breaks.has(item.mark);
  if (has(item, 'but') || has(item, 'so')) return true;
  // "... and we want", "y quiero", "pis on cherche"
  return has(item, 'and') && [1, 2, 3].some((step) => has(items[at + step], 'want') && !has(items[at + step], 'of'));
}
