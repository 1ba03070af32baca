import { m } from '@lintel/messages';
import { useState } from 'react';
import { reasonOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { type ReportLink, stopReports } from './calls.ts';

/** Page of the unsubscribe link of an agent's report. Asks first, because mail scanners follow links too. */
export function StopPage({ token, link }: { token: string; link: ReportLink | undefined }) {
  const [now, setNow] = useState(link);
  const { act, pending, error } = useAction({ failed: null });
  if (!now)
    return (
      <ShortPage title={m.market_reports__this_link_isnt_valid()}>
        <p className="text-soft">{m.market_reports__link_cut_off()}</p>
      </ShortPage>
    );
  const { agent: name, company, isStopped } = now;
  return (
    <ShortPage title={isStopped ? m.market_reports__emails_stopped() : m.market_reports__stop_these_emails()}>
      <p role="status" className="max-w-measure">
        {isStopped
          ? m.market_reports__no_more_emails({ name, company })
          : m.market_reports__stopping_means({ name, company })}
      </p>
      {error && (
        <Notice tone="danger" title={m.notifications__that_didnt_work()}>
          {reasonOf(error)}
        </Notice>
      )}
      {!isStopped && (
        <div>
          <Button pending={pending} onClick={() => void act(async () => setNow(await stopReports(token)))}>
            {m.market_reports__stop_emails_of({ name })}
          </Button>
        </div>
      )}
    </ShortPage>
  );
}
