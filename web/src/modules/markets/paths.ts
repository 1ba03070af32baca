import { placeSlug } from '@lintel/geo';
import { returnsPagePath } from './public-paths.ts';

export const marketPath = (city: string, state: string): string => `/market/${placeSlug(city, state)}`;

export const returnsPath = (home?: { country: 'US' | 'CA'; price: number }): string =>
  home
    ? `${returnsPagePath}?${new URLSearchParams({ country: home.country, price: String(home.price) })}`
    : returnsPagePath;
