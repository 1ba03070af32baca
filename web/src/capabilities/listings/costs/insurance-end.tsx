import { type Costs, fhaLoan, type Purchase, pmiEndOf, type UsPurchase } from '@lintel/mortgage';

/** How long mortgage insurance is paid, where there is some each month. */
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
    end.byItself <= end.midpoint ? [end.byItself, '78% owed'] : [end.midpoint, 'half of the schedule'];
  return `Mortgage insurance may end on request after payment ${end.onRequest} (80% of the price owed), and ends by itself after payment ${last} (${why}) if nothing is overdue.`;
}

function ofFha({ priceCents, downCents, years }: UsPurchase, today: string): string {
  const { years: due, annualPercent } = fhaLoan(priceCents, downCents, years, today);
  const time = due === null ? 'as long as the loan runs' : `for ${Math.min(due, years)} years`;
  return `FHA mortgage insurance of ${annualPercent}% a year is paid ${time}; it falls with what is owed, and the first year is shown.`;
}
