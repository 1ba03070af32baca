import { m } from '@lintel/messages';
import type { Billing } from '@lintel/server/billing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../api/failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { fetchBilling } from './calls.ts';

export const billingQuery = queryOptions({ queryKey: ['billing', 'subscription'], queryFn: fetchBilling });

export const whyOf = (cause: unknown): string =>
  cause instanceof Failure && cause.status > 0 ? cause.text : m.billing__we_couldnt_reach_the_server();

/** Runs an action on the plan. The response is the updated plan; invoices and dashboard figures are refetched. */
export function useBillingAct<Input>(run: (input: Input) => Promise<Billing>, done: (billing: Billing) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    async onSuccess(billing) {
      client.setQueryData(billingQuery.queryKey, billing);
      showToast({ title: done(billing) });
      // Results for the plan before the change are not refetched.
      await client.invalidateQueries({
        predicate: ({ queryKey: [of, what] }) => of !== 'billing' || what === 'invoices',
      });
    },
    onError(cause) {
      showToast({ tone: 'danger', title: m.billing__nothing_has_changed(), description: whyOf(cause) });
      // A rejection often means that another window or a webhook changed the plan first.
      void client.invalidateQueries({ queryKey: ['billing'] });
    },
  });
}
