import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { readId } from '../../api/id.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { PurchasePage } from '../../modules/journey/purchase-page.tsx';

export const Route = createFileRoute('/(buyer)/purchases/$id')({
  beforeLoad: guard('anyone'),
  loader: ({ params }) => {
    if (readId(params.id) === undefined) throw notFound();
  },
  head: () => ({ meta: [{ title: m.routes__purchase_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function OnePurchase() {
    const { id } = Route.useParams();
    return (
      <QueryScope>
        <PurchasePage id={Number(id)} />
      </QueryScope>
    );
  },
});
