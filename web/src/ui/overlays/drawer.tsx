import { m } from '@lintel/messages';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { allowStyleElements } from '../style-nonce.ts';

interface Sheet {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** Adds a button that closes it to the footer: its label, or true for "Cancel". */
  cancel?: string | true;
}

function Body({ title, children, footer, cancel }: Sheet) {
  return (
    <>
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
        <Radix.Title className="text-22">{title}</Radix.Title>
        <Radix.Close asChild>
          <Button kind="quiet" size="icon" aria-label={m.ui__close()}>
            <X aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        </Radix.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6">{children}</div>
      {footer && (
        <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3 md:px-6">
          {footer}
          {cancel && (
            <Radix.Close asChild>
              <Button kind="secondary">{cancel === true ? m.ui__cancel() : cancel}</Button>
            </Radix.Close>
          )}
        </footer>
      )}
    </>
  );
}

/** Returns the focus to the opener, because these dialogs have no trigger that Radix knows. */
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

/** A dialog over the page, positioned by `className`. Traps the focus; Esc closes it and returns the focus. */
function Floating({ className, ...sheet }: Sheet & { className: string }) {
  const focusReturn = useFocusReturn();
  if (sheet.open) allowStyleElements();
  return (
    <Radix.Root open={sheet.open} onOpenChange={sheet.onOpenChange}>
      <Radix.Portal>
        {/* Same z-index as the dialog, so that a nested dialog dims the outer one. */}
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className={`fixed z-50 flex flex-col shadow-float ${className}`}
        >
          <Body {...sheet} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A panel from the right edge. */
export const Drawer = (sheet: Sheet) => (
  <Floating {...sheet} className="inset-y-0 right-0 w-full max-w-120 animate-slide border-t-2 border-ink bg-raised" />
);

/** A modal dialog in the middle of the page. */
export const Dialog = (sheet: Sheet) => (
  <Floating
    {...sheet}
    className="lintel top-1/2 left-1/2 max-h-[85dvh] w-[calc(100vw-2rem)] max-w-140 -translate-1/2 animate-place"
  />
);

/** A modal dialog for lists and settings: as tall as its content, and the whole window on phones. */
export const WideDialog = (sheet: Sheet) => (
  <Floating
    {...sheet}
    className="lintel animate-place bg-raised max-md:inset-0 md:top-12 md:left-1/2 md:max-h-[calc(100dvh-6rem)] md:w-[calc(100vw-3rem)] md:max-w-200 md:-translate-x-1/2"
  />
);

/** A nearly full-page dialog for reading. */
export const Screen = (sheet: Sheet) => (
  <Floating {...sheet} className="lintel inset-0 animate-place bg-raised md:inset-6" />
);
