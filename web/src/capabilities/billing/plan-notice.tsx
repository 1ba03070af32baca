import { m } from '@lintel/messages';
import type { Subscription } from '@lintel/server/billing';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dayHere } from '../../ui/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { fetchPortal, leaveFor } from './calls.ts';
import { whyOf } from './queries.ts';

/** A plan problem that needs action, with a link to resolve it. */
export function PlanNotice({ plan }: { plan: Subscription }) {
  const { status, currentPeriodEnd, graceEndsAt } = plan;
  if (status === 'past_due')
    return (
      <Notice tone="warning" title={m.billing__a_bill_is_open()}>
        {graceEndsAt && m.billing__until_everything_goes_on_after({ graceEndsAt: dayHere(graceEndsAt) })}
        <PayOpenBill />
      </Notice>
    );
  if (status === 'suspended')
    return (
      <Notice tone="danger" title={m.billing__your_plan_is_suspended()}>
        {m.billing__a_bill_was_open_for()}
        <PayOpenBill />
      </Notice>
    );
  if (status === 'pending_payment')
    return (
      <Notice tone="warning" title={m.billing__your_plan_is_not_paid()}>
        {m.billing__choose_a_plan_and_pay_2()}
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice tone="warning" title={m.billing__your_plan_has_ended()}>
        {m.billing__everything_can_be_read_for()}
      </Notice>
    );
  if (plan.cancelAtPeriodEnd && currentPeriodEnd)
    return (
      <Notice title={m.billing__your_plan_ends_on({ currentPeriodEnd: dayHere(currentPeriodEnd) })}>
        {m.billing__until_then_all_goes_on()}
      </Notice>
    );
  return null;
}

function PayOpenBill() {
  const [pending, setPending] = useState(false);
  const pay = async () => {
    setPending(true);
    try {
      leaveFor((await fetchPortal()).url);
    } catch (cause) {
      setPending(false);
      showToast({ tone: 'danger', title: m.billing__the_bill_could_not_be(), description: whyOf(cause) });
    }
  };
  return (
    <div className="mt-2">
      <Button pending={pending} onClick={() => void pay()}>
        {m.billing__pay_the_open_bill()}
      </Button>
    </div>
  );
}
