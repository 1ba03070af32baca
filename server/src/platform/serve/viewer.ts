import { AsyncLocalStorage } from 'node:async_hooks';
import * as formats from '@lintel/geo';
import { type Country, type Currency, countryOfLanguages, unitsFor, type Viewer } from '@lintel/geo';
import { m } from '@lintel/messages';
import { overwriteGetLocale } from '@lintel/messages/runtime';
import { localeOfCookie, localeOfLanguages } from './locale.ts';

/** Default for a visitor whose languages name neither country. */
const someone: Viewer = { country: 'US', units: null };

const current = new AsyncLocalStorage<Viewer>();

/** Runs a function for a person: figures formatted meanwhile use their country and units. */
export const asViewer = <T>(viewer: Viewer, run: () => T): T => current.run(viewer, run);

/** The person for whom figures are formatted. */
export const viewerNow = (): Viewer => current.getStore() ?? someone;

overwriteGetLocale(() => viewerNow().locale);

/** Derives a visitor's country and locale from the cookie and the browser's languages. */
export const visitorOf = (headers: Headers): Viewer => ({
  ...someone,
  country: countryOfLanguages(headers.get('accept-language') ?? '') ?? someone.country,
  locale: localeOfCookie(headers) ?? localeOfLanguages(headers),
});

/** Formats minor units: `$570,000`, `CA$570,000`. */
export const money = (cents: number, currency: Currency): string =>
  formats.money(cents / 100, currency, viewerNow().country);

/** Formats minor units with cents. */
export const exactMoney = (cents: number, currency: Currency): string =>
  formats.exactMoney(cents / 100, currency, viewerNow().country);

export const shortMoney = (cents: number, currency: Currency): string =>
  formats.shortMoney(cents / 100, currency, viewerNow().country);

/** `1,840 sq ft`, `171 m²`. */
export const area = (sqft: number, country: Country): string => formats.area(sqft, unitsFor(viewerNow(), country));
/** `0.25 acres`, `0.1 ha`. */
export const lot = (acres: number, country: Country): string => formats.lot(acres, unitsFor(viewerNow(), country));
/** Formats meters: `0.7 mi`, `1.2 km`. */
export const distance = (meters: number, country: Country): string =>
  formats.distance(meters, unitsFor(viewerNow(), country));
/** Formats currency units per square foot: `$310 per sq ft`, `$3,337 per m²`. */
export function perArea(perSqft: number, currency: Currency, country: Country): string {
  const units = unitsFor(viewerNow(), country);
  return m.platform__per({
    money: money(formats.perArea(perSqft, units) * 100, currency),
    unit: formats.areaUnit(units).name,
  });
}
