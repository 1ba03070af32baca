import { m } from '@lintel/messages';
import { clearCachedData } from '../../api/clear-cached-data.ts';
import { callLast } from '../../api/client.ts';
import { accountPath } from '../../modules/accounts/paths.ts';
import type { Me } from '../../modules/accounts/session.ts';
import { subscriptionPath } from '../../modules/billing/paths.ts';
import { mortgagePath } from '../../modules/lending/paths.ts';
import { rankingPath } from '../../modules/matching/paths.ts';
import { messageToCompany } from '../../modules/messages/paths.ts';
import { savedPath } from '../../modules/saving/paths.ts';
import { saveToast, showToast } from '../../ui/toast/toast.ts';
import { homePath } from '../public/paths.ts';
import type { BarItem } from './bar-items.ts';

export const licensesPath = '/licenses';

/** Items of the account menu. Only company owners have a plan. */
export const accountItems = (me: Me): readonly BarItem[] => [
  ...(me.role === 'end_user'
    ? [
        { label: m.signed_in__saved_homes_and_searches(), href: savedPath },
        { label: m.lending__your_mortgage(), href: mortgagePath },
      ]
    : []),
  ...(me.role === 'agent'
    ? [
        { label: m.signed_in__your_ranking(), href: rankingPath },
        { label: m.signed_in__message_your_company(), href: messageToCompany },
      ]
    : []),
  ...(me.role === 'agent' || me.role === 'reseller' ? [{ label: m.signed_in__licenses(), href: licensesPath }] : []),
  { label: m.signed_in__account_settings(), href: accountPath },
  ...(me.role === 'reseller' ? [{ label: m.signed_in__subscription(), href: subscriptionPath }] : []),
];

/** Ends the session on the server and reloads the home page, so that no personal data stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await callLast((api) => api.accounts.signOut({}));
  } catch {
    showToast({
      title: m.signed_in__youre_still_signed_in(),
      description: m.signed_in__we_couldnt_sign_you_out(),
      tone: 'danger',
    });
    return;
  }
  clearCachedData();
  saveToast(m.signed_in__signed_out());
  location.assign(homePath);
}
