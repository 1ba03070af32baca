import { percentOf } from '../cents.ts';
import { inForce } from '../dated.ts';
import { usdaFees, vaFees } from '../tables/us-2026.ts';

/** Computes the financed fee and the first year's monthly fee of a VA or USDA loan, by the table of a day. */
export function guaranteed(loan: 'va' | 'usda', priceCents: number, baseCents: number, day: string) {
  const { table, known } = inForce(loan === 'va' ? vaFees : usdaFees, day);
  const downCents = priceCents - baseCents;
  const { percent } = table.upFront.find(({ downFromPercent }) => downCents >= percentOf(priceCents, downFromPercent))!;
  // The USDA charges its fee on the loan including the fee, the VA on the loan without it.
  const feeCents = loan === 'va' ? percentOf(baseCents, percent) : Math.round((baseCents * percent) / (100 - percent));
  return { feeCents, monthlyCents: Math.round(percentOf(baseCents, table.annualPercent) / 12), known };
}
