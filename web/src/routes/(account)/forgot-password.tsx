import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../modules/accounts/password/forgot-password-page.tsx';

export const Route = createFileRoute('/(account)/forgot-password')({
  head: () => ({ meta: [{ title: m.routes__forgot_your_password_lintel() }] }),
  component: function ForgotPassword() {
    return <ForgotPasswordPage demo={Route.useRouteContext().session.demo} />;
  },
});
