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

/** `$485,000`; the other country's currency says its country: `CA$485,000`. */
export const money = (amount: number, currency: Currency): string => moneyFor(amount, currency, viewerNow().country);

/** `$2,939.29`: to the cent, where parts must add up. */
export const exactMoney = (amount: number, currency: Currency): string =>
  exactMoneyFor(amount, currency, viewerNow().country);

/** `$485k`, `$1.25M`: for pins and chips, where there is little room. Without a currency it is the viewer's own. */
export const shortMoney = (amount: number, currency: Currency = ownCurrency()): string =>
  shortMoneyFor(amount, currency, viewerNow().country);

/** The currency that the viewer thinks in. */
export const ownCurrency = (): Currency => (viewerNow().country === 'CA' ? 'CAD' : 'USD');

/** `$`, `CA$` */
export const signOf = (currency: Currency): string => currencySign(currency, viewerNow().country);

/** Measures of something in a country, in the units that the viewer chose or that are used there. */
const units = (country: Country = viewerNow().country) => unitsFor(viewerNow(), country);

/** `1,840 sq ft`, `171 m²` */
export const area = (sqft: number, country?: Country): string => areaIn(sqft, units(country));
/** `0.25 acres`, `0.4 ha` */
export const lot = (acres: number, country?: Country): string => lotIn(acres, units(country));
/** `0.7 mi`, `1.2 km`; of meters. */
export const distance = (meters: number, country?: Country): string => distanceIn(meters, units(country));
/** `1.2 sq mi`, `3.11 km²`; of square meters. */
export const region = (squareMeters: number, country?: Country): string => regionIn(squareMeters, units(country));
/** The unit of areas and of lots: its name, and its size in square feet or acres. */
export const areaUnitOf = (country?: Country) => areaUnit(units(country));
export const lotUnitOf = (country?: Country) => lotUnit(units(country));
/** The unit of distances that the viewer thinks in. */
export const ownDistanceUnit = (): 'mi' | 'km' => (units() === 'metric' ? 'km' : 'mi');
/** The kilometers in a unit of distance. */
export const kilometersIn = (unit: 'mi' | 'km'): number => distanceUnit(unit === 'mi' ? 'imperial' : 'metric').size;
/** `$310`, of a price per square foot: the price per unit of area. */
export const perArea = (perSqft: number, currency: Currency, country?: Country): string =>
  money(perAreaIn(perSqft, units(country)), currency);

/** A share 0–1 as `37%`. */
export const percent = (share: number): string =>
  share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** `1 home`, `2,310 homes` */
export const counted = (count: number, one: string, many: string): string =>
  `${whole(count)} ${count === 1 ? one : many}`;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Nov 20, 2026`, from a day (`2026-11-20`) or an instant, which is shown by its day in UTC. */
export const day = (iso: string): string => dayFormat.format(new Date(iso));

/** `Nov 2026`, from `2026-11`. */
export const month = (iso: string): string => monthFormat.format(new Date(`${iso.slice(0, 7)}-01T00:00:00Z`));

/** `Sat, Nov 21, 1:00 – 3:00 PM CST`: an opening in the time of the place itself. */
export function timeRange(startsAt: string, endsAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return plainSpaces(format.formatRange(new Date(startsAt), new Date(endsAt)));
}

/** `Sat, Nov 21, 1–3 PM`: the same in few words, for badges. */
export const openingHours = (startsAt: string, endsAt: string, timeZone: string): string =>
  timeRange(startsAt, endsAt, timeZone)
    .replaceAll(':00', '')
    .replace(' – ', '–')
    .replace(/ [A-Z]{3,4}$/, '');

/** Engines differ in the thin and narrow spaces they put into ranges and times. */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');
