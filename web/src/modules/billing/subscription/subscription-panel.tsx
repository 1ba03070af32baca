import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { billingQuery } from '../queries.ts';
import { BillingHistory } from './billing-history.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { TaxIdForm } from './tax-id-form.tsx';

/** The company's plan: status, next invoice, history and all actions. */
export function SubscriptionPanel() {
  const { data, error, refetch, isFetching } = useQuery(billingQuery);
  if (error && !data)
    return (
      <ErrorState
        what={m.billing__we_couldnt_load_your_plan()}
        error={error}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  if (!data)
    return (
      <div className="grid gap-4">
        <Skeleton className="h-48" />
        <Skeleton className="h-64" />
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PlanNotice plan={data.subscription} />
      <PlanCard plan={data.subscription}>
        <PlanActions plan={data.subscription} />
      </PlanCard>
      <BillingHistory />
      <TaxIdForm customer={data.customer} />
    </div>
  );
}
