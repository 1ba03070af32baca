import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

interface PopoverPanelProps {
  id: string;
  label: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of an open popover, in its own file, because most popovers of a page are never opened. */
export default function PopoverPanel({ id, label, trigger, onClose, children }: PopoverPanelProps) {
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Anchor virtualRef={trigger as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          // A press on the trigger closes the panel by itself.
          onInteractOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
          className="z-40 grid max-h-[var(--radix-popover-content-available-height)] w-80 max-w-[calc(100vw-2rem)] animate-place overflow-y-auto gap-4 lintel p-4 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
