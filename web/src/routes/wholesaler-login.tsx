import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { WholesalerLoginPage } from '../capabilities/accounts/sign-in/wholesaler-login-page.tsx';
import { onwardOf } from '../frames/public/pending-intent.ts';
import { visitorsOnly } from '../frames/signed-in/guard.ts';

export const Route = createFileRoute('/wholesaler-login')({
  beforeLoad: visitorsOnly,
  head: () => ({ meta: [{ title: m.routes__wholesaler_login_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function WholesalerLogin() {
    return <WholesalerLoginPage onward={onwardOf(Route.useSearch())} />;
  },
});
