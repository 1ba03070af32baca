import { type Fact, type Found, factText, type Query } from '@lintel/hypersearch';
import type { Relaxation } from './contract.ts';
import { type Finder, find } from './finder.ts';
import { droppedLabel } from './labels.ts';

const offered = 6;
/** So many sets of wishes are tried at most: a search stays a matter of milliseconds. */
const tries = 120;

const byTotal = (a: Relaxation, b: Relaxation): number => b.total - a.total || a.label.localeCompare(b.label);

/** Each single wish dropped that lets more homes in, most homes first. The counts came with the search. */
function bySingleWishes(facts: readonly Fact[], found: Found): Relaxation[] {
  return [...(found.relaxations ?? [])]
    .filter(([, total]) => total > found.total)
    .map(([drop, total]) => ({ drop: [drop], label: droppedLabel(drop, facts), total }))
    .sort(byTotal);
}

/** Sets of `size` of the wishes, in their order. */
function* setsOf(wishes: readonly string[], size: number): Generator<string[]> {
  if (size === 0) yield [];
  else
    for (const [i, wish] of wishes.entries())
      for (const rest of setsOf(wishes.slice(i + 1), size - 1)) yield [wish, ...rest];
}

/** Where no single wish helps an empty result: the smallest sets of wishes without which there are homes. */
function bySeveralWishes(finder: Finder, query: Pick<Query, 'facts'>, found: Found): Relaxation[] {
  const texts = query.facts.map(factText);
  const wishes = [...(found.relaxations?.keys() ?? [])].filter((key) => texts.includes(key));
  let tried = 0;
  for (let size = 2; size <= wishes.length; size++) {
    const ways: Relaxation[] = [];
    for (const drop of setsOf(wishes, size)) {
      if (tried++ >= tries) break;
      const facts = query.facts.filter((fact) => !drop.includes(factText(fact)));
      const { total } = find(finder, { facts }, { limit: 0 });
      const label = drop.map((key) => droppedLabel(key, query.facts)).join(' and ');
      if (total > 0) ways.push({ drop, label, total });
    }
    if (ways.length > 0) return ways.sort(byTotal);
  }
  return [];
}

/** What would widen the result: the fewest wishes first, then the most homes; at most six ways. */
export function waysToWiden(finder: Finder, query: Pick<Query, 'facts'>, found: Found): Relaxation[] {
  const single = bySingleWishes(query.facts, found);
  const ways = single.length === 0 && found.total === 0 ? bySeveralWishes(finder, query, found) : single;
  return ways.slice(0, offered);
}
