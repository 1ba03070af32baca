import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../capabilities/accounts/password/reset-password-page.tsx';

export const Route = createFileRoute('/reset-password')({
  head: () => ({ meta: [{ title: 'Set a new password · Lintel' }, { name: 'referrer', content: 'no-referrer' }] }),
  component: function ResetPassword() {
    return <ResetPasswordPage token={String((Route.useSearch() as { token?: unknown }).token ?? '')} />;
  },
});
