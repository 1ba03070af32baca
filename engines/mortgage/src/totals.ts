import type { Costs, MissingCost, Purchase } from './costs.ts';

/** Sums the known parts. */
const sum = (parts: object): number =>
  Object.values(parts).reduce<number>((total, cents: number | null) => total + (cents ?? 0), 0);

/** Computes the monthly cost from the loan's given part. */
export function monthlyOf(
  { taxAnnualCents, insuranceAnnualCents, duesMonthlyCents }: Purchase,
  loan: Pick<Costs['monthly'], 'principalAndInterestCents' | 'mortgageInsuranceCents'>,
): Costs['monthly'] {
  const parts = {
    ...loan,
    taxCents: taxAnnualCents === null ? null : Math.round(taxAnnualCents / 12),
    insuranceCents: Math.round(insuranceAnnualCents / 12),
    duesCents: duesMonthlyCents,
  };
  return { ...parts, totalCents: sum(parts) };
}

/** Returns the cash to close with its total. */
export const cashOf = (parts: Omit<Costs['cash'], 'totalCents'>): Costs['cash'] => ({
  ...parts,
  totalCents: sum(parts),
});

/** Returns the missing inputs of the costs. */
export function missingIn({ monthly, cash }: Pick<Costs, 'monthly' | 'cash'>): MissingCost[] {
  const unknown: [MissingCost, number | null][] = [
    ['property_tax', monthly.taxCents],
    ['dues', monthly.duesCents],
    ['transfer_tax', cash.transferTaxCents],
  ];
  return unknown.flatMap(([name, cents]) => (cents === null ? [name] : []));
}
