import { m } from '@lintel/messages';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { LinkButton } from '../button.tsx';

/**
 * Previous and next buttons of a list. Both stay visible, so that the layout does not jump; the list handles scrolling
 * and focus.
 */
export function Pager(props: { label: string; page: number; pages: number; previous?: string; next?: string }) {
  const { page, pages, previous, next } = props;
  return (
    <nav aria-label={props.label} className="flex items-center justify-between gap-4 border-t border-line pt-4">
      {previous ? (
        <LinkButton stay kind="secondary" href={previous} rel="prev">
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} /> {m.ui__previous()}
        </LinkButton>
      ) : (
        <span className="px-4 text-14 text-soft">{m.ui__first_page()}</span>
      )}
      <span className="text-14 text-soft tabular-nums">
        {m.ui__page_of({
          count: page.toLocaleString('en-US'),
          count2: pages.toLocaleString('en-US'),
        })}
      </span>
      {next ? (
        <LinkButton stay kind="secondary" href={next} rel="next">
          {m.ui__next()} <ArrowRight aria-hidden size={16} strokeWidth={1.5} />
        </LinkButton>
      ) : (
        <span className="px-4 text-14 text-soft">{m.ui__last_page()}</span>
      )}
    </nav>
  );
}
