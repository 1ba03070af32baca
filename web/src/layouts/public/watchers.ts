import type { AnyRouter } from '@tanstack/react-router';
import { watchSession } from '../../modules/accounts/watch-session.ts';
import { showBusyToast } from './busy-toast.ts';
import { keepFocus } from './keep-focus.ts';

/** Starts what follows a whole visit, in one file that loads after the page. */
export function startWatchers(router: AnyRouter): void {
  watchSession(router);
  showBusyToast();
  keepFocus();
}
