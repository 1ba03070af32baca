import { m } from '@lintel/messages';
import type { BillingInterval, Plan, Subscription } from '@lintel/server/billing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveFor } from '../../../api/leave-for.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { supportPath } from '../../support/paths.ts';
import { agentsOf, dollars, exactDollars } from '../amounts.ts';
import { beginCheckout, changePlan, fetchPlans, fetchPreview, type PayableTier, type Target } from '../calls.ts';
import { usePlanAction } from '../queries.ts';
import { billedBy, perInterval } from '../words.ts';
import { PreviewOfChange } from './preview-of-change.tsx';

const intervals = (['monthly', 'yearly'] as const).map((value) => ({ value, label: billedBy[value] }));

/**
 * Chooses a plan. For an active subscription the exact proration is shown before confirmation; otherwise it goes to
 * checkout.
 */
export function ChangePlanDialog({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const [tier, setTier] = useState<PayableTier>(plan.tier === 'custom' ? 'enterprise' : plan.tier);
  const [billingInterval, setInterval] = useState<BillingInterval>(plan.billingInterval);
  const target: Target = { tier, billingInterval };
  const isSame = tier === plan.tier && billingInterval === plan.billingInterval && plan.nextPlan === null;
  const changes = plan.can.change;
  const catalog = useQuery({ queryKey: ['billing', 'plans'], queryFn: fetchPlans });
  const preview = useQuery({
    queryKey: ['billing', 'preview', tier, billingInterval],
    queryFn: () => fetchPreview(target),
    enabled: changes && !isSame,
    // A preview is prorated to the second; the server rejects an outdated one.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { change, pending } = usePlanAction();
  const checkout = useAction({ failed: m.billing__we_couldnt_start_the_checkout() });
  const changeTo = async () => {
    await change(
      () => changePlan(target, preview.data!),
      ({ subscription }) =>
        subscription.nextPlan
          ? m.billing__starts_with_your_next_billing({ name: subscription.nextPlan.name })
          : m.billing__your_plan_is_now({ name: subscription.name }),
    );
    onClose();
  };
  const due = preview.data?.totalCents ?? 0;
  return (
    <Dialog
      open
      title={changes ? m.billing__upgrade_plan() : m.billing__choose_a_plan()}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          {changes ? (
            <Button
              pending={pending}
              unavailable={unavailableReason(isSame, preview.data !== undefined && !preview.isFetching)}
              onClick={() => void changeTo()}
            >
              {due > 0 ? m.billing__change_and_pay({ due: exactDollars(due) }) : m.billing__change_plan()}
            </Button>
          ) : (
            <Button
              pending={checkout.pending}
              onClick={() => void checkout.act(() => beginCheckout(target).then(({ url }) => leaveFor(url)))}
            >
              {m.billing__go_to_checkout()}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {m.billing__not_now()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Choice
          legend={m.billing__billing_period()}
          options={intervals}
          value={billingInterval}
          onChange={setInterval}
        />
        {catalog.error && (
          <ErrorState
            what={m.billing__we_couldnt_load_the_plans()}
            error={catalog.error}
            onRetry={() => void catalog.refetch()}
          />
        )}
        {!catalog.data && !catalog.error && <Skeleton className="h-48" />}
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-14 font-medium">{m.billing__plan()}</legend>
          {catalog.data?.plans.flatMap((each) =>
            each.id === 'custom'
              ? []
              : [
                  <Offer
                    key={each.id}
                    plan={each}
                    interval={billingInterval}
                    chosen={each.id === tier}
                    isOwn={each.id === plan.tier}
                    onChoose={() => setTier(each.id as PayableTier)}
                  />,
                ],
          )}
          <p className="text-14 text-soft">
            {m.billing__need_more_agents()}{' '}
            <AppLink href={supportPath()} className="link">
              {m.billing__request_a_custom_plan()}
            </AppLink>
          </p>
        </fieldset>
        {changes && !isSame && <PreviewOfChange preview={preview} />}
      </div>
    </Dialog>
  );
}

function unavailableReason(isSame: boolean, isPreviewed: boolean): string | undefined {
  if (isSame) return m.billing__this_is_your_current_plan();
  return isPreviewed ? undefined : m.billing__we_dont_have_the_cost();
}

function Offer(props: {
  plan: Plan;
  interval: BillingInterval;
  chosen: boolean;
  isOwn: boolean;
  onChoose: () => void;
}) {
  const { plan, interval, chosen, isOwn, onChoose } = props;
  const price = plan[interval];
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-control border border-edge px-3 py-2 has-checked:border-primary has-checked:bg-primary-tint">
      <input type="radio" name="plan" checked={chosen} onChange={onChoose} className="size-5 shrink-0 accent-primary" />
      <span className="min-w-0 flex-1 text-14">
        <span className="font-medium">{plan.name}</span>
        {isOwn && ' (yours)'}
        <span className="block text-soft">
          {m.billing__agents({ plan: agentsOf(plan) })}
          {interval === 'yearly' && plan.saving && ` · ${plan.saving.label}`}
        </span>
      </span>
      <span className="text-14 tabular-nums">{price && `${dollars(price.amountCents)} ${perInterval[interval]}`}</span>
    </label>
  );
}
