import { createFileRoute, notFound } from '@tanstack/react-router';
import { PurchasePage } from '../capabilities/journey/purchase-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { readId } from '../wire/id.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/purchases/$id')({
  beforeLoad: guard('anybody'),
  loader: ({ params }) => {
    if (readId(params.id) === undefined) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Purchase · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  component: function OnePurchase() {
    const { id } = Route.useParams();
    return (
      <QueryScope>
        <PurchasePage id={Number(id)} />
      </QueryScope>
    );
  },
});
