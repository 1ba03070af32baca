import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Column<Row, Key extends string = string> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the column with tabular figures. */
  numeric?: boolean;
  /** Hides the column below this width. */
  from?: 'md' | 'lg' | 'xl';
  /** Set if the rows can be sorted by this column. */
  sort?: Key;
}

export interface Order<Key extends string = string> {
  by: Key;
  order: 'asc' | 'desc';
}

const shownFrom = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;

const lookOf = ({ from, numeric }: { from?: 'md' | 'lg' | 'xl'; numeric?: boolean }) =>
  cx('pr-2 last:pr-0 sm:pr-4', from && shownFrom[from], numeric ? 'text-right tabular-nums' : 'text-left');

/**
 * A table with a caption. Wide tables scroll sideways, also by keyboard. With `sorting`, a heading sorts, and headings
 * stay in view while long tables scroll; the caller sorts the rows. With `cards`, each row is a card on phones: the first
 * column is its title, the others are labeled values, and the headings that sort are a row above the cards. The roles keep
 * it a table for screen readers, because `display` would take them away. Their look is `[data-cards]` in `base.css`.
 */
export function DataTable<Row, Key extends string = string>(props: {
  caption: string;
  quietCaption?: boolean;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sorting?: { order: Order<Key>; onOrder: (order: Order<Key>) => void };
  cards?: boolean;
  /** True while rows of the former query are shown and new ones load. */
  stale?: boolean;
  /** Content when there are no rows. */
  empty?: ReactNode;
}) {
  const { caption, columns, rows, keyOf, sorting, stale, cards } = props;
  const role = (name: 'table' | 'rowgroup' | 'row' | 'cell') => (cards ? { role: name } : {});
  if (rows.length === 0 && props.empty) return props.empty;
  return (
    <section
      className={cx('relative', sorting ? 'max-h-[75dvh] overflow-auto' : 'overflow-x-auto')}
      data-cards={cards}
      aria-label={caption}
      aria-busy={stale}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
      tabIndex={0}
    >
      <table {...role('table')} className={cx('w-full border-collapse text-14', stale && 'opacity-60')}>
        <caption className={props.quietCaption ? 'sr-only' : 'pb-2 text-left text-soft'}>{caption}</caption>
        <thead {...role('rowgroup')} className={cx(sorting && 'sticky top-0 z-10 bg-paper in-[.lintel]:bg-raised')}>
          <tr {...role('row')} className="border-b-2 border-ink">
            {columns.map((column) => (
              <Head key={column.head} column={column} sorting={sorting} cards={cards} />
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...role('row')}
              className={cx('border-b border-line', sorting && 'hover:bg-sunk focus-within:bg-sunk')}
            >
              {columns.map((column, at) => (
                <td
                  key={column.head}
                  {...role('cell')}
                  className={cx('py-2 align-middle', column.numeric && 'whitespace-nowrap', lookOf(column))}
                >
                  {cards && at > 0 && (
                    <span aria-hidden className="block text-12 text-soft md:hidden">
                      {column.head}
                    </span>
                  )}
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
  column: Column<Row, Key>;
  sorting: { order: Order<Key>; onOrder: (order: Order<Key>) => void } | undefined;
  cards: boolean | undefined;
}) {
  const { column, sorting, cards } = props;
  const key = column.sort;
  const direction = sorting && sorting.order.by === key ? sorting.order.order : undefined;
  const Mark = direction ? { asc: ArrowUp, desc: ArrowDown }[direction] : ChevronsUpDown;
  return (
    <th
      scope="col"
      role={cards ? 'columnheader' : undefined}
      aria-sort={direction && { asc: 'ascending' as const, desc: 'descending' as const }[direction]}
      className={cx(
        'align-bottom font-semibold sm:whitespace-nowrap',
        sorting ? 'whitespace-nowrap' : 'py-2',
        lookOf(column),
      )}
    >
      {!sorting || key === undefined ? (
        <span className={cx(sorting && 'inline-flex min-h-10 items-center')}>{column.head}</span>
      ) : (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-10 items-center gap-1 rounded-control px-1 -outline-offset-2 hover:bg-sunk"
          onClick={() => sorting.onOrder({ by: key, order: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {column.head}
          <Mark aria-hidden size={14} strokeWidth={1.5} className={direction ? 'text-ink' : 'text-soft'} />
        </button>
      )}
    </th>
  );
}
