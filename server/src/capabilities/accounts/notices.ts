import { renderEmail } from '../../foundation/render-email.ts';
import type { AccountEmails } from './emails.ts';

type Notices = Omit<AccountEmails, 'confirmAddress' | 'addressTaken' | 'resetPassword'>;

const reason = 'You get this letter because it concerns the safety of your account at Lintel.';
const notYou = 'If it was not you, set a new password at once: that signs out everybody else.';

/** Notifies the owner of an account about changes, made or upcoming. */
export function createNotices(
  publicUrl: string,
  link: (path: string, token: string) => string,
  notMe: (token: string) => { label: string; href: string },
): Notices {
  const newPassword = { label: 'Set a new password', href: `${publicUrl}/forgot-password` };
  const settings = { label: 'Open your account', href: `${publicUrl}/account` };
  return {
    passwordChanged: (to) =>
      renderEmail({
        to,
        subject: 'Your password was changed',
        body: ['The password of your Lintel account was changed, and all other sessions were ended.', notYou],
        button: newPassword,
        reason,
      }),
    accountExpires: (to, at) =>
      renderEmail({
        to,
        subject: 'Your Lintel account will be deleted',
        body: [
          `A Lintel account that was opened with this address has not been used for three weeks, and the address is not confirmed. We will delete the account with its saved homes and searches on ${dayOf(at, null)}.`,
          'To keep it, sign in before that day and confirm the address. If the account is not yours, do nothing.',
        ],
        button: { label: 'Sign in', href: `${publicUrl}/signin` },
        reason: 'You get this letter because an account at Lintel was opened with your address.',
      }),
    confirmNewAddress: (to, token) =>
      renderEmail({
        to,
        subject: 'Confirm your new e-mail address',
        body: [
          'Somebody wants to use this address for their Lintel account. If it was you, sign in and open the link within a day.',
          'If it was not you, do nothing.',
        ],
        button: { label: 'Confirm this address', href: link('/verify-email', token) },
        alternative: notMe(token),
        reason: 'You get this letter because this address was entered in the settings of an account.',
      }),
    addressWanted: (to) =>
      renderEmail({
        to,
        subject: 'Your address belongs to your account already',
        body: [
          'Somebody entered your address in the settings of another Lintel account. It belongs to your account, and nothing about that has changed.',
          'If it was you, sign in to the account that you have with this address. If it was not you, do nothing.',
        ],
        button: { label: 'Sign in', href: `${publicUrl}/signin` },
        reason: 'You get this letter because your address was entered in the settings of an account.',
      }),
    addressChangeAsked: (to) =>
      renderEmail({
        to,
        subject: 'A new e-mail address was asked for',
        body: [
          'Somebody who knows your password asked for another e-mail address for your Lintel account. It counts once a letter to the new address is confirmed.',
          notYou,
        ],
        button: newPassword,
        reason,
      }),
    addressChanged: (to) =>
      renderEmail({
        to,
        subject: 'Your e-mail address was changed',
        body: [
          'Your Lintel account has another e-mail address now. This is the last letter to this one.',
          'If it was not you, please write to support at once.',
        ],
        button: { label: 'Write to support', href: `${publicUrl}/support` },
        reason,
      }),
    secondStep: (to, on) =>
      renderEmail({
        to,
        subject: on ? 'The second step of your sign-in is on' : 'The second step of your sign-in is off',
        body: [
          on
            ? 'From now on a code of your authenticator app is asked for when you sign in. Keep your backup codes where you find them without your phone.'
            : 'From now on your password alone opens your Lintel account.',
          notYou,
        ],
        button: settings,
        reason,
      }),
    deletionBegun: (to, at, timeZone) =>
      renderEmail({
        to,
        subject: 'Your account will be deleted',
        body: [
          `As you asked, your Lintel account will be deleted on ${dayOf(at, timeZone)}. Until then you can sign in and keep it.`,
          'What the law asks to be kept stays: bills, consents, and the log of changes, without your name. You can save a copy of your data before.',
        ],
        button: { label: 'Keep my account', href: `${publicUrl}/account` },
        reason,
      }),
    deletionDone: (to) =>
      renderEmail({
        to,
        subject: 'Your account was deleted',
        body: [
          'Your Lintel account was deleted, as you asked 14 days ago. Nobody can sign in to it any more.',
          'This is the last letter from us to this address.',
        ],
        reason: 'You get this letter because an account with your address was deleted.',
      }),
  };
}

const dayOf = (at: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }).format(at);
