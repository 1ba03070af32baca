import { m } from '@lintel/messages';
import { dollars } from '../catalog.ts';
import { type Rate, rates } from './tax-rates.ts';

export interface Place {
  country: 'US' | 'CA';
  stateOrProvince: string;
}

export interface TaxLine {
  taxCents: number;
  /** Readable, with its rate; null without tax. */
  taxLabel: string | null;
  /** The tax charged and its basis, or the reason for charging none. */
  taxNote: string;
}

/**
 * Returns the tax on an amount by the customer's location. Tax is charged only where the operator is registered: `CA`
 * or any `CA-…` for federal tax, `CA-QC` and the like for provincial taxes, `US-TX` and the like for state taxes.
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
  // Each tax is rounded separately, because each is paid separately.
  const taxCents = charged.reduce((sum, rate) => sum + partOf(amountCents, rate), 0);
  const taxLabel = charged.map(labelOf).join(' + ');
  return { taxCents, taxLabel, taxNote: m.billing__on_2({ taxLabel, dollars: dollars(amountCents) }) };
}

const partOf = (cents: number, { percent, taxedPercent = 100 }: Rate): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * Math.round(percent * 1_000) * taxedPercent) / 10_000_000);

const labelOf = ({ name, percent, taxedPercent }: Rate): string =>
  `${name} ${percent}%${taxedPercent ? m.billing__of_of_the_price({ taxedPercent }) : ''}`;

const isRegistered = ({ registration }: Rate, registrations: readonly string[]): boolean =>
  registration === 'CA'
    ? registrations.some((each) => each === 'CA' || each.startsWith('CA-'))
    : registrations.includes(registration);

function whyNone(place: Place, there: readonly Rate[], registrations: readonly string[]): string {
  const where = `${place.stateOrProvince}, ${place.country === 'CA' ? 'Canada' : 'USA'}`;
  const registered = registrations.includes(`${place.country}-${place.stateOrProvince}`);
  if (there.length === 0 && registered) return m.billing__no_tax_is_charged_services({ where });
  return m.billing__no_tax_is_charged_lintel({ where });
}
