import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** Distance in pixels up to which the log counts as showing its newest content. */
const NEAR = 48;

/** Returns the scroll position that shows the last question at the top, or the end if its answer fits. */
function newestTop(box: HTMLElement): number {
  const question = [...box.querySelectorAll('[data-question]')].at(-1);
  const end = box.scrollHeight - box.clientHeight;
  if (!question) return end;
  return Math.min(end, box.scrollTop + question.getBoundingClientRect().top - box.getBoundingClientRect().top);
}

/**
 * A scroll area that follows new content unless the person has scrolled up; then a button leads back. `question` names
 * the question that is being answered: a new one is followed wherever the log was.
 */
export function ScrollLog(props: {
  label: string;
  busy: boolean;
  question: string | undefined;
  newest: string;
  className: string;
  children: ReactNode;
}) {
  const { label, busy, question, newest, className, children } = props;
  const log = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const isFollowing = useRef(true);
  const toNewest = () => {
    const box = log.current;
    if (box) box.scrollTop = newestTop(box);
  };
  useLayoutEffect(() => {
    if (question) isFollowing.current = true;
  }, [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever the newest entry changes
  useLayoutEffect(() => {
    if (isFollowing.current) toNewest();
  }, [newest]);
  return (
    <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={label}
        aria-busy={busy || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
        tabIndex={0}
        className={cx(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto overscroll-contain rounded-control pr-2 -outline-offset-2',
          className,
        )}
        onScroll={({ currentTarget: box }) => {
          isFollowing.current = box.scrollTop > newestTop(box) - NEAR;
          setAway(!isFollowing.current);
        }}
      >
        {children}
      </div>
      {away && (
        <Button
          kind="secondary"
          size="sm"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow-float"
          onClick={toNewest}
        >
          <ArrowDown aria-hidden size={16} strokeWidth={1.5} />
          {m.assistant__jump_to_latest()}
        </Button>
      )}
    </div>
  );
}
