import { lazy, Suspense } from 'react';
import { refusedFor } from '../signed-in/refusal.ts';

const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const RefusedPage = lazy(() => import('../signed-in/refused-page.tsx'));

/** Shown instead of a page that does not exist or that the person must not see. */
export function NoPage({ data }: { data?: unknown }) {
  const who = refusedFor(data);
  return <Suspense>{who ? <RefusedPage who={who} /> : <NotFoundPage />}</Suspense>;
}
