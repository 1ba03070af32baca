import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { readDashboardState } from '../capabilities/network/reseller/dashboard-state.ts';
import { ResellerDashboard } from '../frames/reseller-desk/reseller-dashboard.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/reseller-dashboard')({
  validateSearch: readDashboardState,
  beforeLoad: guard('reseller'),
  head: () => ({ meta: [{ title: m.routes__reseller_dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Dashboard() {
    return (
      <QueryScope>
        <ResellerDashboard search={readDashboardState(Route.useSearch())} />
      </QueryScope>
    );
  },
});
