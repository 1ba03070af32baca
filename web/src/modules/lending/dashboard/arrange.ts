import type { Order } from '../../../ui/table/data-table.tsx';
import type { ApplicationRow } from '../calls.ts';

export type PipelineSort = 'deadline' | 'borrower' | 'loan' | 'income';

export interface PipelineFilter {
  /** Part of the borrower's name or of the address. */
  search: string;
  /** Empty for all. */
  status: ApplicationRow['status'] | '';
}

export const closed: readonly ApplicationRow['status'][] = ['rejected', 'withdrawn'];

/** The applications that the filter keeps, in the order of a column. Unknown values come last in both directions. */
export function arrange(
  rows: readonly ApplicationRow[],
  { search, status }: PipelineFilter,
  { by, order }: Order<PipelineSort>,
): ApplicationRow[] {
  const text = search.trim().toLowerCase();
  const read = values[by];
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .filter((row) => status === '' || row.status === status)
    .filter(({ applicantName, propertyAddress }) =>
      `${applicantName}\n${propertyAddress ?? ''}`.toLowerCase().includes(text),
    )
    .sort((a, b) => {
      const [one, other] = [read(a), read(b)];
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return sign * (typeof one === 'string' ? one.localeCompare(String(other)) : one - Number(other));
    });
}

const values: Record<PipelineSort, (row: ApplicationRow) => string | number | null> = {
  deadline: ({ nextClock }) => nextClock?.daysLeft ?? null,
  borrower: ({ applicantName }) => applicantName,
  loan: ({ loanAmount }) => loanAmount,
  income: ({ monthlyIncome }) => monthlyIncome,
};
