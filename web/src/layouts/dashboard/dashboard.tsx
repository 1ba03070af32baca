import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useChosenInView } from '../../ui/hooks/use-chosen-in-view.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';

export interface DashboardTab {
  value: string;
  label: string;
  /** Short label for the bar on phones. */
  short: string;
  icon: LucideIcon;
  /** Number of pending items; hidden at 0. */
  waiting?: number | undefined;
  /** Meaning of the number for screen readers: "to verify". */
  waitingLabel?: string;
  content: ReactNode;
}

/**
 * Layout of a dashboard: pending work, then tabs, of which the first is open, then figures. Tabs are in a rail from 1024 px
 * and in a bottom bar below that.
 */
export function Dashboard(props: {
  title: string;
  /** Owner of the dashboard. */
  who?: ReactNode;
  actions?: ReactNode;
  /** An urgent account state, such as suspended or unpaid. */
  notice?: ReactNode;
  /** Pending work above and figures below the first tab only, so that its table starts on the first screen. */
  now: ReactNode;
  figures: ReactNode;
  parts: readonly DashboardTab[];
  value: string;
  onChange: (value: string) => void;
}) {
  const rail = useMedia('(min-width: 64rem)');
  const work = useShownOnChange(props.value);
  const isFirst = props.value === props.parts[0]?.value;
  return (
    <Tabs.Root
      value={props.value}
      onValueChange={props.onChange}
      activationMode="manual"
      orientation={rail ? 'vertical' : 'horizontal'}
      // On phones the header of the page (4.0625rem) and the tabs fill the window, so that the bar is at its bottom.
      className="page grid grid-cols-[minmax(0,1fr)] gap-x-8 pt-2 max-lg:min-h-[calc(100dvh-4.0625rem)] max-lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-4 lg:pb-12"
    >
      <header className="flex items-center justify-between gap-x-3 border-b border-line pb-2 lg:col-span-2 lg:pb-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
          <h1 className="text-18 md:text-28">{props.title}</h1>
          {props.who && <p className="text-14 text-soft max-md:hidden">{props.who}</p>}
        </div>
        {props.actions}
      </header>
      <Rail title={props.title} parts={props.parts} value={props.value} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 pb-10">
        {props.notice}
        {isFirst && props.now}
        <div ref={work} className="scroll-mt-4">
          {props.parts.map((part) => (
            <Tabs.Content
              key={part.value}
              value={part.value}
              className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-offset-8"
            >
              <h2 className="text-22">{part.label}</h2>
              {part.content}
            </Tabs.Content>
          ))}
        </div>
        {isFirst && props.figures}
      </div>
    </Tabs.Root>
  );
}

/** Scrolls to the top of the tab, since the content above may push it out of view. */
function useShownOnChange(value: string) {
  const work = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const top = work.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) work.current?.scrollIntoView({ block: 'start' });
  }, [value]);
  return work;
}

function Rail({ title, parts, value }: { title: string; parts: readonly DashboardTab[]; value: string }) {
  const list = useChosenInView(value);
  return (
    <Tabs.List
      ref={list}
      aria-label={title}
      className={cx(
        'z-20 flex bg-paper',
        'max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-t max-lg:border-line',
        'lg:sticky lg:top-4 lg:mt-3 lg:flex-col lg:gap-1 lg:self-start',
      )}
    >
      {parts.map((part) => (
        <Tabs.Trigger
          key={part.value}
          value={part.value}
          className={cx(
            'flex items-center border-transparent font-medium text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink',
            'max-lg:min-h-14 max-lg:min-w-15 max-lg:relative max-lg:flex-1 max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:border-t-2 max-lg:px-1 max-lg:text-12',
            'lg:min-h-10 lg:gap-3 lg:rounded-control lg:border-l-2 lg:px-3 lg:text-left lg:text-14 lg:hover:bg-sunk lg:data-[state=active]:bg-sunk',
          )}
        >
          <part.icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0" />
          <span className="lg:hidden">{part.short}</span>
          <span className="flex-1 whitespace-nowrap max-lg:hidden">{part.label}</span>
          {part.waiting ? (
            <span className="rounded-chip bg-accent-tint px-1.5 text-12 font-semibold text-accent tabular-nums max-lg:absolute max-lg:top-1 max-lg:left-1/2 max-lg:ml-1">
              {part.waiting}
              <span className="sr-only"> {part.waitingLabel ?? 'waiting'}</span>
            </span>
          ) : null}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
