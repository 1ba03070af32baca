import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../api/query-scope.tsx';
import { AgentDashboardPage } from '../layouts/agent-dashboard/agent-dashboard-page.tsx';
import { guard } from '../layouts/signed-in/guard.ts';

export const Route = createFileRoute('/real-estate-agent-dashboard')({
  beforeLoad: guard('real_estate'),
  head: () => ({ meta: [{ title: m.routes__agent_dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function AgentDashboard() {
    return (
      <QueryScope>
        <AgentDashboardPage me={Route.useRouteContext().me} />
      </QueryScope>
    );
  },
});
