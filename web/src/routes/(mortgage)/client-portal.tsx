import { m } from '@lintel/messages';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { PortalPage } from '../../modules/lending/portal/portal-page.tsx';

const admitAgent = guard('mortgage');
const admitAnyone = guard('anyone');

export const Route = createFileRoute('/(mortgage)/client-portal')({
  // An agent shares this address: it leads a buyer to the buyer’s own applications.
  beforeLoad: async (opening) => {
    const { me } = await admitAnyone(opening);
    if (me.role === 'end_user') throw redirect({ to: '/mortgage' });
    return admitAgent(opening);
  },
  head: () => ({ meta: [{ title: m.routes__client_portal_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <QueryScope>
      <PortalPage />
    </QueryScope>
  ),
});
