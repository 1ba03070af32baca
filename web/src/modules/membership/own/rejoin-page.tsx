import { m } from '@lintel/messages';
import type { Membership } from '@lintel/server/membership';
import { useState } from 'react';
import { reasonOf } from '../../../api/failure.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { callReseller, monthly } from '../../companies/index.ts';

const dashboard = '/agent-dashboard';

/** A former agent accepts the company's invitation to return. */
export function RejoinPage({ membership, invitation }: { membership: Membership; invitation: string }) {
  const [now, setNow] = useState(membership);
  const { act, pending, error } = useAction({ failed: null });
  const rejoin = () => act(async () => setNow(await callReseller((reseller) => reseller.rejoin({ invitation }))));
  const isBack = now.status !== 'left';
  return (
    <div className="page grid max-w-measure gap-6 pt-12 pb-24">
      <h1 className="text-36">
        {isBack
          ? m.network__youre_with({ companyName: now.companyName })
          : m.network__rejoin_3({ companyName: now.companyName })}
      </h1>
      {isBack ? (
        <>
          <p aria-live="polite">
            {m.network__you_work_with({ companyName: now.companyName })}
            {now.agentPricingTier === null
              ? '.'
              : m.network__and_pay_a_month({ agentPricingTier: monthly(now.agentPricingTier) })}{' '}
            {m.network__codes_that_were_turned_off()}
          </p>
          <div>
            <LinkButton href={dashboard}>{m.network__open_your_dashboard()}</LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>{m.network__removed_you_from_its_team_2({ companyName: now.companyName })}</p>
          {error && (
            <div role="alert">
              <Notice tone="danger">{reasonOf(error)}</Notice>
            </div>
          )}
          <div>
            <Button
              size="lg"
              pending={pending}
              unavailable={invitation ? undefined : m.network__open_the_link_in_your()}
              onClick={() => void rejoin()}
            >
              {m.network__rejoin()}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
