import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { WholesalerDashboardPage } from '../../layouts/wholesaler-dashboard/wholesaler-dashboard-page.tsx';
import { type ChangeDashboard, readDashboardState } from '../../modules/administration/dashboard-state.ts';

const read = onlyRead(readDashboardState);

export const Route = createFileRoute('/(company)/wholesaler-dashboard')({
  validateSearch: read,
  beforeLoad: guard('wholesaler'),
  loaderDeps: ({ search }) => search,
  // Loaded during server rendering only. In the browser the page renders at once and loads its parts.
  loader: async ({ deps }) => {
    if (!import.meta.env.SSR) return {};
    const { fetchFirstData } = await import('../../api/first-data.ts');
    const { resellersQuery, statsQuery } = await import('../../modules/administration/queries.ts');
    return { first: await fetchFirstData([statsQuery, ...(deps.tab ? [] : [resellersQuery(deps)])]) };
  },
  head: () => ({
    meta: [{ title: m.routes__wholesaler_dashboard_lintel() }, { name: 'robots', content: 'noindex' }],
  }),
  component: function WholesalerDashboard() {
    const state = Route.useSearch();
    const { me } = Route.useRouteContext();
    const { first } = Route.useLoaderData();
    const navigate = Route.useNavigate();
    const change: ChangeDashboard = (part, step) =>
      void navigate({
        search: (before) => readDashboardState({ ...before, ...part }),
        replace: step === 'replace',
        resetScroll: false,
      });
    return (
      <QueryScope first={first}>
        <WholesalerDashboardPage me={me} state={state} change={change} />
      </QueryScope>
    );
  },
});
