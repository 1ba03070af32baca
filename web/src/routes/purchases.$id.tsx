import { createFileRoute, notFound } from '@tanstack/react-router';
import { PurchasePage } from '../capabilities/journey/purchase-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

export const Route = createFileRoute('/purchases/$id')({
  beforeLoad: guard('anybody'),
  loader: ({ params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound();
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
