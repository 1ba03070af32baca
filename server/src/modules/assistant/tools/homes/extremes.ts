import type { PropertyDetail } from '../../../listings/index.ts';
import type { Extreme } from '../../reading/homes/extremes.ts';

const order: Readonly<Record<Extreme, (home: PropertyDetail) => number>> = {
  cheapest: ({ price }) => price,
  dearest: ({ price }) => -price,
  largest: ({ squareFeet }) => -(squareFeet ?? 0),
  smallest: ({ squareFeet }) => squareFeet ?? Number.POSITIVE_INFINITY,
  newest: ({ yearBuilt }) => -(yearBuilt ?? 0),
  oldest: ({ yearBuilt }) => yearBuilt ?? Number.POSITIVE_INFINITY,
};

/** Orders homes from the named extreme on; homes without the figure come last. */
export const fromExtreme = (homes: readonly PropertyDetail[], extreme: Extreme): PropertyDetail[] =>
  [...homes].sort((one, other) => order[extreme](one) - order[extreme](other));
