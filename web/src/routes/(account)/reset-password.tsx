import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../modules/accounts/password/reset-password-page.tsx';

export const Route = createFileRoute('/(account)/reset-password')({
  head: () => ({
    meta: [{ title: m.routes__set_a_new_password_lintel() }, { name: 'referrer', content: 'no-referrer' }],
  }),
  component: function ResetPassword() {
    return <ResetPasswordPage token={String((Route.useSearch() as { token?: unknown }).token ?? '')} />;
  },
});
