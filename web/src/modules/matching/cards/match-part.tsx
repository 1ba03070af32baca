import { m } from '@lintel/messages';
import { type ComponentProps, lazy, Suspense } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { smartMatchPath } from '../paths.ts';

const MatchesAndLenders = lazy(() => import('../matches-and-lenders.tsx'));

/** SmartMatch as a section of another page; its code loads when the section is opened. */
export const MatchPart = (props: ComponentProps<typeof MatchesAndLenders>) => (
  <section aria-labelledby="matches-and-lenders" className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <header className="grid gap-1">
      <h2 id="matches-and-lenders" className="text-22">
        {m.matching__smartmatch()}
      </h2>
      <p className="max-w-measure text-soft">
        {m.matching__agents_most_likely_to_close()}{' '}
        <AppLink href={smartMatchPath()} className="link">
          {m.matching__open_smartmatch()}
        </AppLink>
      </p>
    </header>
    <Suspense fallback={<Skeleton className="h-96" />}>
      <MatchesAndLenders {...props} />
    </Suspense>
  </section>
);
