import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { orUndefined } from '../../api/failure.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { StopPage } from '../../modules/market-reports/stop-page.tsx';

export const Route = createFileRoute('/(search)/market-reports/$token')({
  loader: async ({ params: { token } }) => {
    const { fetchReportLink } = await import('../../modules/market-reports/calls.ts');
    return orUndefined(fetchReportLink(token));
  },
  head: () => ({
    meta: [
      { title: m.routes__emails_lintel() },
      { name: 'robots', content: 'noindex' },
      // The URL contains a secret token, which must not leak to other sites.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: function MarketReports() {
    const { token } = Route.useParams();
    return (
      <QueryScope>
        <StopPage token={token} link={Route.useLoaderData()} />
      </QueryScope>
    );
  },
});
