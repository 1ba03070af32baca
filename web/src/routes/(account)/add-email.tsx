import { m } from '@lintel/messages';
import { createFileRoute, redirect } from '@tanstack/react-router';
import type { Opening } from '../../layouts/signed-in/audience.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { AddEmailPage } from '../../modules/accounts/email/add-email-page.tsx';
import { ownPath } from '../../modules/accounts/own-path.ts';
import { accountPath } from '../../modules/accounts/paths.ts';

export const Route = createFileRoute('/(account)/add-email')({
  beforeLoad: async (opening: Opening) => {
    const { me } = await guard('anyone')(opening);
    // Confirmed addresses are changed in the account settings.
    if (me.emailVerified) throw redirect({ href: accountPath });
    return { me };
  },
  head: () => ({ meta: [{ title: m.routes__add_another_email_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function AddEmail() {
    const { me } = Route.useRouteContext();
    const { next } = Route.useSearch() as { next?: unknown };
    return <AddEmailPage me={me} next={ownPath(next) ?? me.home} />;
  },
});
