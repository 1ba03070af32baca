import { monthlyPayment, scheduleOf } from '@lintel/mortgage';
import type { Country } from '../../reading/talk.ts';
import type { Stated } from '../calculator.ts';

const usualYears = (country: Country): number => (country === 'CA' ? 25 : 30);

export interface Loan {
  loan: number;
  ratePercent: number;
  years: number;
  country: Country;
}

/** Returns the stated loan; a missing rate is the current one, a missing term the usual one of the country. */
export const loanOf = ({ of, rate, country }: Stated): Loan | undefined => {
  const ratePercent = of('rate', rate);
  return ratePercent > 0
    ? { loan: of('loan'), ratePercent, years: of('years', usualYears(country)), country }
    : undefined;
};
export const paymentOf = ({ loan, ...terms }: Loan): number =>
  monthlyPayment({ ...terms, priceCents: Math.round(loan * 100), downPercent: 0 }) / 100;
export const paymentsOf = ({ loan, ratePercent, years, country }: Loan, extra = 0) =>
  scheduleOf(
    {
      loanCents: Math.round(loan * 100),
      ratePercent,
      years,
      compounding: country === 'CA' ? 'half-yearly' : 'monthly',
    },
    Math.round(extra * 100),
  );
export const interestOf = (payments: ReturnType<typeof paymentsOf>): number =>
  payments.reduce((sum, { interestCents }) => sum + interestCents, 0) / 100;
export const termsOf = (loan: Loan) => [
  { value: loan.loan, label: 'loan' as const },
  { value: loan.ratePercent, unit: 'percent' as const, label: 'rate' as const },
  { value: loan.years, unit: 'years' as const },
];
export const cents = (value: number): number => Math.round(value * 100) / 100;

/** Returns the loan over its amortization, beside which a shorter time can be stated. */
export const repaid = (stated: Stated): Loan | undefined => {
  const loan = loanOf(stated);
  return loan && { ...loan, years: stated.of('amortization', loan.years) };
};
