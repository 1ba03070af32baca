import { m } from '@lintel/messages';
import type { Subscription } from '@lintel/server/billing';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { dollars, exactDollars } from '../amounts.ts';
import { perInterval, statusTones, statusWords } from '../words.ts';

/** The plan, its seats and its next invoice. */
export function PlanCard({ plan, children }: { plan: Subscription; children: ReactNode }) {
  const { status } = plan;
  return (
    <section aria-label={m.billing__your_plan()} className="lintel grid gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-22">{plan.name}</h3>
        <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
        {plan.isTest && <Badge tone="warning">{m.billing__test_no_charges()}</Badge>}
        {plan.tier !== 'custom' && (
          <p className="text-soft tabular-nums">
            {m.billing__before_tax({
              amountCents: dollars(plan.amountCents),
              perInterval: perInterval[plan.billingInterval],
            })}
          </p>
        )}
      </header>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={m.billing__seats()}>
          <span className="tabular-nums">{m.billing__of_used({ seatsUsed: plan.seatsUsed, seats: plan.seats })}</span>
          <SeatBar used={plan.seatsUsed} seats={plan.seats} />
        </Fact>
        <Fact name={m.billing__paid_until()}>
          {plan.currentPeriodEnd ? dayHere(plan.currentPeriodEnd) : m.billing__not_paid_yet()}
        </Fact>
        <Fact name={m.billing__next_invoice()}>
          <NextBill plan={plan} />
        </Fact>
        {plan.nextPlan && (
          <Fact name={m.billing__from_then_on()}>
            {plan.nextPlan.name}, {dollars(plan.nextPlan.amountCents)} {perInterval[plan.nextPlan.billingInterval]}
          </Fact>
        )}
      </dl>
      {children}
    </section>
  );
}

function NextBill({ plan: { nextBill, cancelAtPeriodEnd } }: { plan: Subscription }) {
  if (!nextBill) return cancelAtPeriodEnd ? m.billing__none_your_plan_is_cancelled() : m.billing__none();
  return (
    <>
      <span className="tabular-nums">{exactDollars(nextBill.totalCents)}</span>{' '}
      {m.billing__on({ at: dayHere(nextBill.at) })}
      <span className="block text-14 text-soft">{nextBill.taxNote}.</span>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Share of seats in use. Decorative: the text above states it. */
const SeatBar = ({ used, seats }: { used: number; seats: number }) => (
  <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-2 block h-1.5 w-full max-w-60">
    <rect width="100" height="4" className="fill-line" />
    <rect width={Math.min(100, (100 * used) / Math.max(1, seats))} height="4" className="fill-primary" />
  </svg>
);
