import { type ComponentProps, lazy, Suspense } from 'react';

const ConnectDialog = lazy(() => import('./connect-dialog.tsx'));

/** The connect dialog, loaded on demand. */
export const ConnectLater = (props: ComponentProps<typeof ConnectDialog>) => (
  <Suspense>
    <ConnectDialog {...props} />
  </Suspense>
);
