import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { losesOn, losesOnUnload } from './unsaved.ts';

const Discard = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Discard })));

interface Place {
  pathname: string;
  search: object;
}

const tabOf = ({ search }: Place): unknown => (search as { tab?: unknown }).tab;

const shouldBlockFn = ({ current, next, action }: { current: Place; next: Place; action: string }) =>
  losesOn({
    history: action !== 'PUSH' && action !== 'REPLACE',
    page: current.pathname !== next.pathname || tabOf(current) !== tabOf(next),
  });

/** Asks before the router or the browser leaves a page or a dialog with unsaved input (`useUnsaved`). */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: losesOnUnload,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <Discard onKeep={reset} onDiscard={proceed} />
    </Suspense>
  );
}
