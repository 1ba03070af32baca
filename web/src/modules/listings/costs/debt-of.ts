import type { Costs, Purchase, scheduleOf } from '@lintel/mortgage';

/** Converts the loan of a purchase to the input of its amortization schedule. */
export const debtOf = (purchase: Purchase, { loan }: Costs): Parameters<typeof scheduleOf>[0] => ({
  loanCents: loan.totalCents,
  ratePercent: purchase.ratePercent,
  years: purchase.years,
  ...(purchase.country === 'CA'
    ? { compounding: purchase.compounding, frequency: purchase.frequency }
    : { compounding: 'monthly' }),
});
