import { useRouter } from '@tanstack/react-router';
import { clearCachedData } from '../../api/clear-cached-data.ts';
import { refreshSession } from './session.ts';

/** Clears data cached for the previous session after sign-in, then navigates. */
export function useChangeOfPerson() {
  const router = useRouter();
  return async (to: string) => {
    clearCachedData();
    await refreshSession();
    router.clearCache();
    await router.navigate({ href: to });
  };
}

/** Refreshes the session after a change that every page shows, such as the name. */
export function useSessionChanged() {
  const router = useRouter();
  return async () => {
    await refreshSession();
    await router.invalidate();
  };
}
