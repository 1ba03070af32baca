import type { Billing } from '@lintel/server/billing';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../ui/hooks/use-action.ts';
import { fetchBilling } from './calls.ts';

export const billingQuery = queryOptions({ queryKey: ['billing', 'subscription'], queryFn: fetchBilling });

/** Runs actions on the plan. The response is the updated plan; invoices and dashboard figures are refetched. */
export function usePlanAction() {
  const client = useQueryClient();
  const { act, pending } = useAction();
  const change = (run: () => Promise<Billing>, done: (billing: Billing) => string) =>
    act(
      async () => {
        const billing = await run().catch((cause: unknown) => {
          // A rejection often means that another window or a webhook changed the plan first.
          void client.invalidateQueries({ queryKey: ['billing'] });
          throw cause;
        });
        client.setQueryData(billingQuery.queryKey, billing);
        // Results for the plan before the change are not refetched.
        await client.invalidateQueries({
          predicate: ({ queryKey: [of, what] }) => of !== 'billing' || what === 'invoices',
        });
        return billing;
      },
      (billing) => ({ title: done(billing) }),
    );
  return { change, pending };
}
