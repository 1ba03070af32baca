import { m } from '@lintel/messages';
import type { Subscription } from '@lintel/server/billing';
import { useState } from 'react';
import { leaveFor } from '../../../api/leave-for.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { dayHere } from '../../../ui/time/moment.ts';
import { fetchPortal, resumePlan } from '../calls.ts';
import { usePlanAction } from '../queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

/** Buttons for the actions the server allows now. */
export function PlanActions({ plan }: { plan: Subscription }) {
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const close = () => setOpen(undefined);
  const { change, pending } = usePlanAction();
  const portal = useAction({ failed: m.billing__we_couldnt_open_your_payment() });
  const { can } = plan;
  const showBills = () => {
    const bills = document.getElementById('billing-history');
    bills?.scrollIntoView();
    bills?.focus();
  };
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {can.change && <Button onClick={() => setOpen('change')}>{m.billing__upgrade_plan()}</Button>}
      {can.checkout && <Button onClick={() => setOpen('change')}>{m.billing__choose_a_plan_and_pay()}</Button>}
      <Button kind="secondary" onClick={showBills}>
        {m.billing__billing_history_2()}
      </Button>
      {can.portal && !plan.isTest && (
        <Button
          kind="secondary"
          pending={portal.pending}
          onClick={() => void portal.act(() => fetchPortal().then(({ url }) => leaveFor(url)))}
        >
          {m.billing__manage_payment_method()}
        </Button>
      )}
      {can.resume && (
        <Button
          kind="secondary"
          pending={pending}
          onClick={() => void change(resumePlan, () => m.billing__youre_keeping_your_plan())}
        >
          {m.billing__keep_plan()}
        </Button>
      )}
      {can.cancel && (
        <Button kind="quiet" onClick={() => setOpen('cancel')}>
          {m.billing__cancel_plan()}
        </Button>
      )}
      {plan.refundUntil && !can.cancel && (
        <p className="text-14 text-soft">
          {m.billing__you_can_get_your_money({ refundUntil: dayHere(plan.refundUntil) })}
        </p>
      )}
      {open === 'change' && <ChangePlanDialog plan={plan} onClose={close} />}
      {open === 'cancel' && <CancelDialog plan={plan} onClose={close} />}
    </div>
  );
}
