import type { Costs, MissingCost, Purchase } from './purchase.ts';

type Parts<T extends 'monthly' | 'cash'> = Omit<Costs[T], 'totalCents'>;

/** What is known, added up. */
const sum = (parts: object): number =>
  Object.values(parts).reduce<number>((total, cents: number | null) => total + (cents ?? 0), 0);

/** The parts that every home has, and both totals. */
export function totalsOf(
  purchase: Purchase,
  monthly: Pick<Costs['monthly'], 'principalAndInterestCents' | 'mortgageInsuranceCents'>,
  cash: Parts<'cash'>,
): Pick<Costs, 'monthly' | 'cash' | 'missing'> {
  const { taxAnnualCents, insuranceAnnualCents, duesMonthlyCents } = purchase;
  const parts: Parts<'monthly'> = {
    ...monthly,
    taxCents: taxAnnualCents === null ? null : Math.round(taxAnnualCents / 12),
    insuranceCents: Math.round(insuranceAnnualCents / 12),
    duesCents: duesMonthlyCents,
  };
  const unknown: [MissingCost, number | null][] = [
    ['property_tax', parts.taxCents],
    ['dues', parts.duesCents],
    ['transfer_tax', cash.transferTaxCents],
  ];
  return {
    monthly: { ...parts, totalCents: sum(parts) },
    cash: { ...cash, totalCents: sum(cash) },
    missing: unknown.flatMap(([name, cents]) => (cents === null ? [name] : [])),
  };
}
