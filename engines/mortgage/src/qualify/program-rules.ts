import { leastDownCents } from '../canada/down-payment.ts';
import { inForce } from '../dated.ts';
import type { ListedHome } from '../stated-terms.ts';
import { canadianRules } from '../tables/ca-2024.ts';
import { leastDownPercent } from '../tables/us-2026.ts';
import { limitCheck } from '../us/loan-limits.ts';
import type { Household, Program } from './household.ts';

export type UsProgram = 'conventional' | 'jumbo' | 'fha' | 'va' | 'usda';

interface UsRules {
  leastCreditScore: number;
  /** Most of the monthly income for housing, and for housing and other debts, in percent. */
  frontPercent: number | null;
  backPercent: number;
}

/**
 * Credit and debt limits of the programs in the United States. They lie between the limits of manual underwriting and
 * the most that automated underwriting accepts, because an estimate does not know the rest of a borrower's file.
 *
 * - Conventional: Fannie Mae Selling Guide B3-6-02 (36% manual, 45% with score and reserves, 50% in Desktop
 *   Underwriter). Fannie Mae dropped its least score of 620 on 16 November 2025; lenders and insurers still ask for it.
 * - Jumbo: usual terms of lenders; no agency sets them.
 * - FHA: HUD Handbook 4000.1, II.A.5.d (31/43% manual, 40/50% with two compensating factors, 46.9/56.9% automated);
 *   ratios above 31/43% need a score of 620 here.
 * - VA: 38 CFR 36.4340 (guide of 41%). Residual income is not checked, because it depends on taxes and family size. The
 *   VA sets no least score; lenders usually ask for 620.
 * - USDA: 7 CFR 3555.151 (29/41%); automated underwriting starts at a score of 640.
 */
export function usRules(program: UsProgram, creditScore: number | null): UsRules {
  if (program !== 'fha') return fixedRules[program];
  const strong = creditScore === null || creditScore >= 620;
  return { leastCreditScore: 500, frontPercent: strong ? 40 : 31, backPercent: strong ? 50 : 43 };
}

const fixedRules: Readonly<Record<Exclude<UsProgram, 'fha'>, UsRules>> = {
  conventional: { leastCreditScore: 620, frontPercent: null, backPercent: 45 },
  jumbo: { leastCreditScore: 700, frontPercent: null, backPercent: 43 },
  va: { leastCreditScore: 620, frontPercent: null, backPercent: 41 },
  usda: { leastCreditScore: 640, frontPercent: 29, backPercent: 41 },
};

/**
 * Least credit score of an insured Canadian loan: CMHC, Sagen and Canada Guaranty, 600 for one borrower since 5 July
 * 2021. No rule sets one for an uninsured loan.
 */
export const leastInsuredScore = 600;

/** Least down payment in percent of the price of a jumbo loan: usual terms of lenders. */
const jumboDownPercent = 20;

/**
 * Least down payment of a conventional loan in percent: 3 for a first-time buyer, else 5 (Fannie Mae Eligibility Matrix,
 * loans above 95% of the value).
 */
const repeatBuyerDownPercent = 5;

/** Highest household income for a USDA loan a year in cents, for one to four people in areas without a higher limit. */
export const usdaIncomeCents = 11_985_000;

/** The least down payment in percent that a program of the United States allows a household. */
export function usLeastDownPercent(program: UsProgram, { firstTimeBuyer, creditScore }: Household): number {
  if (program === 'jumbo') return jumboDownPercent;
  if (program === 'conventional') return firstTimeBuyer ? leastDownPercent.conventional : repeatBuyerDownPercent;
  if (program === 'fha') return creditScore !== null && creditScore < 580 ? 10 : leastDownPercent.fha;
  return leastDownPercent[program];
}

/**
 * The highest base loan of a program in a state. Counties with a higher limit are not known to the tables, so a loan
 * between the two limits counts as above the limit.
 */
export function usLoanLimitCents(program: UsProgram, state: string, day: string): number {
  if (program === 'jumbo') return Number.POSITIVE_INFINITY;
  return limitCheck(program, 0, state, day).lowestCents;
}

/** The programs that are open to a household for a home, best known first. */
export function openPrograms(household: Household, home: Pick<ListedHome, 'country' | 'rural'>): Program[] {
  const open: Program[] =
    home.country === 'CA'
      ? ['insured', 'uninsured', 'cash']
      : [
          'conventional',
          'jumbo',
          'fha',
          ...(household.veteran ? (['va'] as const) : []),
          ...(home.rural && household.incomeCents * 12 <= usdaIncomeCents ? (['usda'] as const) : []),
          'cash',
        ];
  return household.program ? open.filter((program) => program === household.program) : open;
}

/** The least down payment of a Canadian purchase, in cents. */
export const caLeastDownCents = (priceCents: number, day: string): number =>
  leastDownCents(priceCents, inForce(canadianRules, day).table);
