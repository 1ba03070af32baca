import type { ReactNode } from 'react';
import { CompareTray } from '../../capabilities/listings/compare/compare-tray.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import type { Visit } from './visit.ts';

/** What stands around every public page. */
export function PublicFrame({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter visit={visit} />
      <CompareTray />
      <ToastRegion />
    </div>
  );
}
