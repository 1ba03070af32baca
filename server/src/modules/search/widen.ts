import { type Fact, type Found, factText, isCriterion } from '@lintel/hypersearch';
import type { Relaxation } from './filters/contract.ts';
import { type Finder, find, type SearchQuery } from './index/finder.ts';
import { droppedLabel } from './sentence/labels.ts';

const offered = 6;
/** Maximum number of criteria sets tried, so that a search takes milliseconds. */
const tries = 120;

const byTotal = (a: Relaxation, b: Relaxation): number => b.total - a.total || a.label.localeCompare(b.label);

/**
 * Returns ways to widen the result: fewest criteria first, then most homes; at most six. If any homes exist,
 * an empty result gets at least one. `typed` are the facts for the words of the query.
 */
export function waysToWiden(
  finder: Finder,
  query: SearchQuery,
  found: Found,
  typed: readonly Fact[] = [],
): Relaxation[] {
  // Until a known place is named, dropping criteria finds no homes.
  if (query.nothing) return [];
  const search = new Widening(finder, query, typed);
  const single = search.bySingleCriteria(found);
  if (single.length > 0 || found.total > 0) return single.slice(0, offered);
  return search.bySeveralCriteria().slice(0, offered);
}

/** Terms that restrict the homes, by the beginning of their assumption. */
const limitingTerms = [
  ['a:afford=', 'means'],
  ['a:cash=', 'cashAtMost'],
  ['a:cashFlow=', 'cashFlowAtLeast'],
] as const;

class Widening {
  readonly #finder: Finder;
  readonly #query: SearchQuery;
  /** Texts of the facts that the words of the query mean. */
  readonly #typed: ReadonlySet<string>;

  constructor(finder: Finder, query: SearchQuery, typed: readonly Fact[]) {
    this.#finder = finder;
    this.#query = query;
    this.#typed = new Set(typed.map(factText));
  }

  /**
   * Returns each single criterion that adds homes when dropped. The counts came with the search, except for
   * typed places.
   */
  bySingleCriteria(found: Found): Relaxation[] {
    const counted = [...(found.relaxations ?? [])]
      .filter(([key]) => !this.#typed.has(key))
      .map(([key, total]) => ({ ...this.#way([key]), total }));
    if (this.#typed.size > 0) counted.push(this.#counted(['words']));
    return counted.filter(({ total }) => total > found.total).sort(byTotal);
  }

  /** Returns the smallest sets of criteria to drop when no single one explains an empty result. */
  bySeveralCriteria(): Relaxation[] {
    const criteria = this.#criteria();
    let tried = 0;
    for (let size = 2; size <= criteria.length; size++) {
      const ways: Relaxation[] = [];
      for (const drop of setsOf(criteria, size)) {
        if (tried++ >= tries) break;
        const way = this.#counted(drop);
        if (way.total > 0) ways.push(way);
      }
      if (ways.length > 0) return ways.sort(byTotal);
      if (tried >= tries) return this.#minimalSet(criteria);
    }
    return [];
  }

  /** Drops all criteria, then restores each one that leaves a home: a minimal set in one pass. */
  #minimalSet(criteria: readonly string[]): Relaxation[] {
    let drop = criteria;
    for (const criterion of criteria) {
      const fewer = drop.filter((other) => other !== criterion);
      if (fewer.length > 0 && this.#counted(fewer).total > 0) drop = fewer;
    }
    const way = this.#counted(drop);
    return way.total > 0 ? [way] : [];
  }

  /** Returns everything that restricts the query, alternatives as one. */
  #criteria(): string[] {
    const { facts, words, bounds, areas = [], excludedAreas = [], statuses, terms, buyer } = this.#query;
    const keys = facts.filter((fact) => isCriterion(fact) && !this.#typed.has(factText(fact))).map(groupOf);
    if (words?.length || this.#typed.size > 0) keys.push('words');
    if (bounds) keys.push('bounds');
    if (areas.length + excludedAreas.length > 0) keys.push('area');
    if (statuses?.length) keys.push('status');
    if (buyer?.least) keys.push('reach');
    if (terms?.means) keys.push('a:afford=yes');
    if (terms?.cashAtMost !== undefined) keys.push(`a:cash=${terms.cashAtMost}`);
    if (terms?.cashFlowAtLeast !== undefined) keys.push(`a:cashFlow=${terms.cashFlowAtLeast}`);
    return [...new Set(keys)];
  }

  #way(keys: readonly string[]): Omit<Relaxation, 'total'> {
    const drop = keys.flatMap((key) => this.#factsOf(key));
    return { drop, label: drop.map((key) => droppedLabel(key, this.#query.facts)).join(' and ') };
  }

  /** A group of one alternative is reported as that fact. */
  #factsOf(key: string): string[] {
    if (key !== 'places' && key !== 'types') return [key];
    const members = this.#query.facts.filter((fact) => isCriterion(fact) && groupOf(fact) === key).map(factText);
    return members.length === 1 ? members : [key];
  }

  #counted(keys: readonly string[]): Relaxation {
    const way = this.#way(keys);
    const query = way.drop.reduce((rest, key) => this.#without(rest, key), this.#query);
    return { ...way, total: find(this.#finder, query, { limit: 0 }).total };
  }

  #without(query: SearchQuery, key: string): SearchQuery {
    const { words, bounds, areas, excludedAreas, ...rest } = query;
    const typed = (fact: Fact) => this.#typed.has(factText(fact));
    const term = limitingTerms.find(([prefix]) => key.startsWith(prefix))?.[1];
    if (term) {
      const { [term]: _, ...terms } = query.terms ?? {};
      return { ...query, terms };
    }
    switch (key) {
      case 'reach': {
        const { buyer: _, ...anyReach } = query;
        return anyReach;
      }
      case 'words':
        return { ...query, words: [], facts: query.facts.filter((fact) => !typed(fact)) };
      case 'bounds':
        return { ...rest, ...(words && { words }), ...(areas && { areas }), ...(excludedAreas && { excludedAreas }) };
      case 'area':
        return { ...query, areas: [], excludedAreas: [] };
      case 'status':
        return { ...query, statuses: ['active', 'pending', 'sold'] };
      default:
        return {
          ...query,
          facts: query.facts.filter((fact) => typed(fact) || (factText(fact) !== key && groupOf(fact) !== key)),
        };
    }
  }
}

/** Places are alternatives to each other, as are types; any other fact is its own group. */
function groupOf(fact: Fact): string {
  if (fact.kind === 'place' && !fact.not) return 'places';
  if (fact.kind === 'state' || fact.kind === 'zip') return 'places';
  return fact.kind === 'type' && !fact.not ? 'types' : factText(fact);
}

/** Yields the subsets of `size` criteria, in their order. */
function* setsOf(criteria: readonly string[], size: number): Generator<string[]> {
  if (size === 0) yield [];
  else
    for (const [i, criterion] of criteria.entries())
      for (const rest of setsOf(criteria.slice(i + 1), size - 1)) yield [criterion, ...rest];
}
