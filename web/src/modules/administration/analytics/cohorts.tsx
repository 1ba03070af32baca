import { m } from '@lintel/messages';
import type { Analytics } from '@lintel/server/administration';
import { month as monthName, percent, whole } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RowsButton } from '../../../ui/table/rows-button.tsx';
import type { ShowRows } from './behind.ts';

type Cohort = Analytics['cohorts'][number];

/** Companies by the month in which they joined, and their retention. */
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
        cards
        caption={m.network__companies_by_the_month_they()}
        rows={cohorts.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          {
            head: m.network__joined_in(),
            cell: ({ month }) => <span className="whitespace-nowrap">{monthName(month)}</span>,
          },
          {
            head: m.network__companies(),
            numeric: true,
            cell: ({ month, joined }) => (
              <RowsButton
                label={m.network__joined_in_companies({ month: monthName(month), joined: whole(joined) })}
                onPress={() =>
                  show({
                    asked: { of: 'resellers', month },
                    title: m.network__companies_that_joined_in({ month: monthName(month) }),
                  })
                }
              >
                {whole(joined)}
              </RowsButton>
            ),
          },
          share(m.network__verified(), ({ verified }) => verified),
          share(m.network__ever_paid(), ({ paid }) => paid),
          share(m.network__can_work_now(), ({ working }) => working),
          { head: m.network__agents_now(), numeric: true, cell: ({ agents }) => whole(agents) },
        ]}
      />
    </div>
  );
}
