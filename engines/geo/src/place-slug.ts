import { foldPlace } from './fold.ts';

/** Returns the name of a city in addresses of pages: `austin-tx`, `montreal-qc`. */
export const placeSlug = (city: string, state: string): string =>
  `${foldPlace(city).replaceAll(' ', '-')}-${state.toLowerCase()}`;
