import type { Analytics } from '@lintel/server/wholesaler';
import { DataTable } from '../../../../ui/data-table.tsx';
import { month as monthName, whole } from '../../../../ui/format.ts';
import { dollars } from '../words.ts';
import type { ShowRows } from './behind.ts';
import { RowsButton } from './rows-button.tsx';

/** Each month in figures; a press on one shows the rows that it counts. */
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
        caption="Month by month. A press on a figure shows what it counts."
        rows={months.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          { head: 'Month', cell: ({ month }) => <span className="whitespace-nowrap">{monthName(month)}</span> },
          figure('New companies', 'resellers', (each) => whole(each.newResellers), 'Companies that joined in'),
          figure('New agents', 'agents', (each) => whole(each.newAgents), 'Agents who joined in'),
          figure('New buyers', 'buyers', (each) => whole(each.newBuyers), 'Buyers who joined in'),
          figure('Recurring', 'recurring', (each) => dollars(each.mrrCents), 'What recurred a month at the end of'),
          figure('Paid', 'revenue', (each) => dollars(each.revenueCents), 'Invoices paid in'),
        ]}
      />
    </div>
  );
}
