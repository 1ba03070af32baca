import { m } from '@lintel/messages';
import type { Subscription } from '@lintel/server/billing';
import { leaveFor } from '../../../api/leave-for.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { fetchPortal } from '../calls.ts';

/** A plan problem that needs action, with a link to resolve it. */
export function PlanNotice({ plan }: { plan: Subscription }) {
  const { status, currentPeriodEnd, graceEndsAt } = plan;
  if (status === 'past_due')
    return (
      <Notice tone="warning" title={m.billing__payment_past_due()}>
        {graceEndsAt && m.billing__everything_keeps_working_until_after({ graceEndsAt: dayHere(graceEndsAt) })}
        <PayOpenBill />
      </Notice>
    );
  if (status === 'suspended')
    return (
      <Notice tone="danger" title={m.billing__your_plan_is_suspended()}>
        {m.billing__your_payment_was_past_due()}
        <PayOpenBill />
      </Notice>
    );
  if (status === 'pending_payment')
    return (
      <Notice tone="warning" title={m.billing__your_plan_isnt_paid_yet()}>
        {m.billing__choose_a_plan_and_pay_2()}
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice tone="warning" title={m.billing__your_plan_has_ended()}>
        {m.billing__your_dashboard_is_read_only()}
      </Notice>
    );
  if (plan.cancelAtPeriodEnd && currentPeriodEnd)
    return (
      <Notice title={m.billing__your_plan_ends_on({ currentPeriodEnd: dayHere(currentPeriodEnd) })}>
        {m.billing__everything_works_as_usual_until_2()}
      </Notice>
    );
  return null;
}

function PayOpenBill() {
  const { act, pending } = useAction({ failed: m.billing__we_couldnt_open_the_invoice() });
  return (
    <div className="mt-2">
      <Button pending={pending} onClick={() => void act(() => fetchPortal().then(({ url }) => leaveFor(url)))}>
        {m.billing__pay_invoice()}
      </Button>
    </div>
  );
}
