import type { PropertyDetail } from '@lintel/server/listings';

/** Yearly expenses of a home that its listing states or that its cost page assumes, in whole units; null when unknown. */
export function knownExpensesOf({ taxes, hoaMonthly, price, costDefaults }: PropertyDetail) {
  const tax = taxes?.annual ?? null;
  const insurance = Math.round((price * costDefaults.insurancePercent) / 100);
  const dues = hoaMonthly === null ? null : hoaMonthly * 12;
  return { tax, insurance, dues, sum: Math.round((tax ?? 0) + insurance + (dues ?? 0)) };
}
