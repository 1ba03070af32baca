import { accountPath } from '../../capabilities/accounts/paths.ts';
import type { Me } from '../../capabilities/accounts/session.ts';
import { standingPath } from '../../capabilities/matching/paths.ts';
import { messageToCompany } from '../../capabilities/messages/paths.ts';
import { savedPath } from '../../capabilities/saving/paths.ts';
import { keepToast, showToast } from '../../ui/toast.ts';
import { askLast } from '../../wire/client.ts';
import { forgetAnswers } from '../../wire/forget-answers.ts';
import { homePath } from '../public/paths.ts';
import type { BarItem } from './bar-items.ts';

/** What belongs to the person rather than to their work. A plan has who owns a company. */
export const accountItems = (me: Me): readonly BarItem[] => [
  ...(me.role === 'end_user' ? [{ label: 'Saved homes and searches', href: savedPath }] : []),
  ...(me.role === 'agent'
    ? [
        { label: 'Your standing', href: standingPath },
        { label: 'Message your company', href: messageToCompany },
      ]
    : []),
  ...(me.role === 'agent' || me.role === 'reseller' ? [{ label: 'Licenses', href: '/licenses' }] : []),
  { label: 'Account Settings', href: accountPath },
  ...(me.role === 'reseller' ? [{ label: 'Subscription', href: '/reseller-dashboard?tab=subscription' }] : []),
];

/** Ends the session on the server and leads to the front door, which is loaded anew: nothing of the person is left. */
export async function signOut(): Promise<void> {
  try {
    await askLast((api) => api.accounts.signOut({}));
  } catch {
    showToast({
      title: 'You are still signed in',
      description: 'Signing out failed. Please try again.',
      tone: 'danger',
    });
    return;
  }
  forgetAnswers();
  keepToast('Signed out');
  location.assign(homePath);
}
