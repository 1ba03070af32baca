import type { Checkout } from '@lintel/server/billing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { signInAt } from '../accounts/paths.ts';
import { supportPath } from '../support/paths.ts';
import { askCheckout } from './calls.ts';
import { paymentResultPath, resellerDeskPath, subscriptionPath } from './paths.ts';
import { TryAgain } from './try-again.tsx';

/** What an address says of a payment. None of it is believed: it only names what the server is asked for. */
export interface PaymentReturn {
  session_id?: string;
  cancelled?: string;
}

const POLL_MS = 2_000;

/** After a payment: what became of it, as the server knows it from the payment provider. */
export function PaymentResultPage(props: {
  named: PaymentReturn;
  signedIn: boolean;
  /** The owner of a company, who may begin another checkout. */
  mayPay: boolean;
}) {
  const { named, signedIn, mayPay } = props;
  const { session_id: session } = named;
  const cancelled = named.cancelled !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'checkout', session],
    queryFn: () => askCheckout(session!),
    enabled: session !== undefined && signedIn,
    staleTime: 0,
    // The provider's word may come after the person: the page waits for it.
    refetchInterval: ({ state: { data: seen } }) => (seen && isWaiting(seen, cancelled) ? POLL_MS : false),
  });
  if (session === undefined || (cancelled && !signedIn)) return <Cancelled mayPay={mayPay} />;
  if (!signedIn)
    return (
      <Screen title="Sign in to see your payment">
        <p className="text-soft">What became of a payment is shown to the account that made it.</p>
        <Ways>
          <LinkButton href={signInAt('all', paymentResultPath(session))}>Sign in</LinkButton>
          <Homepage />
        </Ways>
      </Screen>
    );
  if (error)
    return (
      <Screen title="Your payment">
        <ErrorState what="Your payment could not be looked up" error={error} onRetry={() => void refetch()} />
      </Screen>
    );
  if (data === undefined)
    return (
      <Screen title="Looking up your payment">
        <Skeleton className="h-32" />
      </Screen>
    );
  if (data === null)
    return (
      <Screen title="Payment not found">
        <p className="text-soft">
          There is no such payment in your account. A letter of the address may be missing, or it belongs to another
          account.
        </p>
        <Ways>
          <LinkButton href={subscriptionPath}>Your plan</LinkButton>
          <Homepage />
        </Ways>
      </Screen>
    );
  return <Looked checkout={data} cancelled={cancelled} />;
}

const isWaiting = ({ state }: Checkout, cancelled: boolean): boolean =>
  state === 'processing' || (state === 'open' && !cancelled);

function Looked({ checkout, cancelled }: { checkout: Checkout; cancelled: boolean }) {
  const { state, reference } = checkout;
  if (state === 'paid') return <Paid checkout={checkout} />;
  if (isWaiting(checkout, cancelled))
    return (
      <Screen title="Your payment is being processed">
        <p className="text-soft" role="status">
          This page follows it by itself. You may also leave: we write to you when it is done.
        </p>
        <Reference>{reference}</Reference>
        <Ways>
          <LinkButton href={subscriptionPath} kind="secondary">
            Your plan
          </LinkButton>
        </Ways>
      </Screen>
    );
  if (state === 'failed' || state === 'expired')
    return (
      <Screen title={state === 'failed' ? 'Payment failed' : 'This checkout has expired'}>
        <p className="text-soft">
          {state === 'failed' ? 'The payment was declined.' : 'It was open for too long.'} Nothing was charged. You can
          try again or contact support.
        </p>
        <Ways>
          <TryAgain mayPay checkout={checkout} />
          <LinkButton href={supportPath()} kind="secondary">
            Contact support
          </LinkButton>
        </Ways>
      </Screen>
    );
  return <Cancelled mayPay checkout={checkout} />;
}

function Paid({ checkout }: { checkout: Checkout }) {
  return (
    <Screen title="Payment Successful">
      <dl className="lintel grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 p-4 md:p-6">
        <dt className="text-soft">Status</dt>
        <dd className="font-semibold">Active</dd>
        <dt className="text-soft">Plan</dt>
        <dd>{checkout.plan.name}</dd>
        <dt className="text-soft">Payment</dt>
        <dd className="tabular-nums">{checkout.reference}</dd>
      </dl>
      {checkout.isTest && <p className="text-14 text-soft">This was a test: no money has moved.</p>}
      <Ways>
        <LinkButton href={resellerDeskPath}>Go to the reseller dashboard</LinkButton>
        <LinkButton href="/search" kind="secondary">
          Search homes
        </LinkButton>
      </Ways>
    </Screen>
  );
}

function Cancelled({ mayPay, checkout }: { mayPay: boolean; checkout?: Checkout }) {
  return (
    <Screen title="Payment Cancelled">
      <p className="text-soft">Your subscription was not completed. You can try again or contact support.</p>
      <Ways>
        <TryAgain mayPay={mayPay} checkout={checkout} />
        <Homepage />
        <LinkButton href={supportPath()} kind="quiet">
          Contact support
        </LinkButton>
      </Ways>
    </Screen>
  );
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page grid max-w-160 grid-cols-[minmax(0,1fr)] content-start gap-6 py-16">
      <title>{`${title} · Lintel`}</title>
      <h1 className="text-36">{title}</h1>
      {children}
    </div>
  );
}

const Ways = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>;

const Homepage = () => (
  <LinkButton href="/" kind="secondary">
    Return to Homepage
  </LinkButton>
);

const Reference = ({ children }: { children: string }) => (
  <p className="text-14 text-soft">
    Payment <span className="tabular-nums">{children}</span>
  </p>
);
