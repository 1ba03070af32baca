/** Mortgage arithmetic of the United States and Canada. Pure; rates are given, never known. */
export { type Country, type Loan, monthlyPayment, monthlyRate } from './payment.ts';
export { paymentRule } from './payment-rule.ts';
