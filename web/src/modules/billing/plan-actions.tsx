import { m } from '@lintel/messages';
import type { Subscription } from '@lintel/server/billing';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dayHere } from '../../ui/moment.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { fetchPortal, leaveFor, resumePlan } from './calls.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { useBillingAct, whyOf } from './queries.ts';

/** Buttons for the actions the server allows now. */
export function PlanActions({ plan }: { plan: Subscription }) {
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const close = () => setOpen(undefined);
  const resume = useBillingAct(resumePlan, () => m.billing__youre_keeping_your_plan());
  const { can } = plan;
  const showBills = () => {
    const bills = document.getElementById('billing-history');
    bills?.scrollIntoView();
    bills?.focus();
  };
  const openPortal = () =>
    fetchPortal().then(
      ({ url }) => leaveFor(url),
      (cause: unknown) =>
        showToast({ tone: 'danger', title: m.billing__we_couldnt_open_your_payment(), description: whyOf(cause) }),
    );
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {can.change && <Button onClick={() => setOpen('change')}>{m.billing__upgrade_plan()}</Button>}
      {can.checkout && <Button onClick={() => setOpen('change')}>{m.billing__choose_a_plan_and_pay()}</Button>}
      <Button kind="secondary" onClick={showBills}>
        {m.billing__billing_history_2()}
      </Button>
      {can.portal && !plan.isTest && (
        <Button kind="secondary" onClick={() => void openPortal()}>
          {m.billing__manage_payment_method()}
        </Button>
      )}
      {can.resume && (
        <Button kind="secondary" pending={resume.isPending} onClick={() => resume.mutate(undefined)}>
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
