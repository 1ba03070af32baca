import { part } from '../../foundation/part.ts';
import type { Settings } from '../../foundation/settings.ts';
import type { Rates } from './present.ts';

/** The mortgage rates of the settings: the operator's assumption, with its day. */
export const ratesOf = (settings: Settings): Rates => ({
  US: settings.LINTEL_MORTGAGE_RATE_US,
  CA: settings.LINTEL_MORTGAGE_RATE_CA,
  asOf: settings.LINTEL_MORTGAGE_RATE_AS_OF,
});

export const ratesPart = part<Rates>('mortgage rates');
