/** Income and debts of a household, in cents per month. */
export interface Means {
  incomeCents: number;
  debtsCents: number;
  heatCents: number;
}
