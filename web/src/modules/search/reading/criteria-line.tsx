import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Chips in one line that scrolls sideways. If they need more room, a button shows all of them. */
export function CriteriaLine({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const line = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [all, setAll] = useState(false);

  useEffect(() => {
    const list = line.current;
    if (!list) return;
    const measure = () => setOverflows(list.scrollWidth > list.clientWidth + 1);
    const sizes = new ResizeObserver(measure);
    const items = new MutationObserver(measure);
    sizes.observe(list);
    items.observe(list, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
    };
  }, []);

  return (
    <section
      aria-label={label}
      className={cx(
        'flex min-h-10 min-w-0 items-start gap-2 empty:hidden max-md:mt-1 xl:mt-1',
        all && 'max-md:min-w-full',
        className,
      )}
    >
      <ul
        ref={line}
        className={cx(
          'relative flex min-w-0 gap-2 py-1 *:shrink-0',
          all ? 'flex-wrap' : 'overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
        )}
      >
        {children}
      </ul>
      {(overflows || all) && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 inline-flex min-h-8 shrink-0 items-center gap-1 rounded-chip border border-edge bg-raised px-3 text-14 hover:border-ink"
        >
          <span className="max-md:sr-only">{all ? m.search__show_less() : m.search__show_all()}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.5} className={all ? 'rotate-180' : ''} />
        </button>
      )}
    </section>
  );
}
