import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { CoBorrowerPage } from '../../modules/lending/co-borrower/join-page.tsx';

export const Route = createFileRoute('/(mortgage)/co-borrower')({
  validateSearch: (search: Record<string, unknown>): { invitation?: string } =>
    /^[\w-]{43}$/.test(String(search.invitation)) ? { invitation: String(search.invitation) } : {},
  loaderDeps: ({ search: { invitation } }) => ({ invitation }),
  loader: async ({ deps: { invitation } }) => {
    if (!invitation) return {};
    const { fetchCoBorrowerInvitation } = await import('../../modules/lending/co-borrower/fetch-invitation.ts');
    return { invited: await fetchCoBorrowerInvitation(invitation) };
  },
  head: () => ({ meta: [{ title: m.routes__mortgage_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function CoBorrower() {
    const { session } = Route.useRouteContext();
    const { invitation = '' } = Route.useSearch();
    return (
      <QueryScope>
        <CoBorrowerPage
          token={invitation}
          invited={Route.useLoaderData().invited}
          who={session.person ? (session.person.can.saveHomes ? 'buyer' : 'other') : 'visitor'}
        />
      </QueryScope>
    );
  },
});
