import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { fetchCheckout } from '../capabilities/billing/calls.ts';
import { CheckoutPage } from '../capabilities/billing/checkout-page.tsx';
import { NoCheckoutPage } from '../capabilities/billing/no-checkout-page.tsx';
import { guard } from '../frames/signed-in/guard.ts';

export const Route = createFileRoute('/checkout')({
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
  head: () => ({ meta: [{ title: 'Checkout · Lintel' }, { name: 'robots', content: 'noindex' }] }),
  notFoundComponent: NoCheckoutPage,
  component: function Checkout() {
    const router = useRouter();
    return <CheckoutPage checkout={Route.useLoaderData()} onStale={() => void router.invalidate()} />;
  },
});
