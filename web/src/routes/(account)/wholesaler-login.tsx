import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { destinationOf } from '../../layouts/public/pending-intent.ts';
import { visitorsOnly } from '../../layouts/signed-in/guard.ts';
import { WholesalerLoginPage } from '../../modules/accounts/sign-in/wholesaler-login-page.tsx';

export const Route = createFileRoute('/(account)/wholesaler-login')({
  beforeLoad: visitorsOnly,
  head: () => ({ meta: [{ title: m.routes__wholesaler_login_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function WholesalerLogin() {
    return <WholesalerLoginPage destination={destinationOf(Route.useSearch())} />;
  },
});
