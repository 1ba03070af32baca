import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Column, shownFrom } from './data-table.tsx';

export interface SortColumn<Row, Key extends string = string> extends Column<Row> {
  /** Set if the rows can be sorted by this column. */
  sort?: Key;
}

export interface Order<Key extends string = string> {
  by: Key;
  order: 'asc' | 'desc';
}

/** A table sorted by pressing a heading; headings stay in view while scrolling. The caller sorts the rows. */
export function SortTable<Row, Key extends string>(props: {
  caption: string;
  columns: readonly SortColumn<Row, Key>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  order: Order<Key>;
  onOrder: (order: Order<Key>) => void;
  /** True while rows of the former query are shown and new ones load. */
  stale?: boolean;
  /** Content when there are no rows. */
  empty: ReactNode;
}) {
  const { caption, columns, rows, keyOf, order, onOrder, stale } = props;
  if (rows.length === 0) return props.empty;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
    <section className="relative max-h-[75dvh] overflow-auto" aria-label={caption} tabIndex={0} aria-busy={stale}>
      <table className={cx('w-full border-collapse text-14', stale && 'opacity-60')}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-raised">
          <tr className="border-b-2 border-ink">
            {columns.map((column) => (
              <Head key={column.head} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line hover:bg-sunk focus-within:bg-sunk">
              {columns.map((column) => (
                <td
                  key={column.head}
                  className={cx(
                    'px-2 py-2 align-middle',
                    column.from && shownFrom[column.from],
                    column.numeric && 'text-right whitespace-nowrap tabular-nums',
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

function Head<Row, Key extends string>(props: {
  column: SortColumn<Row, Key>;
  order: Order<Key>;
  onOrder: (order: Order<Key>) => void;
}) {
  const { column, order, onOrder } = props;
  const key = column.sort;
  const active = key !== undefined && order.by === key;
  const Mark = active ? (order.order === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={active ? (order.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cx(
        'px-2 font-semibold whitespace-nowrap',
        column.from && shownFrom[column.from],
        column.numeric ? 'text-right' : 'text-left',
      )}
    >
      {key === undefined ? (
        <span className="inline-flex min-h-10 items-center">{column.head}</span>
      ) : (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-10 items-center gap-1 rounded-control px-1 -outline-offset-2 hover:bg-sunk"
          onClick={() => onOrder({ by: key, order: active && order.order === 'asc' ? 'desc' : 'asc' })}
        >
          {column.head}
          <Mark aria-hidden size={14} strokeWidth={1.5} className={active ? 'text-ink' : 'text-soft'} />
        </button>
      )}
    </th>
  );
}
