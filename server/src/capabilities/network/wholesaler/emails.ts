import { token } from '../../../foundation/registry.ts';
import { renderEmail } from '../../../foundation/render-email.ts';

export type WholesalerEmails = ReturnType<typeof createWholesalerEmails>;
export const wholesalerEmailsToken = token<WholesalerEmails>('emails of the wholesaler');

const support = (publicUrl: string) => ({ label: 'Write to support', href: `${publicUrl}/support` });

/** Emails about the wholesaler's decisions on companies. */
export function createWholesalerEmails(publicUrl: string) {
  return {
    companySuspended: ({ to, company, reason }: { to: string; company: string; reason: string }) =>
      renderEmail({
        to,
        subject: `${company} is suspended`,
        body: [
          `${company} is suspended at Lintel from now on. Nobody of the company can work until it ends; everything can still be read, and nothing is deleted.`,
          `The reason: ${reason}`,
          'If you think this is a mistake, write to support.',
        ],
        button: support(publicUrl),
        reason: `You get this letter because you own ${company} at Lintel.`,
      }),
    workStopped: ({ to, company }: { to: string; company: string }) =>
      renderEmail({
        to,
        subject: 'Your work at Lintel is on hold',
        body: [
          `${company} is suspended at Lintel. Until it ends no new buyers come to you; your data stays as it is.`,
          'Your company was told why. Please ask there first.',
        ],
        button: support(publicUrl),
        reason: `You get this letter because you are an agent of ${company} at Lintel.`,
      }),
    companyReactivated: ({ to, company, owner }: { to: string; company: string; owner: boolean }) =>
      renderEmail({
        to,
        subject: `${company} can work again`,
        body: [`The suspension of ${company} at Lintel has ended. You can go on from where you were.`],
        button: { label: 'Open your desk', href: `${publicUrl}/${owner ? 'reseller' : 'agent'}-dashboard` },
        reason: `You get this letter because you ${owner ? 'own' : 'are an agent of'} ${company} at Lintel.`,
      }),
  };
}
