import type { Program } from '../qualify/household.ts';

/** Programs of a rate sheet, by country. */
export const pricedPrograms = {
  US: ['conventional', 'jumbo', 'fha', 'va', 'usda'],
  CA: ['insured', 'uninsured'],
} as const satisfies Record<string, readonly Program[]>;
export type PricedProgram = (typeof pricedPrograms)['US' | 'CA'][number];

/** A loan that a lender offers on a day. A limit that is null does not apply. */
export interface Product {
  program: PricedProgram;
  /** United States: years of repayment. Canada: years for which the rate is fixed. */
  termYears: number;
  ratePercent: number;
  /** In percent of the loan, paid at closing; a negative one is a credit of the lender. */
  pointsPercent: number;
  /** Other charges of the lender at closing. */
  feesCents: number;
  loanMinCents: number | null;
  loanMaxCents: number | null;
  ltvMaxPercent: number | null;
  scoreMin: number | null;
}

/** A change of rate and points for loans within a band of loan to value and of credit scores. */
export interface Adjustment {
  /** Null applies to every program. */
  program: PricedProgram | null;
  /** Loans above this ratio. */
  ltvAbovePercent: number;
  /** Loans up to and including this ratio. */
  ltvAtMostPercent: number;
  /** Scores from and including this one. */
  scoreFrom: number;
  /** Scores up to and including this one. */
  scoreTo: number;
  ratePercent: number;
  pointsPercent: number;
}

const THOUSANDTHS = 1_000;
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + Math.round(each * THOUSANDTHS), 0) / THOUSANDTHS;

/**
 * The product with all adjustments that apply. An unknown score takes those that apply to every score. Rates do not
 * fall below zero.
 */
export function adjusted(
  product: Product,
  adjustments: readonly Adjustment[],
  { ltvPercent, creditScore }: { ltvPercent: number; creditScore: number | null },
): Product {
  const applied = adjustments.filter(
    ({ program, ltvAbovePercent, ltvAtMostPercent, scoreFrom, scoreTo }) =>
      (program === null || program === product.program) &&
      ltvPercent > ltvAbovePercent &&
      ltvPercent <= ltvAtMostPercent &&
      (creditScore ?? Number.POSITIVE_INFINITY) >= scoreFrom &&
      (creditScore ?? 0) <= scoreTo &&
      (creditScore !== null || (scoreFrom <= scores.least && scoreTo >= scores.most)),
  );
  return {
    ...product,
    ratePercent: Math.max(0, sum([product.ratePercent, ...applied.map(({ ratePercent }) => ratePercent)])),
    pointsPercent: sum([product.pointsPercent, ...applied.map(({ pointsPercent }) => pointsPercent)]),
  };
}

/** The range of FICO scores; Canadian scores reach 900 and are compared as stated. */
export const scores = { least: 300, most: 850 } as const;
