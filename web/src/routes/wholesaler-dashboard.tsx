import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../api/query-scope.tsx';
import { guard } from '../layouts/signed-in/guard.ts';
import { WholesalerDashboardPage } from '../layouts/wholesaler-dashboard/wholesaler-dashboard-page.tsx';
import { type ChangeDashboard, readDashboardState } from '../modules/administration/dashboard-state.ts';

export const Route = createFileRoute('/wholesaler-dashboard')({
  validateSearch: readDashboardState,
  beforeLoad: guard('wholesaler'),
  head: () => ({
    meta: [{ title: m.routes__wholesaler_dashboard_lintel() }, { name: 'robots', content: 'noindex' }],
  }),
  component: function WholesalerDashboard() {
    const state = Route.useSearch();
    const { me } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    const change: ChangeDashboard = (part, step) =>
      void navigate({
        search: (before) => readDashboardState({ ...before, ...part }),
        replace: step === 'replace',
        resetScroll: false,
      });
    return (
      <QueryScope>
        <WholesalerDashboardPage me={me} state={state} change={change} />
      </QueryScope>
    );
  },
});
