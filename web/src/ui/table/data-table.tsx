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

/** Cards show every column on phones. */
const shownFromInCards = { md: '', lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' } as const;

const lookOf = ({ from, numeric }: { from?: 'md' | 'lg' | 'xl'; numeric?: boolean }, cards: boolean | undefined) =>
  cards
    ? cx(
        'md:pr-4 md:last:pr-0',
        from && shownFromInCards[from],
        numeric ? 'tabular-nums md:text-right md:whitespace-nowrap' : 'text-left',
      )
    : cx(
        'pr-4 last:pr-0',
        from && shownFrom[from],
        numeric ? 'text-right whitespace-nowrap tabular-nums' : 'text-left',
      );

/**
 * A table with a caption. Wide tables scroll sideways, also by keyboard. With `sorting`, a heading sorts, and headings
 * stay in view while long tables scroll; the caller sorts the rows. With `cards`, each row is a card on phones: the first
 * column is its title, the others are labeled values, and the headings that sort are a row above the cards. The roles keep
 * it a table for screen readers, because `display` would take them away.
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
      className={cx(
        'relative',
        cards
          ? sorting
            ? 'md:max-h-[75dvh] md:overflow-auto'
            : 'md:overflow-x-auto'
          : sorting
            ? 'max-h-[75dvh] overflow-auto'
            : 'overflow-x-auto',
      )}
      aria-label={caption}
      aria-busy={stale}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
      tabIndex={0}
    >
      <table
        {...role('table')}
        className={cx('w-full border-collapse text-14', cards && 'max-md:block', stale && 'opacity-60')}
      >
        <caption className={props.quietCaption ? 'sr-only' : cx('pb-2 text-left text-soft', cards && 'max-md:block')}>
          {caption}
        </caption>
        <thead
          {...role('rowgroup')}
          className={cx(
            sorting && 'top-0 z-10 bg-paper in-[.lintel]:bg-raised',
            sorting && (cards ? 'md:sticky' : 'sticky'),
            cards && (sorting ? 'max-md:block' : 'max-md:sr-only'),
          )}
        >
          <tr
            {...role('row')}
            className={cx('border-b-2 border-ink', cards && 'max-md:flex max-md:flex-wrap max-md:gap-x-3')}
          >
            {columns.map((column) => (
              <Head key={column.head} column={column} sorting={sorting} cards={cards} />
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className={cx(cards && 'max-md:block')}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...role('row')}
              className={cx(
                'border-b border-line',
                sorting && 'hover:bg-sunk focus-within:bg-sunk',
                cards && 'max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:py-3',
              )}
            >
              {columns.map((column, at) => (
                <td
                  key={column.head}
                  {...role('cell')}
                  className={cx(
                    'align-middle',
                    cards
                      ? 'max-md:min-w-0 max-md:first:col-span-2 max-md:first:font-medium max-md:wrap-anywhere max-md:*:whitespace-normal md:py-2'
                      : 'py-2',
                    lookOf(column, cards),
                  )}
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
        'font-semibold whitespace-nowrap',
        !sorting && 'py-2',
        cards && sorting && key === undefined && 'max-md:sr-only',
        lookOf(column, cards),
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
