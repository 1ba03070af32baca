import { createFileRoute } from '@tanstack/react-router';
import { spanOf } from '../capabilities/billing/amounts.ts';
import { fetchPlans } from '../capabilities/billing/calls.ts';
import { SupportPage } from '../capabilities/support/support-page.tsx';
import { orUndefined } from '../wire/or-undefined.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/support')({
  validateSearch: ({ ticket }: Record<string, unknown>): { ticket?: number } =>
    /^[1-9]\d{0,9}$/.test(String(ticket)) ? { ticket: Number(ticket) } : {},
  loader: async () => {
    const catalog = await orUndefined(fetchPlans());
    return { prices: catalog && spanOf(catalog.plans) };
  },
  head: () => ({ meta: [{ title: 'Support · Lintel' }] }),
  component: function Support() {
    const { session } = Route.useRouteContext();
    const { ticket } = Route.useSearch();
    return (
      <QueryScope>
        <SupportPage sender={session.person} prices={Route.useLoaderData().prices} opened={ticket} />
      </QueryScope>
    );
  },
});
