import { m } from '@lintel/messages';
import type { Email } from '../../platform/email/mail.ts';
import { renderEmail } from '../../platform/email/render-email.ts';

/** Notices about changes of an account. */
export interface Notices {
  /** Sent to the address that an inactive account claims. */
  accountExpires(to: string, at: Date): Email;
  passwordChanged(to: string): Email;
  /** Sent to the new address, with a link that is valid for a day. */
  confirmNewAddress(to: string, token: string): Email;
  /** Sent to an address that already belongs to another account. */
  addressWanted(to: string): Email;
  addressChangeRequested(to: string): Email;
  addressChanged(to: string): Email;
  secondStep(to: string, on: boolean): Email;
  deletionBegun(to: string, at: Date, timeZone: string | null): Email;
  deletionDone(to: string): Email;
}

const reason = m.accounts__youre_receiving_this_email_because_4;
const notYou = m.accounts__if_this_wasnt_you_set;

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
        body: [m.accounts__the_password_for_your_lintel(), notYou()],
        button: newPassword,
        reason: reason(),
      }),
    accountExpires: (to, at) =>
      renderEmail({
        to,
        subject: m.accounts__your_lintel_account_will_be(),
        body: [
          m.accounts__someone_opened_a_lintel_account({ at: dayOf(at, null) }),
          m.accounts__to_keep_the_account_sign(),
        ],
        button: { label: m.accounts__sign_in(), href: `${publicUrl}/signin` },
        reason: m.accounts__youre_receiving_this_email_because(),
      }),
    confirmNewAddress: (to, token) =>
      renderEmail({
        to,
        subject: m.accounts__confirm_your_new_email_address(),
        body: [m.accounts__someone_wants_to_use_this(), m.accounts__if_this_wasnt_you_you()],
        button: { label: m.accounts__confirm_email_address(), href: link('/verify-email', token) },
        alternative: notMe(token),
        reason: m.accounts__youre_receiving_this_email_because_5(),
      }),
    addressWanted: (to) =>
      renderEmail({
        to,
        subject: m.accounts__your_email_address_already_belongs(),
        body: [m.accounts__someone_entered_your_email_address(), m.accounts__if_this_was_you_sign_2()],
        button: { label: m.accounts__sign_in(), href: `${publicUrl}/signin` },
        reason: m.accounts__youre_receiving_this_email_because_6(),
      }),
    addressChangeRequested: (to) =>
      renderEmail({
        to,
        subject: m.accounts__request_to_change_your_email(),
        body: [m.accounts__someone_who_knows_your_password(), notYou()],
        button: newPassword,
        reason: reason(),
      }),
    addressChanged: (to) =>
      renderEmail({
        to,
        subject: m.accounts__your_email_address_was_changed(),
        body: [m.accounts__your_lintel_account_now_uses(), m.accounts__if_this_wasnt_you_please()],
        button: { label: m.accounts__contact_support(), href: `${publicUrl}/support` },
        reason: reason(),
      }),
    secondStep: (to, on) =>
      renderEmail({
        to,
        subject: on ? m.accounts__two_step_sign_in_is_5() : m.accounts__two_step_sign_in_is_6(),
        body: [on ? m.accounts__from_now_on_well_ask() : m.accounts__from_now_on_you_only(), notYou()],
        button: settings,
        reason: reason(),
      }),
    deletionBegun: (to, at, timeZone) =>
      renderEmail({
        to,
        subject: m.accounts__your_account_will_be_deleted(),
        body: [
          m.accounts__as_you_requested_well_delete({ at: dayOf(at, timeZone) }),
          m.accounts__we_keep_what_the_law(),
        ],
        button: { label: m.accounts__keep_my_account(), href: `${publicUrl}/account` },
        reason: reason(),
      }),
    deletionDone: (to) =>
      renderEmail({
        to,
        subject: m.accounts__your_account_was_deleted(),
        body: [m.accounts__we_deleted_your_lintel_account(), m.accounts__this_is_the_last_email()],
        reason: m.accounts__youre_receiving_this_email_because_7(),
      }),
  };
}

const dayOf = (at: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }).format(at);
