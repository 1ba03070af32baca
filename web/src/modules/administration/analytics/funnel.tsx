import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Analytics } from '@lintel/server/administration';
import { percent, whole } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RowsButton } from '../../../ui/table/rows-button.tsx';
import type { ShowRows } from './behind.ts';

const names: Record<Analytics['funnel'][number]['step'], string> = texts({
  signed_up: m.network__signed_up,
  verified: m.network__verified,
  paid: m.network__paid,
  first_agent: m.network__first_agent,
  first_buyer: m.network__first_buyer,
});

/**
 * Number of companies that reach each step from sign-up to the first buyer. Each step is a subset of the one before.
 */
export function Funnel({ funnel, show }: { funnel: Analytics['funnel']; show: ShowRows }) {
  const all = funnel[0]?.count ?? 0;
  return (
    <div className="lintel p-4">
      <DataTable
        cards
        caption={m.network__from_sign_up_to_first()}
        rows={funnel}
        keyOf={({ step }) => step}
        columns={[
          {
            head: m.network__step(),
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
            head: m.network__companies(),
            numeric: true,
            cell: ({ step, count }) => (
              <RowsButton
                label={m.network__companies_2({ names: names[step], count: whole(count) })}
                onPress={() =>
                  show({
                    asked: { of: 'funnel', step },
                    title: m.network__companies_3({ name: names[step].toLowerCase() }),
                  })
                }
              >
                {whole(count)}
              </RowsButton>
            ),
          },
          {
            head: m.network__share_of_all(),
            numeric: true,
            cell: ({ count }) => (all > 0 ? percent(count / all) : ''),
          },
          { head: m.network__definition(), cell: ({ definition }) => <span className="text-soft">{definition}</span> },
        ]}
      />
    </div>
  );
}
