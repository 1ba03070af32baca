import { dollars } from '../catalogue.ts';
import { type Rate, rates } from './tax-rates.ts';

export interface Place {
  country: 'US' | 'CA';
  stateOrProvince: string;
}

export interface TaxLine {
  taxCents: number;
  /** In words, with its rate; null where nothing is charged. */
  taxLabel: string | null;
  /** What is charged and on what, or why nothing is. */
  taxNote: string;
}

/**
 * The tax on an amount, by where the customer is. It is charged only where the operator is registered: `CA` or any `CA-…`
 * for the federal one, `CA-QC` and the like for those of provinces, `US-TX` and the like for states.
 */
export function taxOn(place: Place, amountCents: number, day: string, registrations: readonly string[]): TaxLine {
  const there = rates.filter(
    (rate) =>
      rate.country === place.country &&
      rate.place === place.stateOrProvince &&
      rate.from <= day &&
      (rate.to === undefined || day < rate.to),
  );
  const charged = there.filter((rate) => isRegistered(rate, registrations));
  if (charged.length === 0) return { taxCents: 0, taxLabel: null, taxNote: whyNone(place, there, registrations) };
  // Each tax is rounded by itself, as it is paid over by itself.
  const taxCents = charged.reduce((sum, rate) => sum + partOf(amountCents, rate), 0);
  const taxLabel = charged.map(inWords).join(' + ');
  return { taxCents, taxLabel, taxNote: `${taxLabel} on ${dollars(amountCents)}` };
}

const partOf = (cents: number, { percent, taxedPercent = 100 }: Rate): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * Math.round(percent * 1_000) * taxedPercent) / 10_000_000);

const inWords = ({ name, percent, taxedPercent }: Rate): string =>
  `${name} ${percent}%${taxedPercent ? ` of ${taxedPercent}% of the price` : ''}`;

const isRegistered = ({ registration }: Rate, registrations: readonly string[]): boolean =>
  registration === 'CA'
    ? registrations.some((each) => each === 'CA' || each.startsWith('CA-'))
    : registrations.includes(registration);

function whyNone(place: Place, there: readonly Rate[], registrations: readonly string[]): string {
  const where = `${place.stateOrProvince}, ${place.country === 'CA' ? 'Canada' : 'USA'}`;
  const registered = registrations.includes(`${place.country}-${place.stateOrProvince}`);
  if (there.length === 0 && registered) return `No tax is charged: services like this one are not taxed in ${where}`;
  return `No tax is charged: Lintel is not registered for sales tax in ${where}`;
}
