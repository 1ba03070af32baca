import type { PropertyDetail } from '@lintel/server/listings';
import { area, areaUnitOf, decimal, lot, money, perArea, whole } from '../../ui/format.ts';
import { typeNames } from './home-facts.ts';

export interface FactRow {
  name: string;
  value: string;
  /** Where it comes from, if not from the listing record itself. */
  source?: string | undefined;
}

const unknown = 'Not stated';

function baths({ bathrooms, bathroomsFull: full, bathroomsHalf: half }: PropertyDetail): string {
  if (bathrooms === null) return unknown;
  const isSum = bathrooms === (full ?? 0) + (half ?? 0) / 2;
  const parts = [full && `${full} full`, half && `${half} half`].filter(Boolean);
  return isSum && parts.length > 0 ? parts.join(', ') : decimal(bathrooms);
}

/** What is known of a home, and plainly what is not. Rows that only some homes have are left out where empty. */
export function factRows(home: PropertyDetail): FactRow[] {
  const inMoney = (amount: number) => money(amount, home.currency);
  const or = <T>(value: T | null, write: (value: T) => string) => (value === null ? unknown : write(value));
  const rows: (FactRow | false)[] = [
    { name: 'Type', value: typeNames[home.propertyType] },
    { name: 'Bedrooms', value: or(home.bedrooms, whole) },
    { name: 'Bathrooms', value: baths(home) },
    { name: 'Living area', value: or(home.squareFeet, (sqft) => area(sqft, home.country)) },
    { name: 'Lot', value: or(home.lotAcres, (acres) => lot(acres, home.country)) },
    { name: 'Year built', value: or(home.yearBuilt, String) },
    home.stories !== null && { name: 'Stories', value: decimal(home.stories) },
    home.garageSpaces !== null && { name: 'Garage spaces', value: decimal(home.garageSpaces) },
    home.heating !== null && { name: 'Heating', value: home.heating },
    home.cooling !== null && { name: 'Cooling', value: home.cooling },
    home.pricePerSquareFoot !== null && {
      name: `Price per ${areaUnitOf(home.country).name}`,
      value: perArea(home.pricePerSquareFoot, home.currency, home.country),
    },
    { name: 'HOA or condo fee', value: fee(home, inMoney) },
    home.taxes !== null && {
      name: 'Property tax',
      value: `${inMoney(home.taxes.annual)} a year${home.taxes.year === null ? '' : ` (${home.taxes.year})`}`,
    },
    home.schoolRating !== null && {
      name: 'School rating',
      value: `${decimal(home.schoolRating)} of 10`,
      source: home.schoolRatingSource ?? undefined,
    },
    ...schools(home),
    home.walkScore !== null && {
      name: 'Walk score',
      value: `${whole(home.walkScore)} of 100`,
      source: home.walkScoreSource ?? undefined,
    },
  ];
  return rows.filter((row) => row !== false);
}

function fee(home: PropertyDetail, inMoney: (amount: number) => string): string {
  if (home.hoaMonthly === 0) return 'None';
  if (home.hoa) return `${inMoney(home.hoa.amount)}, ${home.hoa.frequency.toLowerCase()}`;
  return home.hoaMonthly === null ? unknown : `${inMoney(home.hoaMonthly)} a month`;
}

const schools = ({ schools: { elementary, middle, high } }: PropertyDetail): FactRow[] =>
  [
    { name: 'Elementary school', value: elementary },
    { name: 'Middle school', value: middle },
    { name: 'High school', value: high },
  ].filter((row): row is FactRow => row.value !== null);
