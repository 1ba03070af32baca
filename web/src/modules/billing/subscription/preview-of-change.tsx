import { m } from '@lintel/messages';
import type { Preview } from '@lintel/server/billing';
import type { UseQueryResult } from '@tanstack/react-query';
import { reasonOf } from '../../../api/failure.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { exactDollars } from '../amounts.ts';
import { SummaryLines } from '../summary-lines.tsx';

/** Cost of a change now and later, with the lines of the resulting invoice. */
export function PreviewOfChange({ preview }: { preview: UseQueryResult<Preview> }) {
  const { data, error } = preview;
  if (error)
    return (
      <div role="alert">
        <Notice tone="warning">{reasonOf(error)}.</Notice>
      </div>
    );
  if (!data) return <Skeleton className="h-32" />;
  return (
    <section
      aria-label={m.billing__cost()}
      aria-live="polite"
      className="grid gap-3 border-t-2 border-ink pt-4 text-14"
    >
      {data.effective === 'now' ? (
        <SummaryLines lines={data.lines} bill={data} total={m.billing__due_now()} />
      ) : (
        <p>{m.billing__starts_on_until_then_you({ name: data.name, effectiveAt: dayHere(data.effectiveAt) })}</p>
      )}
      <p className="text-soft">
        {m.billing__next_invoice_on({
          totalCents: exactDollars(data.nextBill.totalCents),
          at: dayHere(data.nextBill.at),
          taxNote: data.nextBill.taxNote,
        })}
      </p>
    </section>
  );
}
