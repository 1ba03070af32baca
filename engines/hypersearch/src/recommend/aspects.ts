import { type Feature, features } from '../facts.ts';
import type { Listing } from '../listing.ts';

/**
 * All that a taste is read from and a home is judged by: facts of the building, its price and its distance. People are in
 * none of it: no names, no ratings of schools, no names of neighbourhoods or postal codes, no words of remarks.
 */
export type TasteHome = Pick<
  Listing,
  | 'id'
  | 'latE6'
  | 'lonE6'
  | 'type'
  | 'priceCents'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'lotAcres'
  | 'yearBuilt'
  | 'garageSpaces'
  | 'features'
>;

/** Features that speak of who lives there, or of how a home is sold just now, are no taste. */
const notTaste: ReadonlySet<Feature> = new Set<Feature>([
  'senior_community',
  'wheelchair_accessible',
  'in_law_suite',
  'price_reduced',
  'open_house',
  'virtual_tour',
  'foreclosure',
]);

/** The features that a taste may speak of. */
export const tasteFeatures: readonly Feature[] = features.filter((feature) => !notTaste.has(feature));

/** Figures of a home on a scale on which equal steps feel equal. */
export const measures = {
  price: ({ priceCents }) => Math.log(priceCents),
  size: ({ sqft }) => (sqft ? Math.log(sqft) : undefined),
  beds: ({ beds }) => beds,
  baths: ({ baths }) => baths,
  year: ({ yearBuilt }) => yearBuilt,
  lot: ({ lotAcres }) => (lotAcres === undefined ? undefined : Math.log(0.02 + lotAcres)),
  garage: ({ garageSpaces }) => garageSpaces,
} as const satisfies Record<string, (home: TasteHome) => number | undefined>;

export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** What is no loss: to pay less, to have more. On that side a step counts half. */
export const kindSide: Readonly<Record<Measure, -1 | 0 | 1>> = {
  price: -1,
  size: 1,
  beds: 1,
  baths: 1,
  year: 0,
  lot: 1,
  garage: 1,
};

/** The least spread that a few homes are believed to have. */
export const leastSpread: Readonly<Record<Measure, number>> = {
  price: 0.08,
  size: 0.1,
  beds: 0.5,
  baths: 0.5,
  year: 6,
  lot: 0.35,
  garage: 0.5,
};
