import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { BuyerDashboardPage } from '../../layouts/buyer-dashboard/buyer-dashboard-page.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';

export const Route = createFileRoute('/(account)/dashboard')({
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__dashboard_lintel() }, { name: 'robots', content: 'noindex' }] }),
  // Loaded during server rendering only: the page above the fold depends on the step of the journey.
  loader: async ({ context }) => {
    if (!import.meta.env.SSR) return {};
    const { fetchFirstData } = await import('../../api/first-data.ts');
    const { journeyQuery } = await import('../../modules/journey/calls.ts');
    return { first: await fetchFirstData([journeyQuery(context.me.id)]) };
  },
  component: function Dashboard() {
    const { me } = Route.useRouteContext();
    const { first } = Route.useLoaderData();
    return (
      <QueryScope first={first}>
        <BuyerDashboardPage me={me} />
      </QueryScope>
    );
  },
});
