import type { Preview } from '@lintel/server/billing';
import type { UseQueryResult } from '@tanstack/react-query';
import { dayHere } from '../../ui/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { exactDollars } from './amounts.ts';
import { whyOf } from './queries.ts';
import { SummaryLines } from './summary-lines.tsx';

/** What a change costs now and later: the very lines of the bill that it would make. */
export function PreviewOfChange({ preview }: { preview: UseQueryResult<Preview> }) {
  const { data, error } = preview;
  if (error)
    return (
      <div role="alert">
        <Notice tone="warning">{whyOf(error)}.</Notice>
      </div>
    );
  if (!data) return <Skeleton className="h-32" />;
  return (
    <section aria-label="What it costs" aria-live="polite" className="grid gap-3 border-t-2 border-ink pt-4 text-14">
      {data.effective === 'now' ? (
        <SummaryLines lines={data.lines} bill={data} total="To pay now" />
      ) : (
        <p>
          {data.name} begins on {dayHere(data.effectiveAt)}. Until then you keep what is paid, and nothing is due now.
        </p>
      )}
      <p className="text-soft">
        Next bill: {exactDollars(data.nextBill.totalCents)} on {dayHere(data.nextBill.at)}. {data.nextBill.taxNote}.
      </p>
    </section>
  );
}
