import { token } from '../../foundation/registry.ts';
import type { Settings } from '../../foundation/settings.ts';
import type { LiveRates, UsableRates } from '../rates/index.ts';

/**
 * The mortgage rate of each country, null where there is none to compute with, and the assumptions of the costs that the
 * settings state, in percent.
 */
export interface Rates extends UsableRates {
  /** Home insurance a year, of the price. */
  insurance: Readonly<Record<'US' | 'CA', number>>;
  /** Costs of closing, of the price. */
  closing: Readonly<Record<'US' | 'CA', number>>;
  /** Private mortgage insurance a year, of the loan; null takes the assumed rate for the loan-to-value ratio. */
  pmi: number | null;
}

/** The rates and assumptions at the moment of the call. */
export type RatesNow = () => Rates;

export function ratesNow(settings: Settings, live: LiveRates): RatesNow {
  const assumptions = {
    insurance: { US: settings.LINTEL_HOME_INSURANCE_US, CA: settings.LINTEL_HOME_INSURANCE_CA },
    closing: { US: settings.LINTEL_CLOSING_COSTS_US, CA: settings.LINTEL_CLOSING_COSTS_CA },
    pmi: settings.LINTEL_MORTGAGE_INSURANCE_US ?? null,
  };
  return () => ({ ...live.now(), ...assumptions });
}

export const ratesToken = token<RatesNow>('mortgage rates and assumptions');
