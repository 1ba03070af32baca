import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** A panel attached to its trigger. Esc or a press outside closes it and returns the focus. */
export function Popover(props: {
  label: string;
  trigger: ReactElement;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          className="z-40 grid max-h-[var(--radix-popover-content-available-height)] w-80 max-w-[calc(100vw-2rem)] animate-place overflow-y-auto gap-4 lintel p-4 shadow-float"
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
