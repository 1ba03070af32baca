import type { Property } from '@lintel/server/listings';
import { money } from '../../ui/format.ts';
import { paymentNote } from './home-facts.ts';

/** The price, its currency where it is not the US dollar, and what it comes to a month. */
export function PriceLine({ home }: { home: Property }) {
  const { monthlyPayment: payment } = home;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-22 font-semibold tabular-nums">
        {money(home.price, home.currency)}
        {home.currency === 'CAD' && <span className="ml-1 text-12 font-medium text-soft">CAD</span>}
      </span>
      {payment && (
        <span className="text-14 text-soft tabular-nums" title={paymentNote(payment)}>
          {money(payment.amount, home.currency)} a month
        </span>
      )}
    </p>
  );
}
