import type { Analytics } from '@lintel/server/wholesaler';
import { DataTable } from '../../../../ui/data-table.tsx';
import { month as monthName, percent, whole } from '../../../../ui/format.ts';
import type { ShowRows } from './behind.ts';
import { RowsButton } from './rows-button.tsx';

type Cohort = Analytics['cohorts'][number];

/** Companies by the month in which they joined, and what became of them. */
export function Cohorts({ cohorts, show }: { cohorts: Analytics['cohorts']; show: ShowRows }) {
  const share = (head: string, count: (cohort: Cohort) => number) => ({
    head,
    numeric: true,
    cell: (cohort: Cohort) => (
      <>
        {whole(count(cohort))} <span className="text-soft">({percent(count(cohort) / cohort.joined)})</span>
      </>
    ),
  });
  return (
    <div className="lintel p-4">
      <DataTable
        caption="Companies by the month in which they joined, as they stand now"
        rows={cohorts.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          { head: 'Joined in', cell: ({ month }) => <span className="whitespace-nowrap">{monthName(month)}</span> },
          {
            head: 'Companies',
            numeric: true,
            cell: ({ month, joined }) => (
              <RowsButton
                label={`Joined in ${monthName(month)}: ${whole(joined)} companies`}
                onPress={() =>
                  show({ asked: { of: 'resellers', month }, title: `Companies that joined in ${monthName(month)}` })
                }
              >
                {whole(joined)}
              </RowsButton>
            ),
          },
          share('Verified', ({ verified }) => verified),
          share('Ever paid', ({ paid }) => paid),
          share('May work now', ({ working }) => working),
          { head: 'Agents now', numeric: true, cell: ({ agents }) => whole(agents) },
        ]}
      />
    </div>
  );
}
