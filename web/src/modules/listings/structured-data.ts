import type { PropertyDetail } from '@lintel/server/listings';
import { homeName, typeNames } from './home/home-facts.ts';
import { propertyPath } from './paths.ts';

/** Types of https://schema.org, which no language translates. */
const schemaTypes: Record<PropertyDetail['propertyType'], string> = {
  single_family: 'SingleFamilyResidence',
  semi_detached: 'House',
  townhouse: 'House',
  condo: 'Apartment',
  multi_family: 'ApartmentComplex',
  manufactured: 'House',
  land: 'Place',
  farm: 'House',
};

const availability: Record<PropertyDetail['status'], string> = {
  active: 'InStock',
  pending: 'LimitedAvailability',
  sold: 'SoldOut',
  other: 'Discontinued',
};

const known = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));

/** The home in schema.org vocabulary. Contains nothing that the page does not show. */
export function structuredData(home: PropertyDetail, origin: string) {
  const url = `${origin}${propertyPath(home.id)}`;
  const residence = known({
    '@type': schemaTypes[home.propertyType],
    name: homeName(home),
    address: known({
      '@type': 'PostalAddress',
      streetAddress: home.address,
      addressLocality: home.city,
      addressRegion: home.state,
      postalCode: home.zipCode,
      addressCountry: home.country,
    }),
    geo:
      home.latitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: home.latitude, longitude: home.longitude },
    numberOfBedrooms: home.bedrooms,
    numberOfBathroomsTotal: home.bathrooms,
    floorSize:
      home.squareFeet === null ? undefined : { '@type': 'QuantitativeValue', value: home.squareFeet, unitCode: 'FTK' },
    yearBuilt: home.yearBuilt,
    accommodationCategory: typeNames[home.propertyType],
  });
  return known({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: homeName(home),
    description: home.description,
    datePosted: home.listedOn,
    dateModified: home.source.modifiedAt,
    image: home.photos.map((photo) => new URL(photo.url, origin).href),
    mainEntity: residence,
    offers: {
      '@type': 'Offer',
      url,
      price: home.price,
      priceCurrency: home.currency,
      availability: `https://schema.org/${availability[home.status]}`,
    },
  });
}

/** Serializes JSON for a script element; escapes characters with which listing text could close the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
