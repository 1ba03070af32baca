import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { orUndefined } from '../../api/failure.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { spanOf } from '../../modules/billing/amounts.ts';
import { fetchPlans } from '../../modules/billing/calls.ts';
import { SupportPage } from '../../modules/support/support-page.tsx';

export const Route = createFileRoute('/(about)/support')({
  validateSearch: ({ ticket }: Record<string, unknown>): { ticket?: number } =>
    /^[1-9]\d{0,9}$/.test(String(ticket)) ? { ticket: Number(ticket) } : {},
  loader: async () => {
    const catalog = await orUndefined(fetchPlans());
    return { prices: catalog && spanOf(catalog.plans) };
  },
  head: () => ({ meta: [{ title: m.routes__support_lintel() }] }),
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
