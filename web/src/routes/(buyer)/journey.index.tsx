import { m } from '@lintel/messages';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { JourneyPage } from '../../modules/journey/journey-page.tsx';

export const Route = createFileRoute('/(buyer)/journey/')({
  validateSearch: (search: Record<string, unknown>): { offer?: string } =>
    typeof search.offer === 'string' || typeof search.offer === 'number' ? { offer: String(search.offer) } : {},
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__your_journey_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function OwnJourney() {
    const { me } = Route.useRouteContext();
    const { offer } = Route.useSearch();
    const navigate = useNavigate();
    return (
      <QueryScope>
        <JourneyPage
          isOwn
          personId={me.id}
          offer={offer}
          onOffer={(offer) =>
            void navigate({ to: '/journey', search: offer ? { offer } : {}, replace: true, resetScroll: false })
          }
        />
      </QueryScope>
    );
  },
});
