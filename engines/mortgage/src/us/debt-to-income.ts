import { percentTwoDecimals } from '../cents.ts';

export interface DebtToIncome {
  /** Housing only, in percent of gross income; two decimals. */
  front: number;
  /** Housing and all other debts. */
  back: number;
}

/** Debt-to-income ratios. All amounts are monthly, in cents; an income of zero gives 0. */
export const debtToIncome = (housingCents: number, debtsCents: number, incomeCents: number): DebtToIncome => ({
  front: percentTwoDecimals(housingCents, incomeCents),
  back: percentTwoDecimals(housingCents + debtsCents, incomeCents),
});
