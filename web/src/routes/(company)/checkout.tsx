import { m } from '@lintel/messages';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { fetchCheckout } from '../../modules/billing/calls.ts';
import { CheckoutPage } from '../../modules/billing/checkout/checkout-page.tsx';
import { NoCheckoutPage } from '../../modules/billing/checkout/no-checkout-page.tsx';

export const Route = createFileRoute('/(company)/checkout')({
  validateSearch: ({ session }: Record<string, unknown>): { session?: string } =>
    typeof session === 'string' ? { session } : {},
  beforeLoad: guard('reseller'),
  loaderDeps: ({ search: { session } }) => ({ session }),
  loader: async ({ deps: { session } }) => {
    const checkout = session ? await fetchCheckout(session) : null;
    if (!checkout) throw notFound();
    return checkout;
  },
  // An open checkout may have been paid since.
  staleTime: 0,
  head: () => ({ meta: [{ title: m.routes__checkout_lintel() }, { name: 'robots', content: 'noindex' }] }),
  notFoundComponent: NoCheckoutPage,
  component: function Checkout() {
    const router = useRouter();
    return (
      <QueryScope>
        <CheckoutPage checkout={Route.useLoaderData()} onStale={() => void router.invalidate()} />
      </QueryScope>
    );
  },
});
