import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { m } from '@lintel/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { whole } from '../../../ui/format.ts';
import { columnQuery, type Lead } from '../calls.ts';
import type { CrmState, LeadFilters } from '../crm-state.ts';
import { statusLabels } from '../labels.ts';
import { LeadCard } from './lead-card.tsx';

/** Height of a card with its gap, in pixels. All cards have the same. */
const cardPx = 116;

/** A status of the pipeline. Only the visible cards are in the document. */
export function Column(props: {
  status: Lead['status'];
  state: CrmState;
  filters: LeadFilters;
  /** True if the dragged card may be dropped here; undefined while no card is dragged. */
  accepts: boolean | undefined;
}) {
  const { status, state, filters, accepts } = props;
  const scroller = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    columnQuery(filters, status),
  );
  const total = data?.pages[0]?.total ?? 0;
  const leads = data?.pages.flatMap((page) => page.leads) ?? [];
  const rows = useVirtualizer({
    count: leads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardPx,
    overscan: 4,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= leads.length - 10) void fetchNextPage();
  }, [last, leads.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  useEffect(() => {
    if (!scroller.current) return;
    return dropTargetForElements({
      element: scroller.current,
      getData: () => ({ status }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [status]);
  return (
    <li
      className={cx(
        'flex h-full w-66 shrink-0 flex-col rounded-card border bg-sunk transition-colors',
        accepts && isOver ? 'border-primary' : accepts ? 'border-edge' : 'border-line',
        accepts === false && 'opacity-50',
      )}
    >
      <h3 className="flex items-baseline justify-between px-3 py-2 font-sans text-14 font-semibold">
        {statusLabels[status]}
        <span className="font-normal text-soft tabular-nums">{data && whole(total)}</span>
      </h3>
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
        tabIndex={0}
        aria-label={statusLabels[status]}
        className="min-h-0 flex-1 overflow-y-auto px-2 pb-2"
      >
        {error && (
          <div className="grid gap-2 p-2 text-14">
            <p>{reasonOf(error)}</p>
            <Button kind="secondary" size="sm" onClick={() => void refetch()}>
              {m.ui__try_again()}
            </Button>
          </div>
        )}
        {data && leads.length === 0 && (
          <p className="px-1 py-6 text-center text-14 text-soft">{m.contacts__no_one_here()}</p>
        )}
        <ul className="relative" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ key, index, start }) => (
            <li
              key={key}
              aria-posinset={index + 1}
              aria-setsize={total}
              className="absolute inset-x-0 top-0 pb-2"
              style={{ height: cardPx, transform: `translateY(${start}px)` }}
            >
              <LeadCard lead={leads[index]!} state={state} />
            </li>
          ))}
        </ul>
      </section>
    </li>
  );
}
