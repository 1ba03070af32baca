import { type Feature, features } from '../facts.ts';
import type { Listing } from '../listing.ts';

/**
 * The fields that a taste is learned from and a home is scored on: building, price and location. They describe no
 * people: no names, school ratings, neighborhood names, postal codes or words of remarks.
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

/** Features that describe residents or the current sale are not part of a taste. */
const notTaste: ReadonlySet<Feature> = new Set<Feature>([
  'senior_community',
  'wheelchair_accessible',
  'in_law_suite',
  'price_reduced',
  'open_house',
  'virtual_tour',
  'foreclosure',
]);

/** The features that a taste may include. */
export const tasteFeatures: readonly Feature[] = features.filter((feature) => !notTaste.has(feature));

/** Figures of a home on scales where equal steps are perceived as equal. */
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

/** The favorable direction of each measure: −1 lower, 1 higher, 0 neither. A difference in that direction counts half. */
export const kindSide: Readonly<Record<Measure, -1 | 0 | 1>> = {
  price: -1,
  size: 1,
  beds: 1,
  baths: 1,
  year: 0,
  lot: 1,
  garage: 1,
};

/** Minimum spread assumed for a few homes. */
export const leastSpread: Readonly<Record<Measure, number>> = {
  price: 0.08,
  size: 0.1,
  beds: 0.5,
  baths: 0.5,
  year: 6,
  lot: 0.35,
  garage: 0.5,
};
