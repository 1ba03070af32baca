import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { HomeCard } from '../../modules/listings/home/home-card.tsx';
import { ClientPage } from '../../modules/prospecting/client-page.tsx';

export const Route = createFileRoute('/(buyer)/homes-for-you/$token')({
  head: () => ({
    meta: [
      { title: m.routes__homes_for_you_lintel() },
      { name: 'robots', content: 'noindex' },
      // The URL contains a secret token, which must not leak to other sites.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: function HomesForYou() {
    const { token } = Route.useParams();
    return (
      <QueryScope>
        <ClientPage token={token} showHome={(home) => <HomeCard home={home} back={`/homes-for-you/${token}`} />} />
      </QueryScope>
    );
  },
});
