import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the column with tabular figures. */
  numeric?: boolean;
  /** Hides the column below this width. */
  from?: 'md' | 'lg' | 'xl';
}

export const shownFrom = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;

/** A table with a caption. Wide tables scroll sideways, also by keyboard. */
export function DataTable<Row>(props: {
  caption: string;
  quietCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
    <section className="relative overflow-x-auto" aria-label={props.caption} tabIndex={0}>
      <table className="w-full border-collapse text-14">
        <caption className={props.quietCaption ? 'sr-only' : 'pb-2 text-left text-soft'}>{props.caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {props.columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                className={cx(
                  'py-2 pr-4 font-semibold whitespace-nowrap last:pr-0',
                  column.from && shownFrom[column.from],
                  column.numeric ? 'text-right' : 'text-left',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.keyOf(row)} className="border-b border-line">
              {props.columns.map((column) => (
                <td
                  key={column.head}
                  className={cx(
                    'py-2 pr-4 align-top last:pr-0',
                    column.from && shownFrom[column.from],
                    column.numeric && 'text-right tabular-nums whitespace-nowrap',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
