import { m } from '@lintel/messages';
import { dayOf } from '../emails.ts';
import type { InvoiceLine, Terms } from '../ledger/facts.ts';
import { monthlyOf, periodAfter, shareLeft } from '../period.ts';
import type { Change } from '../provider.ts';
import { planLabel, termsOf } from './issue.ts';

/** Credits the remainder of the paid period and charges the remainder with the new plan, to the cent. */
export function linesOf({ plan, price, effective, at }: Change): InvoiceLine[] {
  if (effective === 'period_end') return [];
  const start = plan.currentPeriodStart!;
  const end = plan.currentPeriodEnd!;
  const isLonger = price.interval !== plan.billingInterval;
  const credit = shareLeft(plan.amountCents, at, start, end);
  const charge = isLonger ? price.amountCents : shareLeft(price.amountCents, at, start, end);
  const period = (until: Date) => ({ periodStart: at.toISOString(), periodEnd: until.toISOString() });
  return [
    {
      description: m.billing__unused_time_on_from({ tier: planLabel(plan.tier, plan.billingInterval), at: dayOf(at) }),
      quantity: 1,
      amountCents: -credit,
      ...period(end),
    },
    {
      description: m.billing__from_2({
        value: isLonger ? '' : m.billing__remaining_time_on(),
        tier: planLabel(price.tier, price.interval),
        at: dayOf(at),
      }),
      quantity: 1,
      amountCents: charge,
      ...period(isLonger ? periodAfter(at, price.interval) : end),
      monthlyCents: monthlyOf(price.amountCents, price.interval),
    },
  ];
}

/** The terms of the plan after an immediate change. */
export function termsAfter({ plan, price, at }: Change): Terms {
  const isLonger = price.interval !== plan.billingInterval;
  return {
    ...termsOf(plan),
    priceId: price.id,
    interval: price.interval,
    amountCents: price.amountCents,
    ...(isLonger ? { periodStart: at.toISOString(), periodEnd: periodAfter(at, price.interval).toISOString() } : {}),
    nextPriceId: null,
  };
}
