/** Counts of the homes found: facets, steps and prices. */
import type { Field } from '../../src/facts.ts';
import type { Facets, FindOptions, Found, Query, Range } from '../../src/query.ts';
import { meetsBound } from './criteria.ts';
import type { Home } from './home.ts';

function countBy<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

export function facetsOf(found: readonly Home[]): Facets {
  const steps = (values: readonly (number | undefined)[]) => {
    const counts = new Array<number>(11).fill(0);
    for (const value of values) if (value !== undefined) (counts[Math.min(10, Math.floor(value))] as number) += 1;
    return counts;
  };
  return {
    types: countBy(found.map((home) => home.type)),
    features: countBy(found.flatMap((home) => [...new Set(home.features)])),
    beds: steps(found.map((home) => home.beds)),
    baths: steps(found.map((home) => home.baths)),
    price: histogram(found.map((home) => home.priceCents)),
    statuses: countBy(found.map((home) => home.status)),
  };
}

export function stepsOf(
  found: readonly Home[],
  query: Query,
  requested: NonNullable<FindOptions['steps']>,
): NonNullable<Found['steps']> {
  const pi = { basis: 'pi' as const };
  const lies = (home: Home, field: Field, { min, max }: Range) =>
    (min === undefined || meetsBound(home, { kind: 'bound', field, op: '>=', value: min, ...pi }, query)) &&
    (max === undefined || meetsBound(home, { kind: 'bound', field, op: '<=', value: max, ...pi }, query));
  return Object.fromEntries(
    (Object.entries(requested) as [Field, readonly Range[]][])
      .filter(([field]) => field !== 'payment' || query.payment)
      .map(([field, ranges]) => [
        field,
        ranges.map((range) => found.filter((home) => lies(home, field, range)).length),
      ]),
  );
}

function histogram(values: readonly number[]) {
  if (values.length === 0) return { edges: [], counts: [] };
  const prices = values.toSorted((a, b) => a - b);
  const at = (share: number) => prices[Math.max(1, Math.ceil(share * prices.length)) - 1] as number;
  const [low, high] = [at(0.01), at(0.99)];
  const counts = new Array<number>(30).fill(0);
  for (const price of prices) {
    const step = price <= low ? 0 : price >= high ? 29 : Math.floor(((price - low) * 30) / (high - low));
    (counts[step] as number) += 1;
  }
  return { edges: Array.from({ length: 31 }, (_, i) => low + ((high - low) * i) / 30), counts };
}
