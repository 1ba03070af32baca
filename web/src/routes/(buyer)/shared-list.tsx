import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { signUpFor } from '../../modules/accounts/paths.ts';
import { sharedListPath } from '../../modules/saving/paths.ts';
import { JoinPage } from '../../modules/saving/sharing/join-page.tsx';

export const Route = createFileRoute('/(buyer)/shared-list')({
  validateSearch: (search: Record<string, unknown>): { invitation?: string } =>
    /^[\w-]{43}$/.test(String(search.invitation)) ? { invitation: String(search.invitation) } : {},
  loaderDeps: ({ search: { invitation } }) => ({ invitation }),
  loader: async ({ deps: { invitation } }) => {
    if (!invitation) return {};
    const { fetchInvited } = await import('../../modules/saving/sharing/fetch-invited.ts');
    return { invited: await fetchInvited(invitation) };
  },
  head: () => ({ meta: [{ title: m.routes__shared_list_of_homes_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function SharedList() {
    const { session } = Route.useRouteContext();
    const { invitation = '' } = Route.useSearch();
    const back = `${sharedListPath}?invitation=${invitation}`;
    return (
      <QueryScope>
        <JoinPage
          token={invitation}
          invited={Route.useLoaderData().invited}
          who={session.person ? (session.person.can.saveHomes ? 'buyer' : 'other') : 'visitor'}
          signUp={signUpFor({ intent: 'join-list', back })}
        />
      </QueryScope>
    );
  },
});
