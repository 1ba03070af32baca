import { token } from '../../platform/serve/registry.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { LiveRates, UsableRates } from '../rates/index.ts';

/**
 * Mortgage rate of each country, null when there is none, and the configured cost assumptions, in percent.
 */
export interface Rates extends UsableRates {
  /** Annual home insurance as a share of the price. */
  insurance: Readonly<Record<'US' | 'CA', number>>;
  /** Closing costs as a share of the price. */
  closing: Readonly<Record<'US' | 'CA', number>>;
  /**
   * Annual private mortgage insurance as a share of the loan; null uses the assumed rate for the
   * loan-to-value ratio.
   */
  pmi: number | null;
}

/** Returns the current rates and assumptions. */
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
