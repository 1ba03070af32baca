import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToast, onToast, showSavedToast } from './toast.ts';

const ToastSheet = lazy(() => import('./toast-sheet.tsx'));

let everShown = false;

/** Rendered once per page. The code that renders toasts loads with the first one. */
export function ToastRegion() {
  const toast = useSyncExternalStore(onToast, currentToast, () => undefined);
  useEffect(() => void showSavedToast(), []);
  everShown ||= toast !== undefined;
  return (
    everShown && (
      <Suspense>
        <ToastSheet toast={toast} />
      </Suspense>
    )
  );
}
