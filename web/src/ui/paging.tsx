import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from './button.tsx';
import { whole } from './format.ts';

/** Turns the pages of a list that knows how many rows it has, and says which of them are shown. */
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
        {whole(first)}–{whole(Math.min(page * pageSize, total))} of {whole(total)}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button
            kind="secondary"
            size="sm"
            unavailable={page <= 1 ? 'This is the first page' : undefined}
            onClick={() => onPage(page - 1)}
          >
            <ArrowLeft aria-hidden size={16} strokeWidth={1.5} /> Previous
          </Button>
          <Button
            kind="secondary"
            size="sm"
            unavailable={page >= pages ? 'This is the last page' : undefined}
            onClick={() => onPage(page + 1)}
          >
            Next <ArrowRight aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </nav>
  );
}
