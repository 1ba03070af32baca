import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { moment } from '../../../ui/moment.ts';
import { span } from '../words.ts';

const TICK_MS = 30_000;
const MINUTE_MS = 60_000;

/** The time as it goes, twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** By when a first reply is aimed at, and when the request lapses; both run in the professional's working hours. */
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
            <span className="font-medium">Reply aimed at by {moment(replyDueAt)}</span>, {left(due)} from now.
          </>
        ) : (
          <span className="font-medium">The aim of a first reply by {moment(replyDueAt)} was missed.</span>
        )}{' '}
        <span className="text-soft">
          {ends > 0 ? `Lapses ${moment(lapsesAt)}, in ${left(ends)}.` : 'It lapses now.'}
        </span>
      </span>
    </p>
  );
}
