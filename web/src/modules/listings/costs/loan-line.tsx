import { m } from '@lintel/messages';
import type { Costs, Purchase } from '@lintel/mortgage';
import { type Currency, decimal, exactMoney, money } from '../../../ui/format.ts';
import { frequencyNames } from './inputs/frequency-names.ts';

/** The loan amount including the premium, and the payment if it is not monthly. */
export function LoanLine(props: { purchase: Purchase; costs: Costs; currency: Currency }) {
  const { purchase, costs, currency } = props;
  const { baseCents, premiumCents, premiumPercent, ltvPercent, totalCents } = costs.loan;
  const premium =
    purchase.country === 'US' ? m.listings__fha_upfront_premium() : m.listings__mortgage_insurance_premium_cmhc();
  return (
    <p className="text-14 text-soft tabular-nums">
      {m.listings__loan_of({ money: money(totalCents / 100, currency) })}
      {premiumCents > 0 &&
        m.listings__plus({
          money: money(baseCents / 100, currency),
          premium,
          premiumPercent: decimal(premiumPercent),
          exactMoney: exactMoney(premiumCents / 100, currency),
        })}
      {m.listings__of_the_price({ ltvPercent: decimal(ltvPercent) })}
      {premiumCents > 0 ? m.listings__before_the_premium() : ''}.
      {costs.payment.perYear !== 12 &&
        purchase.country === 'CA' &&
        m.listings__you_pay_the_monthly_figure({
          name: frequencyNames[purchase.frequency].toLowerCase(),
          exactMoney: exactMoney(costs.payment.cents / 100, currency),
        })}
    </p>
  );
}
