import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { area, areaUnitOf, decimal, lot, money, perArea, whole } from '../../../ui/format.ts';
import { typeNames } from './home-facts.ts';

export interface FactRow {
  name: string;
  value: string;
  /** Source of the fact, if it is not the listing record. */
  source?: string | undefined;
}

const unknown = m.listings__not_specified;

function baths({ bathrooms, bathroomsFull: full, bathroomsHalf: half }: PropertyDetail): string {
  if (bathrooms === null) return unknown();
  const isSum = bathrooms === (full ?? 0) + (half ?? 0) / 2;
  const parts = [full && m.listings__full({ full }), half && m.listings__half({ half })].filter(Boolean);
  return isSum && parts.length > 0 ? parts.join(', ') : decimal(bathrooms);
}

/** Facts of a home, including those not stated. Rows that apply to only some homes are omitted when empty. */
export function factRows(home: PropertyDetail): FactRow[] {
  const inMoney = (amount: number) => money(amount, home.currency);
  const or = <T>(value: T | null, write: (value: T) => string) => (value === null ? unknown() : write(value));
  const rows: (FactRow | false)[] = [
    { name: m.listings__type(), value: typeNames[home.propertyType] },
    { name: m.listings__bedrooms(), value: or(home.bedrooms, whole) },
    { name: m.listings__bathrooms(), value: baths(home) },
    { name: m.listings__living_area(), value: or(home.squareFeet, (sqft) => area(sqft, home.country)) },
    { name: m.listings__lot(), value: or(home.lotAcres, (acres) => lot(acres, home.country)) },
    { name: m.listings__year_built(), value: or(home.yearBuilt, String) },
    home.stories !== null && { name: m.listings__stories(), value: decimal(home.stories) },
    home.garageSpaces !== null && { name: m.listings__garage_spaces(), value: decimal(home.garageSpaces) },
    home.heating !== null && { name: m.listings__heating(), value: home.heating },
    home.cooling !== null && { name: m.listings__cooling(), value: home.cooling },
    home.pricePerSquareFoot !== null && {
      name: m.listings__price_per({ name: areaUnitOf(home.country).name }),
      value: perArea(home.pricePerSquareFoot, home.currency, home.country),
    },
    { name: m.listings__hoa_or_condo_fee(), value: fee(home, inMoney) },
    home.taxes !== null && {
      name: m.listings__property_tax_2(),
      value: `${inMoney(home.taxes.annual)} a year${home.taxes.year === null ? '' : ` (${home.taxes.year})`}`,
    },
    home.netOperatingIncome !== null && {
      name: m.listings__net_operating_income(),
      value: m.listings__income_and_cap_rate({
        income: inMoney(home.netOperatingIncome),
        capRate: decimal((100 * home.netOperatingIncome) / home.price),
      }),
    },
    home.schoolRating !== null && {
      name: m.listings__school_rating(),
      value: `${decimal(home.schoolRating)} of 10`,
      source: home.schoolRatingSource ?? undefined,
    },
    ...schools(home),
    home.walkScore !== null && {
      name: m.listings__walk_score(),
      value: `${whole(home.walkScore)} of 100`,
      source: home.walkScoreSource ?? undefined,
    },
  ];
  return rows.filter((row) => row !== false);
}

function fee(home: PropertyDetail, inMoney: (amount: number) => string): string {
  if (home.hoaMonthly === 0) return m.listings__none();
  if (home.hoa) return `${inMoney(home.hoa.amount)}, ${home.hoa.frequency.toLowerCase()}`;
  return home.hoaMonthly === null ? unknown() : m.listings__a_month_5({ hoaMonthly: inMoney(home.hoaMonthly) });
}

const schools = ({ schools: { elementary, middle, high } }: PropertyDetail): FactRow[] =>
  [
    { name: m.listings__elementary_school(), value: elementary },
    { name: m.listings__middle_school(), value: middle },
    { name: m.listings__high_school(), value: high },
  ].filter((row): row is FactRow => row.value !== null);
