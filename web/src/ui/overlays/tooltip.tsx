import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** An explanation on hover and focus. Essential information must not appear only here. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-control bg-ink px-3 py-2 text-14 text-paper shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
