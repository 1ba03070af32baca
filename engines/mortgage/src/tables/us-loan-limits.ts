import type { Dated } from '../dated.ts';

/** Loan limits for one unit in cents. Between the lower and the upper limit the county decides. */
export interface LoanLimits extends Dated {
  conforming: Limits;
  /** Alaska, Hawaii, Guam and the U.S. Virgin Islands. */
  conformingSpecial: Limits;
  fha: Limits;
}

interface Limits {
  lowestCents: number;
  highestCents: number;
}

export const specialStates = ['AK', 'HI', 'GU', 'VI'];

export const loanLimits: readonly LoanLimits[] = [
  {
    effectiveOn: '2025-01-01',
    knownUntil: '2025-12-31',
    source: { name: 'FHFA and HUD loan limits of 2025' },
    conforming: { lowestCents: 80_650_000, highestCents: 120_975_000 },
    conformingSpecial: { lowestCents: 120_975_000, highestCents: 181_462_500 },
    fha: { lowestCents: 52_422_500, highestCents: 120_975_000 },
  },
  {
    effectiveOn: '2026-01-01',
    // The limits of 2027 are published in late November 2026.
    knownUntil: '2026-12-31',
    source: { name: 'FHFA loan limits 2026 (25 November 2025); HUD Mortgagee Letter 2025-23' },
    conforming: { lowestCents: 83_275_000, highestCents: 124_912_500 },
    conformingSpecial: { lowestCents: 124_912_500, highestCents: 187_367_500 },
    // 65% of the baseline is 541,287.50; HUD publishes it without the half dollar.
    fha: { lowestCents: 54_128_700, highestCents: 124_912_500 },
  },
];
