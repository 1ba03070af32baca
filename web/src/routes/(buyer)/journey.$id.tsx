import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { readId } from '../../api/id.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { JourneyPage } from '../../modules/journey/journey-page.tsx';

/** Journey of a client, for the professionals who work with them; the server checks access. */
export const Route = createFileRoute('/(buyer)/journey/$id')({
  beforeLoad: guard('agent'),
  loader: ({ params }) => {
    if (readId(params.id) === undefined) throw notFound();
  },
  head: () => ({ meta: [{ title: m.routes__a_clients_journey_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function ClientJourney() {
    const { id } = Route.useParams();
    const [offer, setOffer] = useState<string>();
    return (
      <QueryScope>
        <JourneyPage isOwn={false} personId={Number(id)} offer={offer} onOffer={setOffer} />
      </QueryScope>
    );
  },
});
