import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { orUndefined } from '../../api/failure.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { HomeLinkPage } from '../../modules/market-reports/homes/link-page.tsx';

export const Route = createFileRoute('/(search)/home-value-emails/$token')({
  loader: async ({ params: { token } }) => {
    const { fetchHomeEmailLink } = await import('../../modules/market-reports/calls.ts');
    return orUndefined(fetchHomeEmailLink(token));
  },
  head: () => ({
    meta: [
      { title: m.routes__emails_lintel() },
      { name: 'robots', content: 'noindex' },
      // The URL contains a secret token, which must not leak to other sites.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: function HomeValueEmails() {
    const { token } = Route.useParams();
    return (
      <QueryScope>
        <HomeLinkPage token={token} link={Route.useLoaderData()} />
      </QueryScope>
    );
  },
});
