import { lazy, Suspense } from 'react';
import { audienceOf } from '../signed-in/forbidden.ts';

const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const ForbiddenPage = lazy(() => import('../signed-in/forbidden-page.tsx'));

/** Shown instead of a page that does not exist or that the person must not see. */
export function NoPage({ data }: { data?: unknown }) {
  const who = audienceOf(data);
  return <Suspense>{who ? <ForbiddenPage who={who} /> : <NotFoundPage />}</Suspense>;
}
