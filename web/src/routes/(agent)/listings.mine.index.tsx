import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { MyListingsPage } from '../../modules/own-listings/my-listings-page.tsx';

export const Route = createFileRoute('/(agent)/listings/mine/')({
  beforeLoad: guard('real_estate'),
  head: () => ({ meta: [{ title: m.routes__your_listings_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <MyListingsPage />
    </QueryScope>
  ),
});
