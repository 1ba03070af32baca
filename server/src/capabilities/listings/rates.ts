import type { Country } from '@lintel/mortgage';
import { part } from '../../foundation/part.ts';
import type { Settings } from '../../foundation/settings.ts';

/** What costs are shown with, in per cent: assumptions of whoever runs the server, with their day; no quotes. */
export interface Rates extends Readonly<Record<Country, number>> {
  asOf: string;
  /** Home insurance a year, of the price. */
  insurance: Readonly<Record<Country, number>>;
  /** Costs of closing, of the price. */
  closing: Readonly<Record<Country, number>>;
  /** Private mortgage insurance a year, of the loan; null takes the assumed rate for the loan-to-value ratio. */
  pmi: number | null;
}

export const ratesOf = (settings: Settings): Rates => ({
  US: settings.LINTEL_MORTGAGE_RATE_US,
  CA: settings.LINTEL_MORTGAGE_RATE_CA,
  asOf: settings.LINTEL_MORTGAGE_RATE_AS_OF,
  insurance: { US: settings.LINTEL_HOME_INSURANCE_US, CA: settings.LINTEL_HOME_INSURANCE_CA },
  closing: { US: settings.LINTEL_CLOSING_COSTS_US, CA: settings.LINTEL_CLOSING_COSTS_CA },
  pmi: settings.LINTEL_MORTGAGE_INSURANCE_US ?? null,
});

export const ratesPart = part<Rates>('mortgage rates');
