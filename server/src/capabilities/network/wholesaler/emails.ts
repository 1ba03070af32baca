import { m } from '@lintel/messages';
import { token } from '../../../foundation/registry.ts';
import { renderEmail } from '../../../foundation/render-email.ts';

export type WholesalerEmails = ReturnType<typeof createWholesalerEmails>;
export const wholesalerEmailsToken = token<WholesalerEmails>('emails of the wholesaler');

const support = (publicUrl: string) => ({ label: m.network__write_to_support(), href: `${publicUrl}/support` });

/** Emails about the wholesaler's decisions on companies. */
export function createWholesalerEmails(publicUrl: string) {
  return {
    companySuspended: ({ to, company, reason }: { to: string; company: string; reason: string }) =>
      renderEmail({
        to,
        subject: m.network__is_suspended_3({ company }),
        body: [
          m.network__is_suspended_at_lintel_from({ company }),
          m.network__the_reason({ reason }),
          m.network__if_you_think_this_is(),
        ],
        button: support(publicUrl),
        reason: m.network__you_get_this_letter_because_9({ company }),
      }),
    workStopped: ({ to, company }: { to: string; company: string }) =>
      renderEmail({
        to,
        subject: m.network__your_work_at_lintel_is(),
        body: [m.network__is_suspended_at_lintel_until({ company }), m.network__your_company_was_told_why()],
        button: support(publicUrl),
        reason: m.network__you_get_this_letter_because({ company }),
      }),
    companyReactivated: ({ to, company, owner }: { to: string; company: string; owner: boolean }) =>
      renderEmail({
        to,
        subject: m.network__can_work_again_2({ company }),
        body: [m.network__the_suspension_of_at_lintel({ company })],
        button: { label: m.network__open_your_desk(), href: `${publicUrl}/${owner ? 'reseller' : 'agent'}-dashboard` },
        reason: m.network__you_get_this_letter_because_10({
          value: owner ? 'own' : m.network__are_an_agent_of(),
          company,
        }),
      }),
  };
}
