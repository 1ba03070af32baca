import { m } from '@lintel/messages';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { closeToast, type Toast } from './toast.ts';

const fiveSeconds = 5_000;

/**
 * The toast region: F8 focuses it; hover and focus pause its timer. It is above modal dialogs, which hide everything of the
 * body from assistive technology except elements with `aria-live`, so that an action in a dialog can be undone.
 */
export default function ToastSheet({ toast }: { toast: Toast | undefined }) {
  return createPortal(
    <div aria-live="off">
      <Radix.Provider duration={fiveSeconds} swipeDirection="right" label={m.ui__notification()}>
        {toast && (
          <Radix.Root
            key={toast.id}
            onOpenChange={(open) => open || closeToast()}
            className="flex animate-place items-start gap-3 lintel p-4 shadow-float"
          >
            <div className="min-w-0 flex-1">
              <Radix.Title className={toast.tone === 'danger' ? 'font-semibold text-danger' : 'font-semibold'}>
                {toast.title}
              </Radix.Title>
              {toast.description && (
                <Radix.Description className="text-14 text-soft">{toast.description}</Radix.Description>
              )}
            </div>
            {toast.action && (
              <Radix.Action asChild altText={toast.action.label}>
                <Button kind="secondary" size="sm" onClick={toast.action.run}>
                  {toast.action.label}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close asChild>
              <Button kind="quiet" size="sm" aria-label={m.ui__close_notification()}>
                <X aria-hidden size={16} strokeWidth={1.5} />
              </Button>
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport
          label={m.ui__notifications()}
          hotkey={['F8']}
          className="fixed right-4 bottom-[calc(var(--tray,0px)+var(--contact-bar,0px)+1rem)] pointer-events-auto z-60 w-96 max-w-[calc(100vw-2rem)] outline-none"
        />
      </Radix.Provider>
    </div>,
    document.body,
  );
}
