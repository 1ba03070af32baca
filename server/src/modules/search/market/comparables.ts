import { foldPlace } from '@lintel/geo';
import type { Fact, ListingIndex, Query } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { z } from 'zod';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type PublicListing, publicListing } from '../../listings/index.ts';
import { searchContract } from '../contract.ts';
import { completeQuery, finderToken } from '../index/finder.ts';
import type { Comparables, PriceSpread } from './contract.ts';
import { minSample } from './median.ts';

const daysOfYear = 365;
/** Comparable homes have between 75% and 125% of the home's living area. */
const areaShare = 0.25;

type Criterion = z.infer<typeof Comparables>['criteria'][number];

/** Sets of comparable homes, the closest first. The first with at least ten homes for sale and ten sold is used. */
const widths: readonly (readonly Criterion[])[] = [
  ['neighborhood', 'type', 'bedrooms', 'area'],
  ['city', 'type', 'bedrooms', 'area'],
  ['city', 'type', 'bedrooms'],
  ['city', 'type'],
];

/** Returns the fact of a criterion for a home; undefined when the listing doesn't state it. */
const factsOf: Record<Criterion, (home: PublicListing) => Fact[] | undefined> = {
  neighborhood: ({ neighbourhood, city, stateOrProvince }) =>
    neighbourhood === null
      ? undefined
      : [
          { kind: 'place', name: foldPlace(neighbourhood), not: false },
          { kind: 'place', name: foldPlace(city), not: false, state: stateOrProvince },
        ],
  city: ({ city, stateOrProvince }) => [{ kind: 'place', name: foldPlace(city), not: false, state: stateOrProvince }],
  type: ({ homeType }) => [{ kind: 'type', type: homeType, not: false }],
  bedrooms: ({ bedroomsTotal }) => (bedroomsTotal === null ? undefined : between('beds', bedroomsTotal, bedroomsTotal)),
  area: ({ livingAreaSqft: sqft }) =>
    sqft === null ? undefined : between('sqft', Math.round(sqft * (1 - areaShare)), Math.round(sqft * (1 + areaShare))),
};

const between = (field: 'beds' | 'sqft', least: number, most: number): Fact[] => [
  { kind: 'bound', field, op: '>=', value: least },
  { kind: 'bound', field, op: '<=', value: most },
];

export const comparables = serve(searchContract.comparables, {
  access: anyone('homes for sale are public'),
  async run({ input, db, resolve }) {
    const home = await publicListing(db, input.id);
    if (!home) throw notFound(m.search__we_couldnt_find_this_home());
    const finder = resolve(finderToken);
    const found = widths.flatMap((criteria) => {
      const facts = criteria.map((criterion) => factsOf[criterion](home));
      if (facts.includes(undefined)) return [];
      const query = completeQuery(finder, { facts: facts.flatMap((each) => each ?? []) });
      return [{ criteria: [...criteria], ...spreadsAround(finder.index, query, home) }];
    });
    const full = found.find(({ active, sold }) => active && sold) ?? found.find(({ active, sold }) => active || sold);
    return full ?? { criteria: [], active: null, sold: null };
  },
});

function spreadsAround(index: ListingIndex, query: Query, home: PublicListing) {
  const asked = index.columns({ ...query, statuses: ['active'] }, ['price']).figures.price;
  const { figures } = index.columns({ ...query, statuses: ['sold'] }, ['closePrice', 'closedDay']);
  const paid = figures.closePrice.filter((_, row) => figures.closedDay[row]! > query.today - daysOfYear);
  return {
    active: spreadOf(home.status === 'active' ? withoutOne(asked, home.listPriceCents) : asked),
    sold: spreadOf(home.status === 'sold' ? withoutOne(paid, home.closePriceCents) : paid),
  };
}

/** Leaves out the home itself, by its price: columns don't name their homes. */
function withoutOne(prices: Float64Array, own: number | null): Float64Array {
  const at = own === null ? -1 : prices.indexOf(own);
  return prices.filter((_, row) => row !== at);
}

/** Median and quartiles in currency units; null below ten known prices. Quartiles interpolate between neighbors. */
function spreadOf(minorUnits: Float64Array): z.infer<typeof PriceSpread> | null {
  const known = minorUnits.filter((value) => !Number.isNaN(value)).sort();
  if (known.length < minSample) return null;
  const at = (share: number): number => {
    const position = share * (known.length - 1);
    const low = known[Math.floor(position)]!;
    return Math.round((low + (known[Math.ceil(position)]! - low) * (position % 1)) / 100);
  };
  return { n: known.length, low: at(0), quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), high: at(1) };
}
