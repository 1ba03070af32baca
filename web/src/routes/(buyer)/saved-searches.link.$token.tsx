import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { Failure } from '../../api/failure.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { LinkPage } from '../../modules/alerts/link/link-page.tsx';

export const Route = createFileRoute('/(buyer)/saved-searches/link/$token')({
  validateSearch: (search: Record<string, unknown>): { do?: 'pause' } => (search.do === 'pause' ? { do: 'pause' } : {}),
  loader: async ({ params: { token } }) => {
    const { fetchLink } = await import('../../modules/alerts/calls.ts');
    const link = await fetchLink(token).catch((failure: unknown) => {
      if (failure instanceof Failure && [400, 404].includes(failure.status)) return undefined;
      throw failure;
    });
    return { link };
  },
  head: () => ({
    meta: [
      { title: m.routes__alerts_for_a_saved_search() },
      { name: 'robots', content: 'noindex' },
      // The URL contains a secret token, which must not leak to other sites.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: function Link() {
    const { token } = Route.useParams();
    const { do: wanted } = Route.useSearch();
    return (
      <QueryScope>
        <LinkPage token={token} link={Route.useLoaderData().link} {...(wanted ? { wanted } : {})} />
      </QueryScope>
    );
  },
});
