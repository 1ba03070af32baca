import { m } from '@lintel/messages';
import { renderEmail } from '../../foundation/render-email.ts';
import type { AccountEmails } from './emails.ts';

type Notices = Omit<AccountEmails, 'confirmAddress' | 'addressTaken' | 'resetPassword'>;

const reason = m.accounts__you_get_this_letter_because_4;
const notYou = m.accounts__if_it_was_not_you;

/** Notifies the owner of an account about changes, made or upcoming. */
export function createNotices(
  publicUrl: string,
  link: (path: string, token: string) => string,
  notMe: (token: string) => { label: string; href: string },
): Notices {
  const newPassword = { label: m.accounts__set_a_new_password(), href: `${publicUrl}/forgot-password` };
  const settings = { label: m.accounts__open_your_account(), href: `${publicUrl}/account` };
  return {
    passwordChanged: (to) =>
      renderEmail({
        to,
        subject: m.accounts__your_password_was_changed(),
        body: [m.accounts__the_password_of_your_lintel(), notYou()],
        button: newPassword,
        reason: reason(),
      }),
    accountExpires: (to, at) =>
      renderEmail({
        to,
        subject: m.accounts__your_lintel_account_will_be(),
        body: [m.accounts__a_lintel_account_that_was({ at: dayOf(at, null) }), m.accounts__to_keep_it_sign_in()],
        button: { label: m.accounts__sign_in(), href: `${publicUrl}/signin` },
        reason: m.accounts__you_get_this_letter_because(),
      }),
    confirmNewAddress: (to, token) =>
      renderEmail({
        to,
        subject: m.accounts__confirm_your_new_e_mail(),
        body: [m.accounts__somebody_wants_to_use_this(), m.accounts__if_it_was_not_you_2()],
        button: { label: m.accounts__confirm_this_address(), href: link('/verify-email', token) },
        alternative: notMe(token),
        reason: m.accounts__you_get_this_letter_because_5(),
      }),
    addressWanted: (to) =>
      renderEmail({
        to,
        subject: m.accounts__your_address_belongs_to_your(),
        body: [m.accounts__somebody_entered_your_address_in(), m.accounts__if_it_was_you_sign_2()],
        button: { label: m.accounts__sign_in(), href: `${publicUrl}/signin` },
        reason: m.accounts__you_get_this_letter_because_6(),
      }),
    addressChangeAsked: (to) =>
      renderEmail({
        to,
        subject: m.accounts__a_new_e_mail_address(),
        body: [m.accounts__somebody_who_knows_your_password(), notYou()],
        button: newPassword,
        reason: reason(),
      }),
    addressChanged: (to) =>
      renderEmail({
        to,
        subject: m.accounts__your_e_mail_address_was(),
        body: [m.accounts__your_lintel_account_has_another(), m.accounts__if_it_was_not_you_3()],
        button: { label: m.accounts__write_to_support(), href: `${publicUrl}/support` },
        reason: reason(),
      }),
    secondStep: (to, on) =>
      renderEmail({
        to,
        subject: on ? m.accounts__the_second_step_of_your() : m.accounts__the_second_step_of_your_2(),
        body: [on ? m.accounts__from_now_on_a_code() : m.accounts__from_now_on_your_password(), notYou()],
        button: settings,
        reason: reason(),
      }),
    deletionBegun: (to, at, timeZone) =>
      renderEmail({
        to,
        subject: m.accounts__your_account_will_be_deleted(),
        body: [m.accounts__as_you_asked_your_lintel({ at: dayOf(at, timeZone) }), m.accounts__what_the_law_asks_to()],
        button: { label: m.accounts__keep_my_account(), href: `${publicUrl}/account` },
        reason: reason(),
      }),
    deletionDone: (to) =>
      renderEmail({
        to,
        subject: m.accounts__your_account_was_deleted(),
        body: [m.accounts__your_lintel_account_was_deleted(), m.accounts__this_is_the_last_letter()],
        reason: m.accounts__you_get_this_letter_because_7(),
      }),
  };
}

const dayOf = (at: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }).format(at);
