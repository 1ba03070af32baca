import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { allowStyleElements } from './style-nonce.ts';

interface Sheet {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  footer?: ReactNode;
}

function Body({ title, children, footer }: Sheet) {
  return (
    <>
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
        <Radix.Title className="text-22">{title}</Radix.Title>
        <Radix.Close asChild>
          <Button kind="quiet" size="icon" aria-label="Close">
            <X aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        </Radix.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6">{children}</div>
      {footer && <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3 md:px-6">{footer}</footer>}
    </>
  );
}

/** Gives the focus back to what had it: these sheets open without a trigger that Radix would know of. */
function useFocusReturn() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

const veil = 'fixed inset-0 z-40 bg-veil';

/** A sheet from the right edge, over the page. Focus stays in it; Esc closes it and gives the focus back. */
export function Drawer(props: Sheet) {
  const focusReturn = useFocusReturn();
  if (props.open) allowStyleElements();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-120 animate-slide flex-col border-t-2 border-ink bg-raised shadow-float"
        >
          <Body {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A sheet in the middle of the page that asks for an answer before anything else. */
export function Dialog(props: Sheet) {
  const focusReturn = useFocusReturn();
  if (props.open) allowStyleElements();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[85dvh] w-[calc(100vw-2rem)] max-w-140 -translate-1/2 animate-place flex-col lintel shadow-float"
        >
          <Body {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
