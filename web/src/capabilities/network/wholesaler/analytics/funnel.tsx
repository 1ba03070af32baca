import type { Analytics } from '@lintel/server/wholesaler';
import { DataTable } from '../../../../ui/data-table.tsx';
import { percent, whole } from '../../../../ui/format.ts';
import type { ShowRows } from './behind.ts';
import { RowsButton } from './rows-button.tsx';

const names: Record<Analytics['funnel'][number]['step'], string> = {
  signed_up: 'Signed up',
  verified: 'Verified',
  paid: 'Paid',
  first_agent: 'First agent',
  first_buyer: 'First buyer',
};

/** How far companies come, from the sign-up to their first buyer. Each step is part of the one before. */
export function Funnel({ funnel, show }: { funnel: Analytics['funnel']; show: ShowRows }) {
  const all = funnel[0]?.count ?? 0;
  return (
    <div className="lintel p-4">
      <DataTable
        caption="From the sign-up to the first buyer: all companies"
        rows={funnel}
        keyOf={({ step }) => step}
        columns={[
          {
            head: 'Step',
            cell: ({ step, count }) => (
              <span className="block min-w-40">
                {names[step]}
                <svg aria-hidden className="mt-1 block h-2 w-full">
                  <rect width={`${all > 0 ? (100 * count) / all : 0}%`} height="100%" className="fill-primary" />
                </svg>
              </span>
            ),
          },
          {
            head: 'Companies',
            numeric: true,
            cell: ({ step, count }) => (
              <RowsButton
                label={`${names[step]}: ${whole(count)} companies`}
                onPress={() =>
                  show({ asked: { of: 'funnel', step }, title: `Companies: ${names[step].toLowerCase()}` })
                }
              >
                {whole(count)}
              </RowsButton>
            ),
          },
          { head: 'Of all', numeric: true, cell: ({ count }) => (all > 0 ? percent(count / all) : '') },
          { head: 'What counts', cell: ({ definition }) => <span className="text-soft">{definition}</span> },
        ]}
      />
    </div>
  );
}
