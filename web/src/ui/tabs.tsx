import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

/** Tabs with one visible panel. Arrow keys move along the tabs. */
export function Tabs(props: { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void }) {
  return (
    <Radix.Root value={props.value} onValueChange={props.onChange} activationMode="manual">
      <Radix.List aria-label={props.label} className="flex gap-1 overflow-x-auto border-b border-line">
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
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
