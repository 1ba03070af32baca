import { percentTwoDecimals } from '../cents.ts';

export interface DebtToIncome {
  /** Housing alone, in per cent of the income before tax; two decimals. */
  front: number;
  /** Housing and all other debts. */
  back: number;
}

/** Shares of a month's income before tax. All amounts a month, in cents; an income of nothing gives 0. */
export const debtToIncome = (housingCents: number, debtsCents: number, incomeCents: number): DebtToIncome => ({
  front: percentTwoDecimals(housingCents, incomeCents),
  back: percentTwoDecimals(housingCents + debtsCents, incomeCents),
});
