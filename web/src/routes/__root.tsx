import frauncesUrl from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { m } from '@lintel/messages';
import { createRootRoute, Outlet, type RouterEvents, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Document } from '../layouts/public/document.tsx';
import { NoPage } from '../layouts/public/no-page.tsx';
import { PublicLayout } from '../layouts/public/public-layout.tsx';
import { visitNow } from '../layouts/public/visit.ts';
import { openSession, sessionNow } from '../modules/accounts/session.ts';
import baseCss from '../ui/base.css?url';
import { LeaveGuard } from '../ui/overlays/leave-guard.tsx';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

/**
 * Moves the focus to the heading of a page whose link went with the former page, and to that of a home, so that its text
 * is read next.
 */
function focusHeading({ fromLocation, toLocation, pathChanged }: RouterEvents['onRendered']) {
  if (!fromLocation || !pathChanged) return;
  if (document.activeElement !== document.body && !toLocation.pathname.startsWith('/property/')) return;
  // A page whose data is still loading may have no heading.
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function Site() {
  const { visit, session } = useRouteContext({ from: '__root__' });
  openSession(session);
  const router = useRouter();
  useEffect(() => {
    void import('../layouts/public/watchers.ts').then(({ startWatchers }) => startWatchers(router));
  }, [router]);
  useEffect(() => router.subscribe('onRendered', focusHeading), [router]);
  return (
    <PublicLayout visit={visit} session={session}>
      <Outlet />
      <LeaveGuard />
    </PublicLayout>
  );
}

export const Route = createRootRoute({
  beforeLoad: async () => ({ visit: visitNow(), session: await sessionNow() }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { title: m.routes__lintel() },
    ],
    links: [
      { rel: 'stylesheet', href: baseCss },
      font(interUrl),
      font(frauncesUrl),
      { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
      { rel: 'apple-touch-icon', href: '/icon-192.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Site,
  notFoundComponent: NoPage,
});
