import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { VerifyEmailPage } from '../../modules/accounts/email/verify-email-page.tsx';

export const Route = createFileRoute('/(account)/verify-email')({
  head: () => ({
    meta: [{ title: m.routes__confirm_your_email_lintel() }, { name: 'referrer', content: 'no-referrer' }],
  }),
  component: function VerifyEmail() {
    return (
      <QueryScope>
        <VerifyEmailPage token={String((Route.useSearch() as { token?: unknown }).token ?? '')} />
      </QueryScope>
    );
  },
});
