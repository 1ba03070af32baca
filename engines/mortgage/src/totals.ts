import type { Costs, MissingCost, Purchase } from './purchase.ts';

/** What is known, added up. */
const sum = (parts: object): number =>
  Object.values(parts).reduce<number>((total, cents: number | null) => total + (cents ?? 0), 0);

/** The monthly cost, of which the loan's part is given. */
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

/** The cash to close with its sum. */
export const cashOf = (parts: Omit<Costs['cash'], 'totalCents'>): Costs['cash'] => ({
  ...parts,
  totalCents: sum(parts),
});

/** What a part of the costs could not be computed from. */
export function missingIn({ monthly, cash }: Pick<Costs, 'monthly' | 'cash'>): MissingCost[] {
  const unknown: [MissingCost, number | null][] = [
    ['property_tax', monthly.taxCents],
    ['dues', monthly.duesCents],
    ['transfer_tax', cash.transferTaxCents],
  ];
  return unknown.flatMap(([name, cents]) => (cents === null ? [name] : []));
}
