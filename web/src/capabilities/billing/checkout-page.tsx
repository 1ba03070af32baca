import type { Checkout } from '@lintel/server/billing';
import { useState } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { Failure } from '../../wire/failure.ts';
import { supportPath } from '../support/paths.ts';
import { exactDollars } from './amounts.ts';
import { answerCheckout, leaveFor } from './calls.ts';
import { paymentResultPath, subscriptionPath } from './paths.ts';
import { SummaryLines } from './summary-lines.tsx';
import { TryAgain } from './try-again.tsx';
import { billedBy, perInterval } from './words.ts';

/** What is bought, for how much, with which tax. The built-in test gateway is answered right here. */
export function CheckoutPage({ checkout, onStale }: { checkout: Checkout; onStale: () => void }) {
  const { plan, purpose } = checkout;
  return (
    <div className="page grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6 py-12">
      <h1 className="text-36">{purpose === 'plan' ? 'Checkout' : 'Pay an open bill'}</h1>
      {checkout.isTest && (
        <Notice tone="warning" title="This is a test">
          No money moves and no card is asked for. What you press below is what a payment provider would tell Lintel.
        </Notice>
      )}
      <section aria-label="What you pay" className="lintel grid gap-4 p-4 md:p-6">
        <h2 className="text-22">
          {plan.name} plan, up to {plan.seats} agents
        </h2>
        <SummaryLines
          lines={[{ description: billedBy[plan.billingInterval], amountCents: checkout.subtotalCents }]}
          bill={checkout}
          total="Total today"
        />
        {purpose === 'plan' && (
          <p className="text-14 text-soft">
            Where you agreed to the renewal, the plan renews by itself, at {exactDollars(checkout.totalCents)}{' '}
            {perInterval[plan.billingInterval]}, until you cancel it. You are reminded by letter 30 and 7 days ahead,
            and can cancel online at any time.
          </p>
        )}
      </section>
      <Answer checkout={checkout} onStale={onStale} />
      <p className="text-14 text-soft">
        Something is wrong?{' '}
        <AppLink href={supportPath()} className="link">
          Write to support
        </AppLink>
      </p>
    </div>
  );
}

function Answer({ checkout, onStale }: { checkout: Checkout; onStale: () => void }) {
  const { state, url, sessionId, reference } = checkout;
  if (state === 'open' && !checkout.isTest && url)
    return (
      <div>
        <a
          href={url}
          className="inline-flex min-h-12 items-center rounded-control bg-primary px-6 font-medium text-on-primary hover:bg-primary-strong"
        >
          Go on to the payment
        </a>
      </div>
    );
  if (state === 'open') return <TestButtons checkout={checkout} onStale={onStale} />;
  if (state === 'paid')
    return (
      <Notice tone="good" title="This is paid already">
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton href={paymentResultPath(sessionId)}>See the payment {reference}</LinkButton>
          <LinkButton href={subscriptionPath} kind="secondary">
            Your plan
          </LinkButton>
        </div>
      </Notice>
    );
  if (state === 'processing')
    return (
      <Notice title="This payment is being processed">
        <AppLink href={paymentResultPath(sessionId)} className="link">
          See where it stands
        </AppLink>
      </Notice>
    );
  return (
    <Notice tone="warning" title={ended[state]}>
      <div className="mt-2 flex flex-wrap gap-2">
        <TryAgain mayPay checkout={checkout} label="Begin again" />
        <LinkButton href={subscriptionPath} kind="secondary">
          Your plan
        </LinkButton>
      </div>
    </Notice>
  );
}

const ended = {
  failed: 'The payment was declined. Nothing was charged',
  cancelled: 'This checkout was cancelled. Nothing was charged',
  expired: 'This checkout has expired. Nothing was charged',
};

const buttons = [
  { answer: 'pay', kind: 'primary' },
  { answer: 'decline', kind: 'secondary' },
  { answer: 'cancel', kind: 'quiet' },
] as const;

/** The three things that can happen at a payment provider. */
function TestButtons({ checkout, onStale }: { checkout: Checkout; onStale: () => void }) {
  const [pending, setPending] = useState<'pay' | 'decline' | 'cancel'>();
  const words = {
    pay: `Pay ${exactDollars(checkout.totalCents)}`,
    decline: 'Decline the payment',
    cancel: 'Cancel',
  };
  const press = async (answer: 'pay' | 'decline' | 'cancel') => {
    if (pending) return;
    setPending(answer);
    try {
      leaveFor((await answerCheckout(checkout.sessionId, answer)).next);
    } catch (cause) {
      setPending(undefined);
      const description = cause instanceof Failure ? cause.text : 'The server could not be reached.';
      showToast({ title: 'Nothing was charged', description, tone: 'danger' });
      // Another window may have been quicker.
      onStale();
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(({ answer, kind }) => (
        <Button key={answer} size="lg" kind={kind} pending={pending === answer} onClick={() => void press(answer)}>
          {words[answer]}
        </Button>
      ))}
    </div>
  );
}
