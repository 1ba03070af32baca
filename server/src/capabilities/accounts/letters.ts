import { createEmailVerificationToken } from 'better-auth/api';
import { letter } from '../../foundation/letter.ts';
import type { Letter } from '../../foundation/mail.ts';
import { part } from '../../foundation/part.ts';
import { createNotices } from './notices.ts';

/** The letters about accounts. */
export interface AccountLetters {
  /** With a link that holds for a day. */
  confirmAddress(to: string): Promise<Letter>;
  addressTaken(to: string): Letter;
  resetPassword(to: string, token: string): Letter;
  passwordChanged(to: string): Letter;
  /** To the new address, with a link that holds for a day. */
  confirmNewAddress(to: string, token: string): Letter;
  /** To an address that is another account's already. */
  addressWanted(to: string): Letter;
  addressChangeAsked(to: string): Letter;
  addressChanged(to: string): Letter;
  secondStep(to: string, on: boolean): Letter;
  deletionBegun(to: string, at: Date, timeZone: string | null): Letter;
  deletionDone(to: string): Letter;
}

export const accountLettersPart = part<AccountLetters>('letters about accounts');

export const CONFIRM_WITHIN_SECONDS = 86_400;

export function createAccountLetters(publicUrl: string, secret: string): AccountLetters {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  return {
    confirmAddress: async (to) =>
      letter({
        to,
        subject: 'Confirm your e-mail address',
        body: ['Please confirm that this address is yours. The link holds for one day.'],
        button: {
          label: 'Confirm this address',
          href: link(
            '/verify-email',
            await createEmailVerificationToken(secret, to, undefined, CONFIRM_WITHIN_SECONDS),
          ),
        },
        reason: 'You get this letter because an account at Lintel was opened with your address.',
      }),
    addressTaken: (to) =>
      letter({
        to,
        subject: 'You already have an account',
        body: [
          'Somebody signed up at Lintel with your address. You have an account already, and nothing about it has changed.',
          'If it was you, sign in as usual, or set a new password if you forgot it. If it was not you, do nothing: the other account cannot be confirmed and will be removed.',
        ],
        button: { label: 'Sign in', href: `${publicUrl}/signin` },
        reason: 'You get this letter because your address was entered at a sign-up.',
      }),
    resetPassword: (to, token) =>
      letter({
        to,
        subject: 'Set a new password',
        body: [
          'Somebody asked for a new password for your Lintel account. If it was you, set it within 30 minutes.',
          'Setting it signs you out everywhere. If it was not you, do nothing: your password stays as it is.',
        ],
        button: { label: 'Set a new password', href: link('/reset-password', token) },
        reason: 'You get this letter because your address was entered at the page for forgotten passwords.',
      }),
    ...createNotices(publicUrl, link),
  };
}
