import { placeSlug } from '@lintel/geo';
import { returnsPagePath } from './public-paths.ts';

export const marketPath = (city: string, state: string): string => `/market/${placeSlug(city, state)}`;

/** The ROI analysis of a home: its price, a quarter of it down, and 2.5 % closing costs. Rent and expenses are entered there. */
export const returnsPath = ({ name, country, price }: { name: string; country: 'US' | 'CA'; price: number }): string =>
  `${returnsPagePath}?${new URLSearchParams({
    name,
    country,
    price: String(price),
    down: String(Math.round(price / 4)),
    closing: String(Math.round(price / 40)),
  })}`;
