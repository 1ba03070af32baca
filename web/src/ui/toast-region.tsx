import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToast, onToast, showKeptToast } from './toast.ts';

const ToastSheet = lazy(() => import('./toast-sheet.tsx'));

let everShown = false;

/** Stands once in the page. What draws a message is fetched with the first one. */
export function ToastRegion() {
  const toast = useSyncExternalStore(onToast, currentToast, () => undefined);
  useEffect(() => void showKeptToast(), []);
  everShown ||= toast !== undefined;
  return (
    everShown && (
      <Suspense>
        <ToastSheet toast={toast} />
      </Suspense>
    )
  );
}
