import { m } from '@lintel/messages';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { allowStyleElements } from '../style-nonce.ts';
import { useChangedFields } from './changed-fields.ts';
import { useUnsaved } from './unsaved.ts';

interface Sheet {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** Adds a button that closes it to the footer: its label, or true for "Cancel". */
  cancel?: string | true;
  /** Makes it a form, which Enter in a field and the submit button of the footer send. May return a promise. */
  onSubmit?: () => unknown;
}

function Body({ title, children, footer, cancel, onSubmit, onOpenChange }: Sheet) {
  const content = (
    <>
      <div data-body className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6">
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3 md:px-6">
          {footer}
          {cancel && (
            <Button kind="secondary" onClick={() => onOpenChange(false)}>
              {cancel === true ? m.ui__cancel() : cancel}
            </Button>
          )}
        </footer>
      )}
    </>
  );
  return (
    <>
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
        <Radix.Title data-heading tabIndex={-1} className="text-22 outline-none">
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <Button kind="quiet" size="icon" aria-label={m.ui__close()}>
            <X aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        </Radix.Close>
      </header>
      {onSubmit ? (
        <form noValidate aria-label={title} onSubmit={sending(onSubmit)} className="flex min-h-0 flex-1 flex-col">
          {content}
        </form>
      ) : (
        content
      )}
    </>
  );
}

const sending = (send: () => unknown) => (event: FormEvent<HTMLFormElement>) => {
  const form = event.currentTarget;
  event.preventDefault();
  // React passes events of a dialog in a portal on to a form that contains it in its tree.
  event.stopPropagation();
  void Promise.resolve(send()).then(() =>
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  );
};

/**
 * Moves the focus into the dialog: to the first field of its form, or else to its heading, so that a screen reader
 * begins there (WAI-ARIA APG, dialog pattern). Returns it to the opener, because these dialogs have no trigger that Radix
 * knows.
 */
function useFocusMoves(open: boolean) {
  const opener = useRef<Element>(null);
  // Read while rendering, because a field with `autoFocus` has the focus before any effect.
  if (open && opener.current === null && typeof document !== 'undefined') opener.current = openerOf(document);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      const dialog = event.currentTarget as HTMLElement;
      (firstField(dialog) ?? dialog.querySelector<HTMLElement>('[data-heading]'))?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const shown = opener.current;
      opener.current = null;
      const isShown = shown?.isConnected && shown !== document.body;
      // A dialog that closes at the same time has returned the focus already.
      if (!isShown && document.activeElement !== document.body) return;
      const target = isShown ? shown : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** An item of a menu disappears with it; the focus returns to the button of the menu. */
function openerOf({ activeElement }: Document): Element | null {
  const button = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || activeElement;
}

const FIELD = 'input:not([type=hidden], [type=file]), select, textarea';

/** The first field, if the dialog is a form or its content begins with one. A search of the content is not such a field. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const body = dialog.querySelector<HTMLElement>('[data-body]')!;
  const isForm = body.closest('form') !== null;
  const stops = [...body.querySelectorAll<HTMLElement>(isForm ? FIELD : `${FIELD}, button, a[href]`)].filter(
    (each) => !each.matches(':disabled') && each.checkVisibility(),
  );
  const first = stops[0];
  if (!first?.matches(FIELD) || !first.closest('form') || first.matches('[type=search]')) return undefined;
  const { name, type } = first as HTMLInputElement;
  const chosen = stops.find((each) => each.matches(':checked') && (each as HTMLInputElement).name === name);
  return type === 'radio' && chosen ? chosen : first;
}

/**
 * A dialog over the page, positioned by `className`. Traps the focus; Esc, a click outside and the cross close it, after
 * a question if that would lose what the person entered.
 */
function Floating({ className, ...sheet }: Sheet & { className: string }) {
  const focusMoves = useFocusMoves(sheet.open);
  const { changed, forget, track } = useChangedFields();
  // A link or a saved form in the dialog leaves on purpose.
  useUnsaved(({ history }) => history && sheet.open && changed());
  const [asks, setAsks] = useState(false);
  if (sheet.open) allowStyleElements();
  return (
    <Radix.Root
      open={sheet.open}
      onOpenChange={(open) => (open || !changed() ? sheet.onOpenChange(open) : setAsks(true))}
    >
      <Radix.Portal>
        {/* Same z-index as the dialog, so that a nested dialog dims the outer one. */}
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          {...focusMoves}
          {...track}
          aria-describedby={undefined}
          className={`fixed z-50 flex flex-col shadow-float ${className}`}
        >
          <Body {...sheet} />
          {asks && (
            <Discard
              onKeep={() => setAsks(false)}
              onDiscard={() => {
                setAsks(false);
                forget();
                sheet.onOpenChange(false);
              }}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const Discard = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <Dialog
    open
    title={m.ui__discard_your_changes()}
    onOpenChange={onKeep}
    cancel={m.ui__keep_editing()}
    footer={
      <Button kind="danger" onClick={onDiscard}>
        {m.ui__discard()}
      </Button>
    }
  >
    <p>{m.ui__they_arent_saved_yet()}</p>
  </Dialog>
);

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

/** A dialog for reading: as tall as its content, and nearly the whole window wide. */
export const Screen = (sheet: Sheet) => (
  <Floating
    {...sheet}
    className="lintel animate-place bg-raised max-md:inset-0 md:inset-x-6 md:top-6 md:max-h-[calc(100dvh-3rem)]"
  />
);
