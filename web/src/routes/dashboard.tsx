import { createFileRoute } from '@tanstack/react-router';
import { BuyerDashboardPage } from '../frames/buyer-desk/buyer-dashboard-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: 'Dashboard · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: function Dashboard() {
    const { me } = Route.useRouteContext();
    return (
      <QueryScope>
        <BuyerDashboardPage me={me} />
      </QueryScope>
    );
  },
});
