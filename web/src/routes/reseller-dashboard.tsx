import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../api/query-scope.tsx';
import { ResellerDashboard } from '../layouts/reseller-dashboard/reseller-dashboard.tsx';
import { guard } from '../layouts/signed-in/guard.ts';
import { readDashboardState } from '../modules/companies/dashboard-state.ts';

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
