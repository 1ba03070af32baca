import { type ComponentProps, lazy, Suspense } from 'react';

const ConnectDialog = lazy(() => import('./connect-dialog.tsx'));

/** The request with consent, whose code comes once somebody wants it. */
export const ConnectLater = (props: ComponentProps<typeof ConnectDialog>) => (
  <Suspense>
    <ConnectDialog {...props} />
  </Suspense>
);
