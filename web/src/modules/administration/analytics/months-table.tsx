import { m } from '@lintel/messages';
import type { Analytics } from '@lintel/server/administration';
import { month as monthName, whole } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RowsButton } from '../../../ui/table/rows-button.tsx';
import { dollars } from '../words.ts';
import type { ShowRows } from './behind.ts';

/** Monthly figures; pressing one shows the rows it counts. */
export function MonthsTable({ months, show }: { months: Analytics['months']; show: ShowRows }) {
  type Month = Analytics['months'][number];
  const figure = (
    head: string,
    of: 'resellers' | 'agents' | 'buyers' | 'revenue' | 'recurring',
    text: (each: Month) => string,
    title: string,
  ) => ({
    head,
    numeric: true,
    cell: (each: Month) => (
      <RowsButton
        label={`${head}, ${monthName(each.month)}: ${text(each)}`}
        onPress={() => show({ asked: { of, month: each.month }, title: `${title} ${monthName(each.month)}` })}
      >
        {text(each)}
      </RowsButton>
    ),
  });
  return (
    <div className="lintel p-4">
      <DataTable
        cards
        caption={m.network__month_by_month_select_a()}
        rows={months.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          {
            head: m.network__month(),
            cell: ({ month }) => <span className="whitespace-nowrap">{monthName(month)}</span>,
          },
          figure(
            m.network__new_companies(),
            'resellers',
            (each) => whole(each.newResellers),
            m.network__companies_that_joined_in_2(),
          ),
          figure(m.network__new_agents(), 'agents', (each) => whole(each.newAgents), m.network__agents_who_joined_in()),
          figure(m.network__new_buyers(), 'buyers', (each) => whole(each.newBuyers), m.network__buyers_who_joined_in()),
          figure(
            m.network__recurring(),
            'recurring',
            (each) => dollars(each.mrrCents),
            m.network__monthly_recurring_revenue_at_the_2(),
          ),
          figure(m.network__paid(), 'revenue', (each) => dollars(each.revenueCents), m.network__invoices_paid_in()),
        ]}
      />
    </div>
  );
}
