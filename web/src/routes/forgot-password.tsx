import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../capabilities/accounts/password/forgot-password-page.tsx';

export const Route = createFileRoute('/forgot-password')({
  head: () => ({ meta: [{ title: 'Forgot your password · Lintel' }] }),
  component: function ForgotPassword() {
    return <ForgotPasswordPage demo={Route.useRouteContext().session.demo} />;
  },
});
