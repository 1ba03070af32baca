import type { Subscription } from '@lintel/server/billing';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dayHere } from '../../ui/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { askPortal, leaveFor } from './calls.ts';
import { whyOf } from './queries.ts';

/** What of the plan needs somebody to act, with the way to do it. */
export function PlanNotice({ plan }: { plan: Subscription }) {
  const { status, currentPeriodEnd, graceEndsAt } = plan;
  if (status === 'past_due')
    return (
      <Notice tone="warning" title="A bill is open">
        {graceEndsAt && `Until ${dayHere(graceEndsAt)} everything goes on. After that the desk can only be read. `}
        <PayOpenBill />
      </Notice>
    );
  if (status === 'suspended')
    return (
      <Notice tone="danger" title="Your plan is suspended">
        A bill was open for too long. Everything can still be read, nothing is deleted; pay it and all goes on.
        <PayOpenBill />
      </Notice>
    );
  if (status === 'pending_payment')
    return (
      <Notice tone="warning" title="Your plan is not paid yet">
        Choose a plan and pay for it to begin.
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice tone="warning" title="Your plan has ended">
        Everything can be read for 90 days after the end. Choose a plan to go on.
      </Notice>
    );
  if (plan.cancelAtPeriodEnd && currentPeriodEnd)
    return (
      <Notice title={`Your plan ends on ${dayHere(currentPeriodEnd)}`}>
        Until then all goes on as before. You can take the cancellation back.
      </Notice>
    );
  return null;
}

function PayOpenBill() {
  const [pending, setPending] = useState(false);
  const pay = async () => {
    setPending(true);
    try {
      leaveFor((await askPortal()).url);
    } catch (cause) {
      setPending(false);
      showToast({ tone: 'danger', title: 'The bill could not be opened', description: whyOf(cause) });
    }
  };
  return (
    <div className="mt-2">
      <Button pending={pending} onClick={() => void pay()}>
        Pay the open bill
      </Button>
    </div>
  );
}
