/**
 * The reference implementation of a query, evaluated home by home as simply as possible. For tests only: the index must
 * return the same results.
 */
import { type Fact, factText } from '../../src/facts.ts';
import { type Figure, figures, figuresOf } from '../../src/find/store/rows.ts';
import type { Listing } from '../../src/listing.ts';
import type { Change, Found, Query, Searches } from '../../src/query.ts';
import { cellsOf } from './cells.ts';
import { test } from './criteria.ts';
import { facetsOf, stepsOf } from './facets.ts';
import { type Home, homeOf } from './home.ts';
import { page } from './order.ts';
import { inPlace } from './places.ts';
import { relaxationsOf } from './relaxations.ts';

type ReferenceIndex = Searches & { apply(changes: readonly Change[]): void };

/** Creates a simple, slow index. */
export function referenceIndex(listings: readonly Listing[]): ReferenceIndex {
  const homes = new Map<number, Home>();
  const put = (listing: Listing) => homes.set(listing.id, homeOf(listing));
  for (const listing of listings) put(listing);
  const matching = (query: Query) => {
    const all = [...homes.values()];
    return all.filter(test(all, query)).sort((a, b) => a.id - b.id);
  };
  return {
    get size() {
      return homes.size;
    },
    apply(changes: readonly Change[]) {
      for (const change of changes) change.op === 'put' ? put(change.listing) : homes.delete(change.id);
    },
    ids: (query) => Int32Array.from(matching(query), (home) => home.id),
    isAt(places, listing) {
      const all = [...homes.values()].filter(({ id }) => id !== listing.id).concat(homeOf(listing));
      const query = { facts: places, statuses: ['active', 'pending', 'sold'] as const, today: 0 };
      return all.filter(test(all, query)).some(({ id }) => id === listing.id);
    },
    columns(query, names) {
      const found = matching(query);
      const column = (name: Figure) =>
        Float64Array.from(found, (home) => figuresOf(home)[figures.indexOf(name)] as number);
      return {
        total: found.length,
        inCanada: found.filter((home) => home.country === 'CA').length,
        figures: Object.fromEntries(names.map((name) => [name, column(name)])) as Record<
          (typeof names)[number],
          Float64Array
        >,
      };
    },
    find(search, options): Found {
      const query = { ...search, facts: distinct(search.facts) };
      const all = [...homes.values()];
      const found = matching(query);
      return {
        total: found.length,
        hits: page(found, all, query, options),
        ...(options.facets ? { facets: facetsOf(found) } : {}),
        ...(options.steps ? { steps: stepsOf(found, query, options.steps) } : {}),
        ...(options.cells ? { cells: cellsOf(found, options.cells.zoom) } : {}),
        ...(options.relaxations ? { relaxations: relaxationsOf(all, query) } : {}),
        notApplied: notApplied(all, query),
      };
    },
  };
}

/** Removes duplicate facts. */
function distinct(facts: readonly Fact[]): Fact[] {
  const nameOf = (fact: Fact) => `${factText(fact)} ${fact.kind === 'place' ? fact.state : ''}`;
  return facts.filter((fact, i) => facts.findIndex((other) => nameOf(other) === nameOf(fact)) === i);
}

function notApplied(all: readonly Home[], query: Query): Found['notApplied'] {
  return query.facts.flatMap((fact): { fact: string; why: 'unknown-place' | 'unknown-point' | 'no-payment-rule' }[] => {
    const criterion = fact.kind === 'prefer' ? fact.criterion : fact;
    const text = factText(fact);
    if (criterion.kind === 'place' || criterion.kind === 'state' || criterion.kind === 'zip')
      return all.some((home) => inPlace(home, criterion)) ? [] : [{ fact: text, why: 'unknown-place' }];
    if (criterion.kind === 'near' && !query.points?.has(criterion.name)) return [{ fact: text, why: 'unknown-point' }];
    if (criterion.kind === 'bound' && criterion.field === 'payment' && !query.payment)
      return [{ fact: text, why: 'no-payment-rule' }];
    return [];
  });
}
