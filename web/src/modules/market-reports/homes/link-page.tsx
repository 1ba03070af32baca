import { m } from '@lintel/messages';
import { useState } from 'react';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ShortPage } from '../../../ui/short-page.tsx';
import { confirmHomeEmail, type HomeEmailLink, stopHomeEmail } from '../calls.ts';

const titles = {
  waiting: m.market_reports__confirm_this_address,
  active: m.market_reports__estimates_confirmed,
  stopped: m.market_reports__estimates_stopped,
} as const;

/** Confirms or stops the monthly estimate of a home. Asks first, because mail scanners follow links too. */
export function HomeLinkPage({ token, link }: { token: string; link: HomeEmailLink | undefined }) {
  const [now, setNow] = useState(link);
  const { act, pending, error } = useAction({ failed: null });
  if (!now)
    return (
      <ShortPage title={m.market_reports__this_link_isnt_valid()}>
        <p className="text-soft">{m.market_reports__link_expired_lead()}</p>
      </ShortPage>
    );
  const { status } = now;
  const home = now.home ?? '';
  const change = (made: Promise<HomeEmailLink>) => act(async () => setNow(await made));
  return (
    <ShortPage title={titles[status]()}>
      <p role="status" className="max-w-measure">
        {status === 'waiting' && m.market_reports__confirm_lead({ home })}
        {status === 'active' && m.market_reports__estimates_active({ home })}
        {status === 'stopped' && m.market_reports__estimates_stopped_lead()}
      </p>
      {error && (
        <Notice tone="danger" title={m.notifications__that_didnt_work()}>
          {reasonOf(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {status === 'waiting' && (
          <Button pending={pending} onClick={() => void change(confirmHomeEmail(token))}>
            {m.market_reports__confirm_emails()}
          </Button>
        )}
        {status !== 'stopped' && (
          <Button kind="secondary" pending={pending} onClick={() => void change(stopHomeEmail(token))}>
            {m.market_reports__stop_these_estimates()}
          </Button>
        )}
      </div>
    </ShortPage>
  );
}
