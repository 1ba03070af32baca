import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useChosenInView } from './hooks/use-chosen-in-view.ts';

export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** The panel takes the remaining height of its container and sets its own margins. */
  fill?: boolean;
  /** Gives the tabs the side margin of a page, if their container has none. */
  inset?: boolean;
}

/** Tabs with one visible panel. Arrow keys, Home and End move along the tabs, Enter and Space choose one. */
export function Tabs({ label, tabs, value, onChange, fill, inset }: TabsProps) {
  const id = useId();
  const list = useChosenInView(value);
  return (
    <div className={fill ? 'flex min-h-0 flex-1 flex-col' : undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={cx('flex gap-1 overflow-x-auto border-b border-line', fill && 'shrink-0', inset && 'px-4 md:px-6')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={walk}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-2 sm:px-4 text-14 font-medium text-soft -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls scrolls with the keyboard only when it has the focus
          tabIndex={0}
          hidden={tab.value !== value}
          className={fill ? cx('min-h-0 flex-1 flex-col', tab.value === value && 'flex') : 'pt-4'}
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}

/** Moves the focus to the next or previous tab, around the ends, or to the first or last. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(event.currentTarget);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
