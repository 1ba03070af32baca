import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../../api/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { lendingKey, sharedStatusesQuery } from '../calls.ts';
import { dayWords, statusTones, statusWords } from '../words.ts';

/** Mortgage statuses that clients share with their real estate agent; nothing when none do. */
export function SharedStatuses() {
  useLive('lending', lendingKey);
  const { data } = useQuery(sharedStatusesQuery);
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-18">{m.lending__mortgages_of_your_clients()}</h3>
      <DataTable
        caption={m.lending__mortgages_of_your_clients()}
        quietCaption
        rows={data}
        keyOf={({ applicationId }) => applicationId}
        columns={[
          { head: m.lending__borrower(), cell: ({ borrower }) => <span className="font-medium">{borrower}</span> },
          { head: m.lending__home_of_the_offer(), cell: ({ home }) => home ?? m.lending__no_home_yet() },
          {
            head: m.lending__status(),
            cell: ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>,
          },
          { head: m.lending__date_closing(), cell: ({ closingOn }) => (closingOn ? dayWords(closingOn) : '–') },
        ]}
      />
    </section>
  );
}
