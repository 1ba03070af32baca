import { MINUTE_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { moment } from '../../../ui/time/moment.ts';
import { span } from '../words.ts';

const TICK_MS = 30_000;

/** Returns the current time, updated twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Target time for a first reply and expiry of the request; both count the professional's working hours. */
export function ReplyTimer({ replyDueAt, lapsesAt }: { replyDueAt: string; lapsesAt: string }) {
  const now = useNow();
  const [due, ends] = [Date.parse(replyDueAt) - now, Date.parse(lapsesAt) - now];
  const left = (ms: number) => span(ms / MINUTE_MS);
  return (
    <p className="flex gap-2 text-14">
      <Timer aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-primary" />
      <span>
        {due > 0 ? (
          <>
            <span className="font-medium">{m.matching__reply_expected_by({ replyDueAt: moment(replyDueAt) })}</span>
            {m.matching__from_now({ due: left(due) })}
          </>
        ) : (
          <span className="font-medium">
            {m.matching__a_first_reply_was_expected({ replyDueAt: moment(replyDueAt) })}
          </span>
        )}{' '}
        <span className="text-soft">
          {ends > 0
            ? m.matching__the_request_expires_in({ lapsesAt: moment(lapsesAt), ends: left(ends) })
            : m.matching__the_request_expires_now()}
        </span>
      </span>
    </p>
  );
}
