import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { NotMePage } from '../../modules/accounts/email/not-me-page.tsx';

export const Route = createFileRoute('/(account)/not-me')({
  head: () => ({ meta: [{ title: m.routes__this_wasnt_me_lintel() }, { name: 'referrer', content: 'no-referrer' }] }),
  component: function NotMe() {
    return <NotMePage token={String((Route.useSearch() as { token?: unknown }).token ?? '')} />;
  },
});
