import type { Costs, Purchase, scheduleOf } from '@lintel/mortgage';

/** The loan of a purchase, as its schedule needs it. */
export const debtOf = (purchase: Purchase, { loan }: Costs): Parameters<typeof scheduleOf>[0] => ({
  loanCents: loan.totalCents,
  ratePercent: purchase.ratePercent,
  years: purchase.years,
  ...(purchase.country === 'CA'
    ? { compounding: purchase.compounding, frequency: purchase.frequency }
    : { compounding: 'monthly' }),
});
