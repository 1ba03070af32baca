import { m } from '@lintel/messages';
import { type Costs, fhaLoan, type Purchase, pmiEndOf, type UsPurchase } from '@lintel/mortgage';

/** States when mortgage insurance ends, if the purchase has a monthly premium. */
export function InsuranceEnd(props: { purchase: Purchase; costs: Costs; today: string }) {
  const { purchase, costs, today } = props;
  if (purchase.country !== 'US' || costs.monthly.mortgageInsuranceCents === 0) return null;
  return (
    <p className="text-14 text-soft">{purchase.loan === 'fha' ? ofFha(purchase, today) : ofPmi(purchase, costs)}</p>
  );
}

function ofPmi({ ratePercent, years, priceCents }: UsPurchase, { loan }: Costs): string {
  const end = pmiEndOf({ loanCents: loan.totalCents, ratePercent, years }, priceCents);
  const [last, why] =
    end.byItself <= end.midpoint ? [end.byItself, '78% owed'] : [end.midpoint, m.listings__halfway_through_the_loan()];
  return m.listings__you_may_be_able_to({ onRequest: end.onRequest, last, why });
}

function ofFha({ priceCents, downCents, years }: UsPurchase, today: string): string {
  const { years: due, annualPercent } = fhaLoan(priceCents, downCents, years, today);
  const time = due === null ? m.listings__for_the_life_of_the() : m.listings__for_years({ due: Math.min(due, years) });
  return m.listings__fha_mortgage_insurance_is_a({ annualPercent, time });
}
