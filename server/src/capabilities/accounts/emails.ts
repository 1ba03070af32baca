import type { Email } from '../../foundation/mail.ts';
import { token } from '../../foundation/registry.ts';
import { renderEmail } from '../../foundation/render-email.ts';
import { createNotices } from './notices.ts';

/** The emails about accounts. */
export interface AccountEmails {
  /** Contains a link that is valid for a day. */
  confirmAddress(to: string, token: string): Email;
  /** Sent to the owner of an address that another account claims. */
  addressTaken(to: string, token: string): Email;
  /** Sent to the address that an inactive account claims. */
  accountExpires(to: string, at: Date): Email;
  resetPassword(to: string, token: string): Email;
  passwordChanged(to: string): Email;
  /** Sent to the new address, with a link that is valid for a day. */
  confirmNewAddress(to: string, token: string): Email;
  /** Sent to an address that already belongs to another account. */
  addressWanted(to: string): Email;
  addressChangeAsked(to: string): Email;
  addressChanged(to: string): Email;
  secondStep(to: string, on: boolean): Email;
  deletionBegun(to: string, at: Date, timeZone: string | null): Email;
  deletionDone(to: string): Email;
}

export const accountEmailsToken = token<AccountEmails>('letters about accounts');

export const CONFIRM_WITHIN_SECONDS = 86_400;

export function createAccountEmails(publicUrl: string): AccountEmails {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  const notMe = (token: string) => ({
    label: "This wasn't me: remove my address from the account",
    href: link('/not-me', token),
  });
  return {
    confirmAddress: (to, token) =>
      renderEmail({
        to,
        subject: 'Confirm your email address',
        body: [
          'Confirm that this address is yours. You choose the password of the account on the page that opens. The link works once, for one day.',
        ],
        button: { label: 'Confirm this address', href: link('/verify-email', token) },
        alternative: notMe(token),
        reason: 'You get this letter because an account at Lintel was opened with your address.',
      }),
    addressTaken: (to, token) =>
      renderEmail({
        to,
        subject: 'You already have an account',
        body: [
          'Somebody signed up at Lintel with your address. You have an account already, and nothing about it has changed.',
          'If it was you, sign in as usual, or set a new password if you forgot it. If it was not you, you can do nothing: the other account can never use your address.',
        ],
        button: { label: 'Sign in', href: `${publicUrl}/signin` },
        alternative: notMe(token),
        reason: 'You get this letter because your address was entered at a sign-up.',
      }),
    resetPassword: (to, token) =>
      renderEmail({
        to,
        subject: 'Set a new password',
        body: [
          'Somebody asked for a new password for your Lintel account. If it was you, set it within 30 minutes.',
          'Setting it signs you out everywhere. If it was not you, do nothing: your password stays as it is.',
        ],
        button: { label: 'Set a new password', href: link('/reset-password', token) },
        reason: 'You get this letter because your address was entered at the page for forgotten passwords.',
      }),
    ...createNotices(publicUrl, link, notMe),
  };
}
