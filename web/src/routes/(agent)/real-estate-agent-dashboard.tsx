import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { readAgentDashboardState } from '../../layouts/agent-dashboard/dashboard-state.ts';
import { RealEstateDashboard } from '../../layouts/agent-dashboard/real-estate-dashboard.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';

export const Route = createFileRoute('/(agent)/real-estate-agent-dashboard')({
  validateSearch: onlyRead(readAgentDashboardState),
  beforeLoad: guard('real_estate'),
  // Loaded during server rendering only. In the browser the page renders at once and loads its parts.
  loader: async () => {
    if (!import.meta.env.SSR) return {};
    const { fetchFirstData } = await import('../../api/first-data.ts');
    const { membershipQuery } = await import('../../modules/membership/own/calls.ts');
    return { first: await fetchFirstData([membershipQuery]) };
  },
  head: () => ({ meta: [{ title: m.routes__agent_dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function AgentDashboard() {
    const { tab = 'overview' } = Route.useSearch();
    const navigate = useNavigate();
    return (
      <QueryScope first={Route.useLoaderData().first}>
        <RealEstateDashboard
          me={Route.useRouteContext().me}
          tab={tab}
          onTab={(next) =>
            void navigate({
              to: '/real-estate-agent-dashboard',
              search: readAgentDashboardState({ tab: next }),
              resetScroll: false,
            } as never)
          }
        />
      </QueryScope>
    );
  },
});
