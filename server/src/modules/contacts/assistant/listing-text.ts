import { decimal, money, whole } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { Property } from '../../listings/index.ts';

/** Features named in a text; more would read as a list. */
const featuresMax = 5;

/** Describes a home from its listing's fields only; what the listing does not state is left out. */
export function listingText(home: Property): string {
  const { bedrooms, bathrooms, squareFeet, yearBuilt, lotAcres, garageSpaces, features, currency } = home;
  const size = [
    bedrooms !== null && m.contacts__text_bedrooms({ count: bedrooms }),
    bathrooms !== null && m.contacts__text_bathrooms({ count: decimal(bathrooms) }),
    squareFeet !== null && m.contacts__text_area({ area: whole(squareFeet) }),
  ].filter(Boolean);
  const place = [home.neighbourhood, home.city].filter(Boolean).join(', ');
  const about = [
    yearBuilt !== null && m.contacts__text_built({ year: yearBuilt }),
    lotAcres !== null && m.contacts__text_lot({ acres: decimal(lotAcres) }),
    garageSpaces !== null && garageSpaces > 0 && m.contacts__text_garage({ count: garageSpaces }),
  ].filter(Boolean);
  return [
    m.contacts__text_opening({ type: home.propertyType.replaceAll('_', ' '), place, size: size.join(', ') }),
    features.length > 0 &&
      m.contacts__text_features({
        list: features
          .slice(0, featuresMax)
          .map((feature) => feature.replaceAll('_', ' '))
          .join(', '),
      }),
    about.length > 0 && `${about.join('. ')}.`,
    m.contacts__text_price({ price: money(home.price, currency, home.country) }),
  ]
    .filter(Boolean)
    .join(' ');
}
