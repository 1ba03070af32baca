import { lazy, Suspense } from 'react';
import { refusedFor } from '../signed-in/refusal.ts';

const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const RefusedPage = lazy(() => import('../signed-in/refused-page.tsx'));

/** In place of a page that is not there, or not for the one who asks. */
export function NoPage({ data }: { data?: unknown }) {
  const who = refusedFor(data);
  return <Suspense>{who ? <RefusedPage who={who} /> : <NotFoundPage />}</Suspense>;
}
