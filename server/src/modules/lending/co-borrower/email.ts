import { m } from '@lintel/messages';
import type { Email } from '../../../platform/email/mail.ts';
import { renderEmail } from '../../../platform/email/render-email.ts';
import { coBorrowerInvitationDays } from './contract.ts';

interface Invitation {
  to: string;
  /** The borrower. */
  name: string;
  href: string;
}

/** The text is the same whether or not the address has an account. */
export const coBorrowerEmail = ({ to, name, href }: Invitation): Email =>
  renderEmail({
    to,
    subject: m.lending__invites_you_to_apply({ name }),
    body: [
      m.lending__invited_as_co_borrower({ name }),
      m.lending__account_with_this_address(),
      m.lending__link_works_once({ days: coBorrowerInvitationDays, name }),
    ],
    button: { label: m.lending__view_invitation(), href },
    reason: m.lending__email_because_invited({ name }),
  });
