import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { readAgentDashboardState } from '../../layouts/agent-dashboard/dashboard-state.ts';
import { RealEstateDashboard } from '../../layouts/agent-dashboard/real-estate-dashboard.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';

export const Route = createFileRoute('/(agent)/real-estate-agent-dashboard')({
  validateSearch: readAgentDashboardState,
  beforeLoad: guard('real_estate'),
  head: () => ({ meta: [{ title: m.routes__agent_dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function AgentDashboard() {
    const { tab = 'overview' } = Route.useSearch();
    const navigate = useNavigate();
    return (
      <QueryScope>
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
