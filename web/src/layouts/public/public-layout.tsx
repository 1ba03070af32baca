import { m } from '@lintel/messages';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Session } from '../../modules/accounts/session.ts';
import { ChosenHomesProvider } from '../../modules/listings/compare/chosen-homes.tsx';
import { CompareTray } from '../../modules/listings/compare/compare-tray.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import type { Visit } from './visit.ts';

const SignedInBar = lazy(() => import('../signed-in/signed-in-bar.tsx'));

/** The frame of every page. Its header depends on who is signed in, not on the page. */
export function PublicLayout({ visit, session, children }: { visit: Visit; session: Session; children: ReactNode }) {
  return (
    <div data-frame className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {m.public__skip_to_content()}
      </a>
      {session.person ? (
        <Suspense fallback={<div className="h-16 border-b border-line" />}>
          <SignedInBar me={session.person} />
        </Suspense>
      ) : (
        <PublicHeader />
      )}
      <ChosenHomesProvider>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <PublicFooter visit={visit} session={session} />
        <CompareTray />
      </ChosenHomesProvider>
      <ToastRegion />
    </div>
  );
}
