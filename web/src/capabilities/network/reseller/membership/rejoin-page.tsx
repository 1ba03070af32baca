import type { Membership } from '@lintel/server/reseller';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Failure } from '../../../../wire/failure.ts';
import { askReseller } from '../calls.ts';
import { monthly } from '../words.ts';

const desk = '/agent-dashboard';

/** An agent who left says yes to the invitation of the company that let them go. */
export function RejoinPage({ membership, invitation }: { membership: Membership; invitation: string }) {
  const [now, setNow] = useState(membership);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const rejoin = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      setNow(await askReseller((reseller) => reseller.rejoin({ invitation })));
    } catch (cause) {
      setFailure(
        cause instanceof Failure && cause.status > 0 && cause.status < 500
          ? cause.text
          : 'The server could not be reached. Nothing was changed: please try again.',
      );
    }
    setPending(false);
  };
  const isBack = now.status !== 'left';
  return (
    <div className="page grid max-w-measure gap-6 pt-12 pb-24">
      <h1 className="text-36">{isBack ? `You are with ${now.companyName}` : `Come back to ${now.companyName}`}</h1>
      {isBack ? (
        <>
          <p aria-live="polite">
            You work with {now.companyName}
            {now.agentPricingTier === null ? '.' : `, for ${monthly(now.agentPricingTier)} a month.`} Codes that were
            switched off stay off until the company switches them on.
          </p>
          <div>
            <LinkButton href={desk}>Open your desk</LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>
            {now.companyName} let you go and invites you back. Your account is as you left it; buyers who went to a
            colleague stay there. Your price is the one in the email.
          </p>
          {failure && (
            <div role="alert">
              <Notice tone="danger">{failure}</Notice>
            </div>
          )}
          <div>
            <Button
              size="lg"
              pending={pending}
              unavailable={invitation ? undefined : 'Open the link in the email'}
              onClick={() => void rejoin()}
            >
              Come back
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
