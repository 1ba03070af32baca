import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Checkout } from '@lintel/server/billing';
import { useState } from 'react';
import { leaveFor } from '../../../api/leave-for.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { supportPath } from '../../support/paths.ts';
import { exactDollars } from '../amounts.ts';
import { answerCheckout } from '../calls.ts';
import { paymentResultPath, subscriptionPath } from '../paths.ts';
import { SummaryLines } from '../summary-lines.tsx';
import { billedBy, perInterval } from '../words.ts';
import { TryAgain } from './try-again.tsx';

/** Shows the item, price and tax. The built-in test gateway is completed on this page. */
export function CheckoutPage({ checkout, onStale }: { checkout: Checkout; onStale: () => void }) {
  const { plan, purpose } = checkout;
  return (
    <div className="page grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6 py-12">
      <h1 className="text-36">{purpose === 'plan' ? m.billing__checkout() : m.billing__pay_your_invoice()}</h1>
      {checkout.isTest && (
        <Notice tone="warning" title={m.billing__this_is_a_test()}>
          {m.billing__no_money_moves_and_you()}
        </Notice>
      )}
      <section aria-label={m.billing__what_you_pay()} className="lintel grid gap-4 p-4 md:p-6">
        <h2 className="text-22">{m.billing__plan_up_to_agents({ name: plan.name, seats: plan.seats })}</h2>
        <SummaryLines
          lines={[{ description: billedBy[plan.billingInterval], amountCents: checkout.subtotalCents }]}
          bill={checkout}
          total={m.billing__total_today()}
        />
        {purpose === 'plan' && (
          <p className="text-14 text-soft">
            {m.billing__if_you_agreed_to_automatic({
              totalCents: exactDollars(checkout.totalCents),
              perInterval: perInterval[plan.billingInterval],
            })}
          </p>
        )}
      </section>
      <Answer checkout={checkout} onStale={onStale} />
      <p className="text-14 text-soft">
        {m.billing__something_wrong()}{' '}
        <AppLink href={supportPath()} className="link">
          {m.billing__contact_support_2()}
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
          {m.billing__continue_to_payment()}
        </a>
      </div>
    );
  if (state === 'open') return <TestButtons checkout={checkout} onStale={onStale} />;
  if (state === 'paid')
    return (
      <Notice tone="good" title={m.billing__already_paid()}>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton href={paymentResultPath(sessionId)}>{m.billing__view_payment({ reference })}</LinkButton>
          <LinkButton href={subscriptionPath} kind="secondary">
            {m.billing__your_plan()}
          </LinkButton>
        </div>
      </Notice>
    );
  if (state === 'processing')
    return (
      <Notice title={m.billing__this_payment_is_being_processed()}>
        <AppLink href={paymentResultPath(sessionId)} className="link">
          {m.billing__check_payment_status()}
        </AppLink>
      </Notice>
    );
  return (
    <Notice tone="warning" title={ended[state]}>
      <div className="mt-2 flex flex-wrap gap-2">
        <TryAgain mayPay checkout={checkout} label={m.billing__start_over()} />
        <LinkButton href={subscriptionPath} kind="secondary">
          {m.billing__your_plan()}
        </LinkButton>
      </div>
    </Notice>
  );
}

const ended = texts({
  failed: m.billing__the_payment_was_declined_nothing,
  cancelled: m.billing__this_checkout_was_cancelled_nothing,
  expired: m.billing__this_checkout_has_expired_nothing,
});

const buttons = [
  { answer: 'pay', kind: 'primary' },
  { answer: 'decline', kind: 'secondary' },
  { answer: 'cancel', kind: 'quiet' },
] as const;

/** The three possible outcomes at a payment provider. */
function TestButtons({ checkout, onStale }: { checkout: Checkout; onStale: () => void }) {
  const { act, pending } = useAction({ failed: m.billing__nothing_was_charged() });
  const [pressed, setPressed] = useState<'pay' | 'decline' | 'cancel'>();
  const words = {
    pay: m.billing__pay({ totalCents: exactDollars(checkout.totalCents) }),
    decline: m.billing__decline_payment(),
    cancel: m.billing__cancel(),
  };
  const press = async (answer: 'pay' | 'decline' | 'cancel') => {
    if (pending) return;
    setPressed(answer);
    await act(async () => leaveFor((await answerCheckout(checkout.sessionId, answer)).next));
    // Another window may have completed it first.
    onStale();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(({ answer, kind }) => (
        <Button
          key={answer}
          size="lg"
          kind={kind}
          pending={pending && pressed === answer}
          onClick={() => void press(answer)}
        >
          {words[answer]}
        </Button>
      ))}
    </div>
  );
}
