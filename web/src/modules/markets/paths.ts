import { placeSlug } from '@lintel/geo';

export const accuracyPath = '/accuracy';

export const marketPath = (city: string, state: string): string => `/market/${placeSlug(city, state)}`;

export const returnsPath = (home?: { country: 'US' | 'CA'; price: number }): string =>
  home ? `/roi-analysis?${new URLSearchParams({ country: home.country, price: String(home.price) })}` : '/roi-analysis';
