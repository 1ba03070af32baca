import { m } from '@lintel/messages';
import type { Checkout } from '@lintel/server/billing';
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { beginCheckout, fetchBilling, fetchPortal, leaveFor } from './calls.ts';
import { subscriptionPath } from './paths.ts';

/** Starts a new checkout for the same item. People who cannot pay go to sign-up. */
export function TryAgain(props: { mayPay: boolean; checkout?: Checkout | null | undefined; label?: string }) {
  const { mayPay, checkout, label = m.billing__try_again() } = props;
  const [pending, setPending] = useState(false);
  if (!mayPay) return <LinkButton href="/signup">{label}</LinkButton>;
  const begin = async () => {
    setPending(true);
    try {
      leaveFor(await newCheckout(checkout));
    } catch (cause) {
      setPending(false);
      const description = cause instanceof Failure ? cause.text : m.billing__we_couldnt_reach_the_server();
      showToast({ title: m.billing__we_couldnt_start_the_checkout(), description, tone: 'danger' });
    }
  };
  return (
    <Button pending={pending} onClick={() => void begin()}>
      {label}
    </Button>
  );
}

async function newCheckout(checkout: Checkout | null | undefined): Promise<string> {
  if (checkout?.purpose === 'invoice') return (await fetchPortal()).url;
  const { tier, billingInterval } = checkout?.plan ?? (await fetchBilling()).subscription;
  if (tier === 'custom') return subscriptionPath;
  return (await beginCheckout({ tier, billingInterval })).url;
}
