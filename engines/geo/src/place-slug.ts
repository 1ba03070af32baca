import { foldPlace } from './fold.ts';

/** Returns the name of a city in addresses of pages: `austin-tx`, `montreal-qc`. */
export const placeSlug = (city: string, state: string): string =>
  `${foldPlace(city).replaceAll(' ', '-')}-${state.toLowerCase()}`;

/** Returns the name of a district: `hyde-park--austin-tx`. Two hyphens separate the district, as no folded name has two. */
export const districtSlug = (district: string, city: string, state: string): string =>
  `${foldPlace(district).replaceAll(' ', '-')}--${placeSlug(city, state)}`;
