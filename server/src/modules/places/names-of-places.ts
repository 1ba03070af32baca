import type { PlaceName } from '@lintel/hypersearch';
import { bareNames } from './bare-names.ts';
import { gazetteer } from './gazetteer.ts';
import { regionPlaces } from './regions.ts';

/** The places that a sentence may name. "Downtown" is a landmark of every city and never a place. */
export const namesOfPlaces = (): PlaceName[] => [
  ...gazetteer().places.filter((place) => place.name !== 'Downtown'),
  ...regionPlaces(),
  ...bareNames(),
];
