import {
  area as areaIn,
  areaUnit,
  type Country,
  type Currency,
  currencySign,
  decimal,
  distance as distanceIn,
  distanceUnit,
  exactMoney as exactMoneyFor,
  lot as lotIn,
  lotUnit,
  money as moneyFor,
  perArea as perAreaIn,
  region as regionIn,
  shortMoney as shortMoneyFor,
  unitsFor,
  whole,
} from '@lintel/geo';
import { viewerNow } from './viewer.ts';

export type { Currency };
export { decimal, whole };

/** Formats `$485,000`; the other country's currency names its country: `CA$485,000`. */
export const money = (amount: number, currency: Currency): string => moneyFor(amount, currency, viewerNow().country);

/** Formats `$2,939.29`, for amounts that must add up. */
export const exactMoney = (amount: number, currency: Currency): string =>
  exactMoneyFor(amount, currency, viewerNow().country);

/** Formats `$485k` or `$1.25M`, for pins and chips. Defaults to the viewer's currency. */
export const shortMoney = (amount: number, currency: Currency = ownCurrency()): string =>
  shortMoneyFor(amount, currency, viewerNow().country);

/** The viewer's currency. */
export const ownCurrency = (): Currency => (viewerNow().country === 'CA' ? 'CAD' : 'USD');

/** `$`, `CA$` */
export const signOf = (currency: Currency): string => currencySign(currency, viewerNow().country);
/** The sign of a country's currency. */
export const signIn = (country: Country): string => signOf(country === 'CA' ? 'CAD' : 'USD');

/** Returns the units for a country: those the viewer chose, or the country's own. */
const units = (country: Country = viewerNow().country) => unitsFor(viewerNow(), country);

/** `1,840 sq ft`, `171 m²` */
export const area = (sqft: number, country?: Country): string => areaIn(sqft, units(country));
/** `0.25 acres`, `0.4 ha` */
export const lot = (acres: number, country?: Country): string => lotIn(acres, units(country));
/** Formats meters as `0.7 mi` or `1.2 km`. */
export const distance = (meters: number, country?: Country): string => distanceIn(meters, units(country));
/** Formats square meters as `1.2 sq mi` or `3.11 km²`. */
export const region = (squareMeters: number, country?: Country): string => regionIn(squareMeters, units(country));
/** Returns the unit of areas or lots: its name, and its size in square feet or acres. */
export const areaUnitOf = (country?: Country) => areaUnit(units(country));
export const lotUnitOf = (country?: Country) => lotUnit(units(country));
/** The viewer's unit of distance. */
export const ownDistanceUnit = (): 'mi' | 'km' => (units() === 'metric' ? 'km' : 'mi');
/** Kilometers per unit of distance. */
export const kilometersIn = (unit: 'mi' | 'km'): number => distanceUnit(unit === 'mi' ? 'imperial' : 'metric').size;
/** Formats a price per square foot as a price per unit of area: `$310`. */
export const perArea = (perSqft: number, currency: Currency, country?: Country): string =>
  money(perAreaIn(perSqft, units(country)), currency);

/** Formats a share from 0 to 1 as `37%`. */
export const percent = (share: number): string => percentFormat.format(share);

/** `1 home`, `2,310 homes` */
export const counted = (count: number, one: string, many: string): string =>
  `${whole(count)} ${count === 1 ? one : many}`;

const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats a day (`2026-11-20`) or an instant, by its UTC day, as `Nov 20, 2026`. */
export const day = (iso: string): string => dayFormat.format(new Date(iso));

/** Formats `2026-11` as `Nov 2026`. */
export const month = (iso: string): string => monthFormat.format(new Date(`${iso.slice(0, 7)}-01T00:00:00Z`));

/** Formats an open house in its own time zone: `Sat, Nov 21, 1:00 – 3:00 PM CST`. */
export function timeRange(startsAt: string, endsAt: string, timeZone: string): string {
  return plainSpaces(rangeFormatIn(timeZone).formatRange(new Date(startsAt), new Date(endsAt)));
}

/** Creating a format takes a hundred times as long as using it, so the format of each time zone is created once. */
function rangeFormatIn(timeZone: string): Intl.DateTimeFormat {
  const known = rangeFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  rangeFormats.set(timeZone, format);
  return format;
}

/** At most as many entries as the runtime knows time zones; any other name throws. */
const rangeFormats = new Map<string, Intl.DateTimeFormat>();

/** Short form for badges: `Sat, Nov 21, 1–3 PM`. */
export const openingHours = (startsAt: string, endsAt: string, timeZone: string): string =>
  timeRange(startsAt, endsAt, timeZone)
    .replaceAll(':00', '')
    .replace(' – ', '–')
    .replace(/ [A-Z]{3,4}$/, '');

/** Replaces the thin and narrow spaces that some engines put into ranges and times. */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
