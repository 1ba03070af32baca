import { m } from '@lintel/messages';
import { type Country, monthlyPayment } from '@lintel/mortgage';
import type { BadField } from '../../../platform/serve/errors.ts';

/** Limits of an application's letters, in cents. */
export interface Limits {
  priceMaxCents: number;
  loanMaxCents: number;
  paymentMaxCents: number;
  downMinCents: number;
  cashMaxCents: number;
  ratePercent: number;
  years: number;
  expiresOn: string;
}

export interface Offer {
  priceCents: number;
  downCents: number;
}

/** Principal and interest a month of an offer's loan on the terms of the limits. */
export const paymentOf = ({ priceCents, downCents }: Offer, { ratePercent, years }: Limits, country: Country): number =>
  monthlyPayment({ priceCents: priceCents - downCents, ratePercent, years, country, downPercent: 0 });

/** Every limit that an offer exceeds, by field. */
export function exceeded(offer: Offer, limits: Limits, country: Country, today: string): BadField[] {
  const { priceCents, downCents } = offer;
  const loanCents = priceCents - downCents;
  const checks: [boolean, string, () => string][] = [
    [today > limits.expiresOn, 'expiresOn', m.lending__the_limits_have_expired],
    [priceCents > limits.priceMaxCents, 'price', m.lending__is_above_your_limit],
    [loanCents <= 0, 'downPayment', m.lending__must_be_below_the_price],
    [loanCents > limits.loanMaxCents, 'downPayment', m.lending__leaves_a_loan_above_your_limit],
    [downCents < limits.downMinCents, 'downPayment', m.lending__is_below_the_smallest_down_payment],
    [downCents > limits.cashMaxCents, 'downPayment', m.lending__is_above_the_verified_cash],
    [
      loanCents > 0 && paymentOf(offer, limits, country) > limits.paymentMaxCents,
      'price',
      m.lending__has_a_payment_above_your_limit,
    ],
  ];
  return checks.filter(([fails]) => fails).map(([, field, rule]) => ({ field, rule: rule() }));
}
