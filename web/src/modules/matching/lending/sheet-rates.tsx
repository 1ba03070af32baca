import { m } from '@lintel/messages';
import { decimal } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { loanName } from '../loan-name.ts';
import type { OwnSheet } from './sheet-draft.ts';

/** Rates that the company's rate sheet publishes. They are changed there. */
export function SheetRates({ rates }: { rates: OwnSheet['rates'] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DataTable
        caption={m.matching__rates()}
        rows={rates}
        keyOf={({ product, termYears }) => `${product} ${termYears}`}
        columns={[
          {
            head: m.matching__loan(),
            cell: ({ product, termYears }) => m.matching__years({ product: loanName(product), termYears }),
          },
          { head: m.matching__rate(), numeric: true, cell: ({ rate }) => `${rate.toFixed(3)}%` },
          { head: m.matching__points(), numeric: true, cell: ({ points }) => decimal(points) },
        ]}
      />
      <p className="text-14 text-soft">{m.matching__rates_come_from_the_sheet()}</p>
    </section>
  );
}
