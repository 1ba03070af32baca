import { m } from '@lintel/messages';
import type { AnyRouter } from '@tanstack/react-router';
import { clearCachedData } from '../../api/clear-cached-data.ts';
import { onUnauthenticated } from '../../api/client.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { knownPerson, refreshSession } from './session.ts';

/**
 * Detects that the session ended or changed in another tab, on another device or by expiry. Guarded pages then redirect
 * to sign-in; other pages show the visitor header.
 */
export function watchSession(router: AnyRouter) {
  const compare = async () => {
    const before = knownPerson();
    const { person } = await refreshSession();
    if (person?.id === before?.id) return;
    router.clearCache();
    if (person) clearCachedData();
    else
      showToast({ title: m.accounts__youve_been_signed_out(), description: m.accounts__sign_in_to_continue_where() });
    await router.invalidate();
    if (!person) clearCachedData();
  };
  const look = () => void compare().catch(() => {});
  // A wrong password also returns 401, without any change of the signed-in person.
  onUnauthenticated(() => {
    if (knownPerson()) look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
