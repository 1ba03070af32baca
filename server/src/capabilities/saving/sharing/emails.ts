import type { Email } from '../../../foundation/mail.ts';
import { token } from '../../../foundation/registry.ts';
import { renderEmail } from '../../../foundation/render-email.ts';
import { invitationDays } from './contract.ts';

/** Base address of links in emails. */
export const savingUrlToken = token<string>('public address of saved homes');

export interface InvitationEmail {
  to: string;
  firstName: string;
  lastName: string;
  token: string;
  expiresAt: Date;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The text is the same whether or not the address has an account. */
export const invitation = (publicUrl: string, { to, firstName, lastName, token, expiresAt }: InvitationEmail): Email =>
  renderEmail({
    to,
    subject: `${firstName} ${lastName} wants to look for a home with you`,
    body: [
      `${firstName} ${lastName} invites you to share a list of homes on Lintel. You both see the same homes, notes and tags, and each of you votes.`,
      'An account is free. If you have one already, sign in with it; the homes that you saved go into the shared list.',
      `The link works once, until ${day.format(expiresAt)} (${invitationDays} days). If you do not know ${firstName}, do nothing: nobody is told.`,
    ],
    button: { label: 'See the invitation', href: `${publicUrl}/shared-list?invitation=${token}` },
    reason: `You get this letter because ${firstName} ${lastName} gave us your address for this invitation.`,
  });
