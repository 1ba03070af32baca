import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { ResellerDashboard } from '../../layouts/reseller-dashboard/reseller-dashboard.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { dashboardStateOf, readDashboardState } from '../../modules/companies/dashboard-state.ts';

export const Route = createFileRoute('/(company)/reseller-dashboard')({
  validateSearch: readDashboardState,
  beforeLoad: guard('reseller'),
  loaderDeps: ({ search }) => readDashboardState({ ...search }),
  // Loaded during server rendering only. In the browser the page renders at once and loads its parts.
  loader: async ({ deps }) => {
    if (!import.meta.env.SSR) return {};
    const { fetchFirstData } = await import('../../api/first-data.ts');
    const { dashboardQuery } = await import('../../modules/companies/calls.ts');
    const { listedAgentsQuery } = await import('../../modules/companies/agents/agents-panel.tsx');
    const state = dashboardStateOf(deps);
    return {
      first: await fetchFirstData([dashboardQuery, ...(state.tab === 'agents' ? [listedAgentsQuery(state)] : [])]),
    };
  },
  head: () => ({ meta: [{ title: m.routes__reseller_dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Dashboard() {
    return (
      <QueryScope first={Route.useLoaderData().first}>
        <ResellerDashboard search={readDashboardState(Route.useSearch())} />
      </QueryScope>
    );
  },
});
