import { placeSlug } from '@lintel/geo';
import { returnsPagePath } from './public-paths.ts';

export const marketPath = (city: string, state: string): string => `/market/${placeSlug(city, state)}`;

/** The ROI analysis of a home. Rent and expenses are entered there. */
export const returnsPath = (home: number): string => `${returnsPagePath}?home=${home}`;

/** “Austin”, or “Hyde Park, Austin” for a district. */
export const placeName = ({ city, district }: { city: string; district: string | null }): string =>
  district ? `${district}, ${city}` : city;
