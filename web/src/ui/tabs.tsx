import { cx } from 'class-variance-authority';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

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
}

/** Tabs with one visible panel. Arrow keys move along the tabs. */
export function Tabs(props: TabsProps) {
  return (
    <Radix.Root
      value={props.value}
      onValueChange={props.onChange}
      activationMode="manual"
      className={props.fill ? 'flex min-h-0 flex-1 flex-col' : undefined}
    >
      <Radix.List
        aria-label={props.label}
        className={cx('flex gap-1 overflow-x-auto border-b border-line', props.fill && 'shrink-0 px-4 md:px-6')}
      >
        {props.tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-2 sm:px-4 text-14 font-medium text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {props.tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className={props.fill ? 'min-h-0 flex-1 flex-col data-[state=active]:flex' : 'pt-4'}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
