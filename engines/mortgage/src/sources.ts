import { transferTaxesOf } from './canada/land-transfer.ts';
import type { Purchase } from './costs.ts';
import { type Dated, inForce } from './dated.ts';
import { canadianRules } from './tables/ca-2024.ts';
import { fhaPremiums, pmiEnds } from './tables/us-2026.ts';
import { loanLimits } from './tables/us-loan-limits.ts';

export interface UsedSource {
  name: string;
  url?: string;
  /** Effective date; absent for a law without one. */
  effectiveOn?: string;
  /** False for a day beyond the known period. */
  known: boolean;
}

/** Returns the sources of the rules and taxes in a purchase's costs, by the tables of a day. */
export function sourcesOf(purchase: Purchase, day: string): UsedSource[] {
  const dated = (tables: readonly Dated[]): UsedSource => {
    const { table, known } = inForce(tables, day);
    return { ...table.source, effectiveOn: table.effectiveOn, known };
  };
  if (purchase.country === 'US')
    return [dated(loanLimits), purchase.loan === 'fha' ? dated(fhaPremiums) : { ...pmiEnds.source, known: true }];
  const { priceCents, state: province, city, firstTimeBuyer } = purchase;
  const taxes = transferTaxesOf({ priceCents, loanCents: 0, province, city, firstTimeBuyer }, day);
  return [dated(canadianRules), ...taxes.map(({ source, effectiveOn, known }) => ({ ...source, effectiveOn, known }))];
}
