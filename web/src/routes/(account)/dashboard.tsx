import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { BuyerDashboardPage } from '../../layouts/buyer-dashboard/buyer-dashboard-page.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';

export const Route = createFileRoute('/(account)/dashboard')({
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Dashboard() {
    const { me } = Route.useRouteContext();
    return (
      <QueryScope>
        <BuyerDashboardPage me={me} />
      </QueryScope>
    );
  },
});
