import { placeSlug } from '@lintel/geo';
import { returnsPagePath } from './public-paths.ts';

export const marketPath = (city: string, state: string): string => `/market/${placeSlug(city, state)}`;

/** The ROI analysis of a home. Rent and expenses are entered there. */
export const returnsPath = (home: number): string => `${returnsPagePath}?home=${home}`;
