import { m } from '@lintel/messages';
import type { Subscription } from '@lintel/server/billing';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { cancelPlan } from '../calls.ts';
import { usePlanAction } from '../queries.ts';

/** Asks for confirmation and states when the change takes effect. */
export function CancelDialog({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const [refund, setRefund] = useState(false);
  const { change, pending } = usePlanAction();
  const cancel = async () => {
    await change(
      () => cancelPlan(refund),
      ({ subscription }) =>
        subscription.cancelAtPeriodEnd && subscription.currentPeriodEnd
          ? m.billing__your_plan_ends_on({ currentPeriodEnd: dayHere(subscription.currentPeriodEnd) })
          : m.billing__your_plan_has_ended(),
    );
    onClose();
  };
  const end = plan.currentPeriodEnd ? dayHere(plan.currentPeriodEnd) : undefined;
  return (
    <Dialog
      open
      title={m.billing__cancel_your_plan()}
      onOpenChange={(open) => open || onClose()}
      cancel={m.billing__keep_plan()}
      footer={
        <Button kind="danger" pending={pending} onClick={() => void cancel()}>
          {refund ? m.billing__end_plan_now() : m.billing__cancel_plan_2()}
        </Button>
      }
    >
      <div className="grid gap-3">
        {refund ? (
          <p>{m.billing__your_plan_ends_right_away()}</p>
        ) : (
          <p>
            {m.billing__your_plan_runs_until()} {end ?? m.billing__the_end_of_the_period()}{' '}
            {m.billing__and_wont_renew_nothing_changes()}
          </p>
        )}
        {plan.refundUntil && (
          <Checkbox
            label={m.billing__end_my_plan_now_and({ refundUntil: dayHere(plan.refundUntil) })}
            checked={refund}
            onChange={(event) => setRefund(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
