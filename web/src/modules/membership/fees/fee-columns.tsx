import { m } from '@lintel/messages';
import type { Fee } from '@lintel/server/membership';
import { Badge } from '../../../ui/badge.tsx';
import { month } from '../../../ui/format.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { daysNote, feeDollars, feeNames, feeTones, stateNote } from './words.ts';

export const monthColumn: Column<Fee> = {
  get head() {
    return m.network__month();
  },
  cell: (fee) => (
    <>
      <p className="whitespace-nowrap">{month(fee.month)}</p>
      {daysNote(fee) && <p className="text-12 text-soft">{daysNote(fee)}</p>}
    </>
  ),
};

/** Amount and payment state, for the company and the agent alike. */
export const feeColumns: readonly Column<Fee>[] = [
  {
    get head() {
      return m.network__amount();
    },
    numeric: true,
    cell: ({ amountCents }) => feeDollars(amountCents),
  },
  {
    get head() {
      return m.network__status();
    },
    cell: (fee) => (
      <div className="grid justify-items-start gap-0.5">
        <Badge tone={feeTones[fee.status]}>{feeNames[fee.status]}</Badge>
        {stateNote(fee) && (
          <span className="max-w-48 text-12 text-soft [overflow-wrap:anywhere]">{stateNote(fee)}</span>
        )}
      </div>
    ),
  },
];
