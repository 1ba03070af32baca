import { m } from '@lintel/messages';
import { renderEmail } from '../../platform/email/render-email.ts';
import { token } from '../../platform/serve/registry.ts';

export type WholesalerEmails = ReturnType<typeof createWholesalerEmails>;
export const wholesalerEmailsToken = token<WholesalerEmails>('emails of the wholesaler');

const support = (publicUrl: string) => ({ label: m.network__contact_support(), href: `${publicUrl}/support` });

/** Emails about the wholesaler's decisions on companies. */
export function createWholesalerEmails(publicUrl: string) {
  return {
    companySuspended: ({ to, company, reason }: { to: string; company: string; reason: string }) =>
      renderEmail({
        to,
        subject: m.network__is_suspended_3({ company }),
        body: [
          m.network__is_now_suspended_on_lintel({ company }),
          m.network__reason_2({ reason }),
          m.network__if_you_think_this_is(),
        ],
        button: support(publicUrl),
        reason: m.network__youre_receiving_this_email_because_10({ company }),
      }),
    workStopped: ({ to, company }: { to: string; company: string }) =>
      renderEmail({
        to,
        subject: m.network__your_work_on_lintel_is(),
        body: [m.network__is_suspended_on_lintel_until({ company }), m.network__weve_told_your_company_the()],
        button: support(publicUrl),
        reason: m.network__youre_receiving_this_email_because({ company }),
      }),
    companyReactivated: ({ to, company, owner }: { to: string; company: string; owner: boolean }) =>
      renderEmail({
        to,
        subject: m.network__is_active_again_2({ company }),
        body: [m.network__s_suspension_on_lintel_has({ company })],
        button: {
          label: m.network__open_your_dashboard(),
          href: `${publicUrl}/${owner ? 'reseller' : 'agent'}-dashboard`,
        },
        reason: m.network__youre_receiving_this_email_because_2({
          value: owner ? 'own' : m.network__are_an_agent_at(),
          company,
        }),
      }),
  };
}
