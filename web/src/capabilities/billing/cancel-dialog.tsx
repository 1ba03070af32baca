import type { Subscription } from '@lintel/server/billing';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/drawer.tsx';
import { dayHere } from '../../ui/moment.ts';
import { cancelPlan } from './calls.ts';
import { useBillingAct } from './queries.ts';

/** Asks once more, and says from when on what will be different. */
export function CancelDialog({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const [refund, setRefund] = useState(false);
  const cancel = useBillingAct(cancelPlan, ({ subscription }) =>
    subscription.cancelAtPeriodEnd && subscription.currentPeriodEnd
      ? `Your plan ends on ${dayHere(subscription.currentPeriodEnd)}`
      : 'Your plan has ended',
  );
  const end = plan.currentPeriodEnd ? dayHere(plan.currentPeriodEnd) : undefined;
  return (
    <Dialog
      open
      title="Cancel your plan"
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button
            kind="danger"
            pending={cancel.isPending}
            onClick={() => cancel.mutate(refund, { onSettled: onClose })}
          >
            {refund ? 'End the plan now' : 'Cancel the plan'}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Keep the plan
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {refund ? (
          <p>
            The plan ends at once and the last payment is returned. Your agents can no longer be led new buyers; the
            desk can be read for 90 days.
          </p>
        ) : (
          <p>
            The plan runs until {end ?? 'the end of what is paid'} and does not renew. Until then nothing changes, and
            you can take it back. After that the desk can be read for 90 days.
          </p>
        )}
        {plan.refundUntil && (
          <Checkbox
            label={`End it now and return the payment (possible until ${dayHere(plan.refundUntil)})`}
            checked={refund}
            onChange={(event) => setRefund(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
