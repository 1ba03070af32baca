import type { Costs, Purchase } from '@lintel/mortgage';
import { type Currency, decimal, exactMoney, money } from '../../../ui/format.ts';
import { frequencyNames } from './frequency-names.ts';

/** What is borrowed, with the premium in it, and the payment where it is not monthly. */
export function LoanLine(props: { purchase: Purchase; costs: Costs; currency: Currency }) {
  const { purchase, costs, currency } = props;
  const { baseCents, premiumCents, premiumPercent, ltvPercent, totalCents } = costs.loan;
  const premium = purchase.country === 'US' ? 'FHA up-front premium' : 'mortgage insurance premium (CMHC)';
  return (
    <p className="text-14 text-soft tabular-nums">
      Loan of {money(totalCents / 100, currency)}
      {premiumCents > 0 &&
        `: ${money(baseCents / 100, currency)} and a ${premium} of ${decimal(premiumPercent)}%, ${exactMoney(premiumCents / 100, currency)}`}
      , {decimal(ltvPercent)}% of the price{premiumCents > 0 ? ' without the premium' : ''}.
      {costs.payment.perYear !== 12 &&
        purchase.country === 'CA' &&
        ` Paid ${frequencyNames[purchase.frequency].toLowerCase()}: ${exactMoney(costs.payment.cents / 100, currency)} each time; the month shown is a twelfth of a year.`}
    </p>
  );
}
