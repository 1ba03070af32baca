import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { callReseller } from '../../modules/companies/calls.ts';
import { RejoinPage } from '../../modules/membership/own/rejoin-page.tsx';

export const Route = createFileRoute('/(sign-up)/rejoin')({
  validateSearch: (search: Record<string, unknown>): { invitation?: string } =>
    typeof search.invitation === 'string' ? { invitation: search.invitation.slice(0, 200) } : {},
  beforeLoad: guard('agent'),
  loader: () => callReseller((reseller) => reseller.membership()),
  head: () => ({ meta: [{ title: m.routes__rejoin_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Rejoin() {
    return (
      <QueryScope>
        <RejoinPage membership={Route.useLoaderData()} invitation={Route.useSearch().invitation ?? ''} />
      </QueryScope>
    );
  },
});
