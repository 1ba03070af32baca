import type { UsPurchase } from '../costs.ts';
import { type InForce, inForce } from '../dated.ts';
import { type LoanLimits, loanLimits, specialStates } from '../tables/us-loan-limits.ts';

/**
 * `everywhere`: within the limit of every county of the state. `some-counties`: only in high-cost counties.
 * `nowhere`: above all.
 */
export type WithinLimit = 'everywhere' | 'some-counties' | 'nowhere';

export interface LimitCheck {
  within: WithinLimit;
  lowestCents: number;
  highestCents: number;
  inForce: InForce<LoanLimits>;
}

/**
 * Returns whether a loan on one unit is within the limits of Fannie Mae and Freddie Mac, or of the FHA (by its
 * base loan). Loans of the VA (with full entitlement) and of the USDA have no limit.
 */
export function limitCheck(loan: UsPurchase['loan'], baseCents: number, state: string, day: string): LimitCheck {
  const found = inForce(loanLimits, day);
  const { fha, conforming, conformingSpecial } = found.table;
  if (loan === 'va' || loan === 'usda')
    return { within: 'everywhere', lowestCents: Infinity, highestCents: Infinity, inForce: found };
  const special = specialStates.includes(state);
  const limits = loan === 'fha' ? fhaLimits(fha, special, conformingSpecial) : special ? conformingSpecial : conforming;
  const within =
    baseCents <= limits.lowestCents ? 'everywhere' : baseCents <= limits.highestCents ? 'some-counties' : 'nowhere';
  return { within, lowestCents: limits.lowestCents, highestCents: limits.highestCents, inForce: found };
}

/** In the special areas the FHA's ceiling is 150%; its floor is unchanged. */
const fhaLimits = (
  fha: LoanLimits['fha'],
  special: boolean,
  { highestCents }: LoanLimits['conformingSpecial'],
): LoanLimits['fha'] => (special ? { lowestCents: fha.lowestCents, highestCents } : fha);
