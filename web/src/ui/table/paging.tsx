import { m } from '@lintel/messages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../button.tsx';
import { whole } from '../format.ts';

/** Paging of a list with a known number of rows; states which rows are shown. */
export function Paging(props: {
  label: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const { label, page, pageSize, total, onPage } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min((page - 1) * pageSize + 1, total);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2 pt-3">
      <p className="text-14 text-soft tabular-nums" aria-live="polite">
        {m.ui__of({ first: whole(first), count: whole(Math.min(page * pageSize, total)), total: whole(total) })}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button
            kind="secondary"
            size="sm"
            unavailable={page <= 1 ? m.ui__this_is_the_first_page() : undefined}
            onClick={() => onPage(page - 1)}
          >
            <ArrowLeft aria-hidden size={16} strokeWidth={1.5} /> {m.ui__previous()}
          </Button>
          <Button
            kind="secondary"
            size="sm"
            unavailable={page >= pages ? m.ui__this_is_the_last_page() : undefined}
            onClick={() => onPage(page + 1)}
          >
            {m.ui__next()} <ArrowRight aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </nav>
  );
}
