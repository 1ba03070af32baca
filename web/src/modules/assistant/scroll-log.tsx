import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** Distance from the end, in pixels, below which the log follows new content. */
const NEAR = 48;

/** A scroll area that follows new content unless the person has scrolled up; then a button leads to the end. */
export function ScrollLog(props: {
  label: string;
  busy: boolean;
  newest: string;
  className: string;
  children: ReactNode;
}) {
  const { label, busy, newest, className, children } = props;
  const log = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const isFollowing = useRef(true);
  const toNewest = () => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
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
          const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
          isFollowing.current = isNear;
          setAway(!isNear);
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
