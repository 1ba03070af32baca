import { m } from '@lintel/messages';
import type { Email } from '../../platform/email/mail.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { token } from '../../platform/serve/registry.ts';
import { createNotices, type Notices } from './notices.ts';

/** The emails about accounts. */
export interface AccountEmails extends Notices {
  /** Contains a link that is valid for a day. */
  confirmAddress(to: string, token: string): Email;
  /** Sent to the owner of an address that another account claims. */
  addressTaken(to: string, token: string): Email;
  resetPassword(to: string, token: string): Email;
}

export const accountEmailsToken = token<AccountEmails>('letters about accounts');

export const CONFIRM_WITHIN_SECONDS = 86_400;

export function createAccountEmails(publicUrl: string): AccountEmails {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  const notMe = (token: string) => ({
    label: m.accounts__this_wasnt_me_remove_my(),
    href: link('/not-me', token),
  });
  return {
    confirmAddress: (to, token) =>
      renderEmail({
        to,
        subject: m.accounts__confirm_your_email_address(),
        body: [m.accounts__confirm_that_this_email_address()],
        button: { label: m.accounts__confirm_email_address(), href: link('/verify-email', token) },
        alternative: notMe(token),
        reason: m.accounts__youre_receiving_this_email_because(),
      }),
    addressTaken: (to, token) =>
      renderEmail({
        to,
        subject: m.accounts__you_already_have_an_account(),
        body: [m.accounts__someone_signed_up_for_lintel(), m.accounts__if_this_was_you_sign()],
        button: { label: m.accounts__sign_in(), href: `${publicUrl}/signin` },
        alternative: notMe(token),
        reason: m.accounts__youre_receiving_this_email_because_2(),
      }),
    resetPassword: (to, token) =>
      renderEmail({
        to,
        subject: m.accounts__set_a_new_password(),
        body: [m.accounts__someone_requested_a_new_password(), m.accounts__setting_a_new_password_signs()],
        button: { label: m.accounts__set_a_new_password(), href: link('/reset-password', token) },
        reason: m.accounts__youre_receiving_this_email_because_3(),
      }),
    ...createNotices(publicUrl, link, notMe),
  };
}
