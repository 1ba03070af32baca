import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { token } from '../../platform/serve/registry.ts';

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

const kinds = texts({ real_estate: m.network__real_estate_agent_2, mortgage: m.network__mortgage_agent_2 });

/** Emails sent in addition to the one that asks to confirm the address. */
export function createSignUpEmails(publicUrl: string) {
  return {
    companyForOwner: ({ to, companyName, jurisdiction, licenseNumber, isCustom }: AboutCompany) =>
      renderEmail({
        to,
        subject: m.network__has_signed_up({ companyName }),
        body: [
          m.network__your_company_can_invite_agents(),
          isCustom ? m.network__1_your_plan_you_requested() : m.network__1_your_plan_pay_for(),
          m.network__2_your_license_well_check({ licenseNumber, jurisdiction }),
        ],
        button: { label: m.network__open_your_dashboard(), href: `${publicUrl}/reseller-dashboard` },
        reason: m.network__youre_receiving_this_email_because_7({ companyName }),
      }),
    companyForOperator: (about: AboutCompany) =>
      renderEmail({
        to: about.to,
        subject: about.isCustom
          ? m.network__requested_a_custom_plan({ companyName: about.companyName })
          : m.network__signed_up_and_needs_its({ companyName: about.companyName }),
        body: [
          m.network__signed_up_with_license_and({
            companyName: about.companyName,
            licenseNumber: about.licenseNumber,
            jurisdiction: about.jurisdiction,
            value:
              about.expectedAgentCount === 1
                ? m.network__one_agent()
                : m.network__agents_2({ expectedAgentCount: about.expectedAgentCount }),
          }),
          ...(about.isCustom ? [m.network__they_requested_a_custom_plan()] : []),
        ],
        button: { label: m.network__open_the_wholesaler_dashboard(), href: `${publicUrl}/wholesaler-dashboard` },
        reason: m.network__youre_receiving_this_email_because_4(),
      }),
    agentForCompany: ({ to, agentName, agentType, companyName, isInvited }: AboutAgent) =>
      renderEmail({
        to,
        subject: isInvited
          ? m.network__has_joined({ agentName, companyName })
          : m.network__wants_to_join_2({ agentName, companyName }),
        body: [
          isInvited
            ? m.network__accepted_your_invitation_as_a({ agentName, kinds: kinds[agentType] })
            : m.network__signed_up_with_your_companys({ agentName, kinds: kinds[agentType] }),
        ],
        button: { label: m.network__view_your_agents(), href: `${publicUrl}/reseller-dashboard` },
        reason: m.network__youre_receiving_this_email_because_8({ companyName }),
      }),
    buyerForAgent: ({ to, buyerName, code }: { to: string; buyerName: string; code: string }) =>
      renderEmail({
        to,
        subject: m.network__signed_up_with_your_code({ buyerName }),
        body: [m.network__signed_up_with_your_code_2({ buyerName, code })],
        button: { label: m.network__open_your_dashboard(), href: `${publicUrl}/agent-dashboard` },
        reason: m.network__youre_receiving_this_email_because_9(),
      }),
  };
}
