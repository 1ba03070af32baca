import { boundFilters, type Fact, type Field, type FindOptions, type Found, fields } from '@lintel/hypersearch';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { searchContract } from './contract.ts';
import { completeQuery, finderToken, type SearchQuery } from './index/finder.ts';
import { searchThreadsToken } from './index/search-threads.ts';
import { searchQueryOf } from './search-query.ts';

const stepsOf = (wanted: readonly Field[]): NonNullable<FindOptions['steps']> =>
  Object.fromEntries(wanted.map((field) => [field, boundFilters[field].steps]));

const without = (search: SearchQuery, drop: (fact: Fact) => boolean): SearchQuery => ({
  ...search,
  facts: search.facts.filter((fact) => !drop(fact)),
});

/**
 * Counts the homes for each filter value in place of the current criteria on the same field; all other
 * criteria apply.
 */
async function countsOf(find: (search: SearchQuery, options: FindOptions) => Promise<Found>, search: SearchQuery) {
  const isOf = (field: Field) => (fact: Fact) => fact.kind === 'bound' && fact.field === field;
  const bounded = fields.filter((field) => search.facts.some(isOf(field)));
  const all = await find(search, {
    limit: 0,
    facets: true,
    steps: stepsOf(fields.filter((field) => !bounded.includes(field))),
  });
  const facets = all.facets!;
  const steps = { ...all.steps };
  for (const field of bounded)
    Object.assign(steps, (await find(without(search, isOf(field)), { limit: 0, steps: stepsOf([field]) })).steps);

  const facetsWithout = async (drop: (fact: Fact) => boolean) =>
    search.facts.some(drop) ? (await find(without(search, drop), { limit: 0, facets: true })).facets! : facets;
  const withStatus = async (status: (typeof everyStatus)[number]) =>
    [status, (await find({ ...search, statuses: [status] }, { limit: 0 })).total] as const;
  const features = new Map(facets.features);
  for (const unwanted of search.facts) {
    if (unwanted.kind !== 'feature' || !unwanted.not) continue;
    const { feature } = unwanted;
    const others = await facetsWithout((fact) => fact.kind === 'feature' && fact.feature === feature);
    features.set(feature, others.features.get(feature) ?? 0);
  }
  return {
    total: all.total,
    steps,
    features,
    types: (await facetsWithout((fact) => fact.kind === 'type')).types,
    price: (await facetsWithout(isOf('price'))).price,
    statuses: await Promise.all(everyStatus.map(withStatus)),
  };
}

const everyStatus = ['active', 'pending', 'sold'] as const;

export const facets = serve(searchContract.facets, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, resolve }) {
    const finder = resolve(finderToken);
    const threads = resolve(searchThreadsToken);
    const { total, steps, types, features, statuses, price } = await countsOf(
      (search, options) => threads.find(completeQuery(finder, search), options),
      searchQueryOf(finder, input),
    );
    return {
      total,
      types: Object.fromEntries(types),
      features: Object.fromEntries(features),
      statuses: Object.fromEntries(statuses),
      steps: Object.fromEntries(Object.entries(steps).map(([field, counts]) => [field, [...counts]])),
      price: { edges: price.edges.map((cents) => cents / 100), counts: [...price.counts] },
    };
  },
});
