import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { day, money } from '../../../ui/format.ts';
import { knownExpensesOf } from './known-expenses.ts';
import { type PlaceRents, rentOfHome, rentsOfPlace } from './rent-of-home.ts';
import { currencyOf, type InputName, startOf, type Typed } from './terms.ts';

export const listingSource = ({ source }: PropertyDetail): string =>
  m.markets__listing_of({ name: source.name, day: day(source.modifiedAt.slice(0, 10)) });

export const taxSource = (home: PropertyDetail): string =>
  home.taxes?.year
    ? `${listingSource(home)}, ${m.markets__tax_of_year({ year: home.taxes.year })}`
    : listingSource(home);

/** The source of an input: what a person entered, the listing, a published rate with its day, or an assumption. */
export function sourceOf(
  name: InputName,
  typed: Typed,
  { home, market }: { home: PropertyDetail | undefined; market: PlaceRents | undefined },
): string {
  if (name === 'rent') return rentSource(typed, home, market);
  if (name === 'expenses') return home ? expensesSource(typed, home) : m.markets__entered();
  const start = startOf(typed.home === '' ? undefined : home, market);
  if (typed[name] !== start[name]) return m.markets__entered();
  const rate = home?.costDefaults.rate;
  if (home && name === 'price') return m.markets__asking_price_of({ source: listingSource(home) });
  if (home && name === 'closing') return m.markets__share_of_price_assumed({ share: home.costDefaults.closingPercent });
  if (home && name === 'down') return m.markets__share_of_price_assumed({ share: 25 });
  if (rate && name === 'rate') return m.markets__rate_of({ source: rate.source, day: day(rate.on) });
  return m.markets__assumed();
}

function rentSource(typed: Typed, home: PropertyDetail | undefined, market: PlaceRents | undefined): string {
  const rents = home ? [rentOfHome(home, market)] : rentsOfPlace(market, currencyOf(typed));
  const known = rents.find((rent) => typed.rent === String(rent?.median));
  if (!known) return market && !market.rents ? m.markets__entered_no_rents_known() : m.markets__entered();
  const { n, bedrooms, city, until, sources, isClosed } = known;
  const words = { n: String(n), bedrooms: m.count__bedrooms({ count: bedrooms }), city, day: day(until) };
  const told = { ...words, sources: sources.join(', ') };
  return isClosed ? m.markets__median_of_closed_leases(told) : m.markets__median_of_asking_rents(told);
}

/** The parts of the known expenses while their sum is the entry. */
function expensesSource({ expenses }: Typed, home: PropertyDetail): string {
  const { tax, insurance, dues, sum } = knownExpensesOf(home);
  if (expenses !== String(sum)) return m.markets__entered();
  const amount = (units: number | null) => (units === null ? m.markets__not_stated() : money(units, home.currency));
  return m.markets__known_expenses_are({
    ...{ tax: amount(tax), taxSource: taxSource(home), dues: amount(dues), insurance: amount(insurance) },
    share: home.costDefaults.insurancePercent,
  });
}
