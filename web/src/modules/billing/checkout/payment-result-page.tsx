import { m } from '@lintel/messages';
import type { Checkout } from '@lintel/server/billing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { signInAt } from '../../accounts/paths.ts';
import { supportPath } from '../../support/paths.ts';
import { fetchCheckout } from '../calls.ts';
import { paymentResultPath, resellerDashboardPath, subscriptionPath } from '../paths.ts';
import { TryAgain } from './try-again.tsx';

/** Parameters of the return URL. They are not trusted: they only identify what to ask the server for. */
export interface PaymentReturn {
  session_id?: string;
  cancelled?: string;
}

const POLL_MS = 2_000;

/** Shows the result of a payment as the server knows it from the payment provider. */
export function PaymentResultPage(props: {
  named: PaymentReturn;
  signedIn: boolean;
  /** True for a company owner, who can start another checkout. */
  mayPay: boolean;
}) {
  const { named, signedIn, mayPay } = props;
  const { session_id: session } = named;
  const cancelled = named.cancelled !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'checkout', session],
    queryFn: () => fetchCheckout(session!),
    enabled: session !== undefined && signedIn,
    staleTime: 0,
    // The provider's webhook may arrive after the person does, so the page polls.
    refetchInterval: ({ state: { data: seen } }) => (seen && isWaiting(seen, cancelled) ? POLL_MS : false),
  });
  if (session === undefined || (cancelled && !signedIn)) return <Cancelled mayPay={mayPay} />;
  if (!signedIn)
    return (
      <Screen title={m.billing__sign_in_to_see_your()}>
        <p className="text-soft">{m.billing__you_can_see_a_payment()}</p>
        <Ways>
          <LinkButton href={signInAt('all', paymentResultPath(session))}>{m.billing__sign_in()}</LinkButton>
          <Homepage />
        </Ways>
      </Screen>
    );
  if (error)
    return (
      <Screen title={m.billing__your_payment()}>
        <ErrorState what={m.billing__we_couldnt_load_your_payment()} error={error} onRetry={() => void refetch()} />
      </Screen>
    );
  if (data === undefined)
    return (
      <Screen title={m.billing__checking_your_payment()}>
        <Skeleton className="h-32" />
      </Screen>
    );
  if (data === null)
    return (
      <Screen title={m.billing__payment_not_found()}>
        <p className="text-soft">{m.billing__we_couldnt_find_this_payment()}</p>
        <Ways>
          <LinkButton href={subscriptionPath}>{m.billing__your_plan()}</LinkButton>
          <Homepage />
        </Ways>
      </Screen>
    );
  return <Outcome checkout={data} cancelled={cancelled} />;
}

const isWaiting = ({ state }: Checkout, cancelled: boolean): boolean =>
  state === 'processing' || (state === 'open' && !cancelled);

function Outcome({ checkout, cancelled }: { checkout: Checkout; cancelled: boolean }) {
  const { state, reference } = checkout;
  if (state === 'paid') return <Paid checkout={checkout} />;
  if (isWaiting(checkout, cancelled))
    return (
      <Screen title={m.billing__your_payment_is_being_processed()}>
        <p className="text-soft" role="status">
          {m.billing__this_page_updates_automatically_you()}
        </p>
        <Reference>{reference}</Reference>
        <Ways>
          <LinkButton href={subscriptionPath} kind="secondary">
            {m.billing__your_plan()}
          </LinkButton>
        </Ways>
      </Screen>
    );
  if (state === 'failed' || state === 'expired')
    return (
      <Screen title={state === 'failed' ? m.billing__payment_failed() : m.billing__this_checkout_has_expired()}>
        <p className="text-soft">
          {state === 'failed' ? m.billing__the_payment_was_declined() : m.billing__it_was_open_for_too()}{' '}
          {m.billing__nothing_was_charged_you_can()}
        </p>
        <Ways>
          <TryAgain mayPay checkout={checkout} />
          <LinkButton href={supportPath()} kind="secondary">
            {m.billing__contact_support()}
          </LinkButton>
        </Ways>
      </Screen>
    );
  return <Cancelled mayPay checkout={checkout} />;
}

function Paid({ checkout }: { checkout: Checkout }) {
  return (
    <Screen title={m.billing__payment_successful()}>
      <dl className="lintel grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 p-4 md:p-6">
        <dt className="text-soft">{m.billing__status()}</dt>
        <dd className="font-semibold">{m.billing__active()}</dd>
        <dt className="text-soft">{m.billing__plan()}</dt>
        <dd>{checkout.plan.name}</dd>
        <dt className="text-soft">{m.billing__payment()}</dt>
        <dd className="tabular-nums">{checkout.reference}</dd>
      </dl>
      {checkout.isTest && <p className="text-14 text-soft">{m.billing__this_was_a_test_no()}</p>}
      <Ways>
        <LinkButton href={resellerDashboardPath}>{m.billing__go_to_the_reseller_dashboard()}</LinkButton>
        <LinkButton href="/search" kind="secondary">
          {m.billing__search_homes()}
        </LinkButton>
      </Ways>
    </Screen>
  );
}

function Cancelled({ mayPay, checkout }: { mayPay: boolean; checkout?: Checkout }) {
  return (
    <Screen title={m.billing__payment_cancelled()}>
      <p className="text-soft">{m.billing__your_subscription_was_not_completed()}</p>
      <Ways>
        <TryAgain mayPay={mayPay} checkout={checkout} />
        <Homepage />
        <LinkButton href={supportPath()} kind="quiet">
          {m.billing__contact_support()}
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
    {m.billing__return_to_homepage()}
  </LinkButton>
);

const Reference = ({ children }: { children: string }) => (
  <p className="text-14 text-soft">
    {m.billing__payment()} <span className="tabular-nums">{children}</span>
  </p>
);
