import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { AgentDashboardPage } from '../frames/agent-desk/agent-dashboard-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

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
