import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { losesOn, losesOnUnload } from './unsaved.ts';

const Discard = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Discard })));

const tabOf = (search: string): string | null => new URLSearchParams(search).get('tab');

/**
 * Asks before the router or the browser leaves a page or a dialog with unsaved input (`useUnsaved`). Smaller than
 * `useBlocker`, because each page loads it.
 */
export function LeaveGuard() {
  const { history } = useRouter();
  const [answer, setAnswer] = useState<(stays: boolean) => void>();
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: losesOnUnload,
        async blockerFn({ currentLocation: from, nextLocation: to, action }) {
          const loses = await losesOn({
            history: action !== 'PUSH' && action !== 'REPLACE',
            page: from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search),
          });
          if (!loses) return false;
          const stays = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
          setAnswer(undefined);
          return stays;
        },
      }),
    [history],
  );
  if (!answer) return null;
  return (
    <Suspense>
      <Discard onKeep={() => answer(true)} onDiscard={() => answer(false)} />
    </Suspense>
  );
}
