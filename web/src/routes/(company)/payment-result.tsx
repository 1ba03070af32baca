import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { PaymentResultPage, type PaymentReturn } from '../../modules/billing/checkout/payment-result-page.tsx';

export const Route = createFileRoute('/(company)/payment-result')({
  validateSearch: ({ session_id, cancelled }: Record<string, unknown>): PaymentReturn => ({
    ...(typeof session_id === 'string' && session_id !== '' ? { session_id } : {}),
    ...(cancelled === undefined ? {} : { cancelled: 'true' }),
  }),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: function PaymentResult() {
    const { session } = Route.useRouteContext();
    return (
      <QueryScope>
        <PaymentResultPage
          named={Route.useSearch()}
          signedIn={session.person !== null}
          mayPay={session.person?.can.payForPlan ?? false}
        />
      </QueryScope>
    );
  },
});
