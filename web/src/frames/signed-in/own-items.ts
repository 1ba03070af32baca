import { useChangeOfPerson } from '../../capabilities/accounts/change-person.ts';
import { accountPath } from '../../capabilities/accounts/paths.ts';
import type { Me } from '../../capabilities/accounts/session.ts';
import { savedPath } from '../../capabilities/saving/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { ask } from '../../wire/client.ts';
import { homePath } from '../public/paths.ts';
import type { BarItem } from './bar-items.ts';

/** What belongs to the person rather than to their work. A plan has who owns a company. */
export const accountItems = (me: Me): readonly BarItem[] => [
  ...(me.role === 'end_user' ? [{ label: 'Saved homes and searches', href: savedPath }] : []),
  { label: 'Account Settings', href: accountPath },
  ...(me.role === 'reseller' ? [{ label: 'Subscription', href: '/reseller-dashboard?tab=subscription' }] : []),
];

/** Ends the session on the server and leads to the front door. */
export function useSignOut() {
  const changePerson = useChangeOfPerson();
  return async () => {
    try {
      await ask((api) => api.accounts.signOut({}));
    } catch {
      showToast({
        title: 'You are still signed in',
        description: 'Signing out failed. Please try again.',
        tone: 'danger',
      });
      return;
    }
    showToast({ title: 'Signed out' });
    await changePerson(homePath);
  };
}
