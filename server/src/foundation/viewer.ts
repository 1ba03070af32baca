import { AsyncLocalStorage } from 'node:async_hooks';
import * as formats from '@lintel/geo';
import { type Country, type Currency, countryOfLanguages, unitsFor, type Viewer } from '@lintel/geo';

/** Known of nobody: a visitor whose languages name neither country. */
const someone: Viewer = { country: 'US', units: null };

const current = new AsyncLocalStorage<Viewer>();

/** Runs something for a person: figures that are written meanwhile follow their country and units. */
export const asViewer = <T>(viewer: Viewer, run: () => T): T => current.run(viewer, run);

/** The person for whom figures are written now. */
export const viewerNow = (): Viewer => current.getStore() ?? someone;

/** A visitor is known by the languages of the browser. */
export const visitorOf = (headers: Headers): Viewer => ({
  ...someone,
  country: countryOfLanguages(headers.get('accept-language') ?? '') ?? someone.country,
});

/** `$570,000`, `CA$570,000`; of minor units. */
export const money = (cents: number, currency: Currency): string =>
  formats.money(cents / 100, currency, viewerNow().country);

/** The same to the cent. */
export const exactMoney = (cents: number, currency: Currency): string =>
  formats.exactMoney(cents / 100, currency, viewerNow().country);

export const shortMoney = (cents: number, currency: Currency): string =>
  formats.shortMoney(cents / 100, currency, viewerNow().country);

/** `1,840 sq ft`, `171 m²`. */
export const area = (sqft: number, country: Country): string => formats.area(sqft, unitsFor(viewerNow(), country));
/** `0.25 acres`, `0.1 ha`. */
export const lot = (acres: number, country: Country): string => formats.lot(acres, unitsFor(viewerNow(), country));
/** `0.7 mi`, `1.2 km`; of meters. */
export const distance = (meters: number, country: Country): string =>
  formats.distance(meters, unitsFor(viewerNow(), country));
/** `$310 per sq ft`, `$3,337 per m²`; of currency units per square foot. */
export function perArea(perSqft: number, currency: Currency, country: Country): string {
  const units = unitsFor(viewerNow(), country);
  return `${money(formats.perArea(perSqft, units) * 100, currency)} per ${formats.areaUnit(units).name}`;
}
