import { m } from '@lintel/messages';
import type { Checkout } from '@lintel/server/billing';
import { leaveFor } from '../../../api/leave-for.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { beginCheckout, fetchBilling, fetchPortal } from '../calls.ts';
import { subscriptionPath } from '../paths.ts';

/** Starts a new checkout for the same item. People who cannot pay go to sign-up. */
export function TryAgain(props: { mayPay: boolean; checkout?: Checkout | null | undefined; label?: string }) {
  const { mayPay, checkout, label = m.billing__try_again() } = props;
  const { act, pending } = useAction({ failed: m.billing__we_couldnt_start_the_checkout() });
  if (!mayPay) return <LinkButton href="/signup">{label}</LinkButton>;
  return (
    <Button pending={pending} onClick={() => void act(() => newCheckout(checkout).then(({ url }) => leaveFor(url)))}>
      {label}
    </Button>
  );
}

async function newCheckout(checkout: Checkout | null | undefined): Promise<{ url: string }> {
  if (checkout?.purpose === 'invoice') return fetchPortal();
  const { tier, billingInterval } = checkout?.plan ?? (await fetchBilling()).subscription;
  if (tier === 'custom') return { url: subscriptionPath };
  return beginCheckout({ tier, billingInterval });
}
