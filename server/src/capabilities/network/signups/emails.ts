import { token } from '../../../foundation/registry.ts';
import { renderEmail } from '../../../foundation/render-email.ts';

export type SignUpEmails = ReturnType<typeof createSignUpEmails>;
export const signUpEmailsToken = token<SignUpEmails>('emails about sign-ups');

interface AboutCompany {
  to: string;
  companyName: string;
  jurisdiction: string;
  licenseNumber: string;
  expectedAgentCount: number;
  isCustom: boolean;
}

interface AboutAgent {
  to: string;
  agentName: string;
  agentType: 'real_estate' | 'mortgage';
  companyName: string;
  isInvited: boolean;
}

const kinds = { real_estate: 'real estate agent', mortgage: 'mortgage agent' } as const;

/** Emails sent in addition to the one that asks to confirm the address. */
export function createSignUpEmails(publicUrl: string) {
  return {
    companyForOwner: ({ to, companyName, jurisdiction, licenseNumber, isCustom }: AboutCompany) =>
      renderEmail({
        to,
        subject: `${companyName} is signed up`,
        body: [
          'Two things are open before your company can invite agents and create codes:',
          isCustom
            ? '1. The plan. You asked for a custom one; somebody will write to you about its price.'
            : '1. The plan. Pay it on your desk, if you have not done so yet.',
          `2. The licence. We look up ${licenseNumber} in the register of ${jurisdiction}, usually within one working day, and write to you.`,
        ],
        button: { label: 'Open your desk', href: `${publicUrl}/reseller-dashboard` },
        reason: `You get this letter because you signed up ${companyName} at Lintel.`,
      }),
    companyForOperator: (about: AboutCompany) =>
      renderEmail({
        to: about.to,
        subject: about.isCustom
          ? `${about.companyName} asks for a custom plan`
          : `${about.companyName} signed up; its licence waits`,
        body: [
          `${about.companyName} signed up with licence ${about.licenseNumber} (${about.jurisdiction}) and expects ${about.expectedAgentCount === 1 ? 'one agent' : `${about.expectedAgentCount} agents`}. Please look the licence up in its register.`,
          ...(about.isCustom ? ['It asked for a custom plan: its price has to be agreed.'] : []),
        ],
        button: { label: 'Open the wholesaler desk', href: `${publicUrl}/wholesaler-dashboard` },
        reason: 'You get this letter because you run Lintel.',
      }),
    agentForCompany: ({ to, agentName, agentType, companyName, isInvited }: AboutAgent) =>
      renderEmail({
        to,
        subject: isInvited ? `${agentName} has joined ${companyName}` : `${agentName} asks to join ${companyName}`,
        body: [
          isInvited
            ? `${agentName} accepted your invitation as a ${kinds[agentType]}. Buyers can come to them as soon as the licence is verified.`
            : `${agentName} signed up with the code of your company as a ${kinds[agentType]}. Please accept or decline; until then they cannot work.`,
        ],
        button: { label: 'Open your agents', href: `${publicUrl}/reseller-dashboard` },
        reason: `You get this letter because you own ${companyName} at Lintel.`,
      }),
    buyerForAgent: ({ to, buyerName, code }: { to: string; buyerName: string; code: string }) =>
      renderEmail({
        to,
        subject: `${buyerName} signed up with your code`,
        body: [`${buyerName} came to you with the code ${code} and is your client now. Please get in touch soon.`],
        button: { label: 'Open your desk', href: `${publicUrl}/agent-dashboard` },
        reason: 'You get this letter because you are an agent at Lintel.',
      }),
  };
}
