/** Mortgage arithmetic of the United States and Canada. Pure; rates are given, never known. */
export { affordableCa, type CaMeans } from './canada/afford.ts';
export { debtServiceOf, type Household, highestLoan, stressRatePercent } from './canada/debt-service.ts';
export { transferTaxesOf } from './canada/land-transfer.ts';
export { percentOf } from './cents.ts';

export { type Frequency, frequencies, rhythms } from './frequency.ts';
export { type Country, monthlyPayment, monthlyRate } from './payment.ts';
export { paymentRule } from './payment-rule.ts';
export {
  type CaPurchase,
  type Costs,
  costsOf,
  type Finding,
  type MissingCost,
  type Purchase,
  type UsPurchase,
} from './purchase.ts';
export { type LoanYear, scheduleOf, yearsOf } from './schedule.ts';
