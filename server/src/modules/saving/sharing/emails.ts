import { m } from '@lintel/messages';
import type { Email } from '../../../platform/email/mail.ts';
import { renderEmail } from '../../../platform/email/render-email.ts';
import { token } from '../../../platform/serve/registry.ts';
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
    subject: m.saving__wants_to_search_for_a({ firstName, lastName }),
    body: [
      m.saving__invites_you_to_share_a({ firstName, lastName }),
      m.saving__an_account_is_free_if(),
      m.saving__the_link_works_once_until_2({ expiresAt: day.format(expiresAt), invitationDays, firstName }),
    ],
    button: { label: m.saving__view_invitation(), href: `${publicUrl}/shared-list?invitation=${token}` },
    reason: m.saving__youre_receiving_this_email_because({ firstName, lastName }),
  });
