import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
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

const kinds = texts({ real_estate: m.network__real_estate_agent_2, mortgage: m.network__mortgage_agent_2 });

/** Emails sent in addition to the one that asks to confirm the address. */
export function createSignUpEmails(publicUrl: string) {
  return {
    companyForOwner: ({ to, companyName, jurisdiction, licenseNumber, isCustom }: AboutCompany) =>
      renderEmail({
        to,
        subject: m.network__is_signed_up({ companyName }),
        body: [
          m.network__two_things_are_open_before(),
          isCustom ? m.network__1_the_plan_you_asked() : m.network__1_the_plan_pay_it(),
          m.network__2_the_licence_we_look({ licenseNumber, jurisdiction }),
        ],
        button: { label: m.network__open_your_desk(), href: `${publicUrl}/reseller-dashboard` },
        reason: m.network__you_get_this_letter_because_6({ companyName }),
      }),
    companyForOperator: (about: AboutCompany) =>
      renderEmail({
        to: about.to,
        subject: about.isCustom
          ? m.network__asks_for_a_custom_plan({ companyName: about.companyName })
          : m.network__signed_up_its_licence_waits({ companyName: about.companyName }),
        body: [
          m.network__signed_up_with_licence_and({
            companyName: about.companyName,
            licenseNumber: about.licenseNumber,
            jurisdiction: about.jurisdiction,
            value:
              about.expectedAgentCount === 1
                ? m.network__one_agent()
                : m.network__agents_2({ expectedAgentCount: about.expectedAgentCount }),
          }),
          ...(about.isCustom ? [m.network__it_asked_for_a_custom()] : []),
        ],
        button: { label: m.network__open_the_wholesaler_desk(), href: `${publicUrl}/wholesaler-dashboard` },
        reason: m.network__you_get_this_letter_because_3(),
      }),
    agentForCompany: ({ to, agentName, agentType, companyName, isInvited }: AboutAgent) =>
      renderEmail({
        to,
        subject: isInvited
          ? m.network__has_joined({ agentName, companyName })
          : m.network__asks_to_join_2({ agentName, companyName }),
        body: [
          isInvited
            ? m.network__accepted_your_invitation_as_a({ agentName, kinds: kinds[agentType] })
            : m.network__signed_up_with_the_code({ agentName, kinds: kinds[agentType] }),
        ],
        button: { label: m.network__open_your_agents(), href: `${publicUrl}/reseller-dashboard` },
        reason: m.network__you_get_this_letter_because_7({ companyName }),
      }),
    buyerForAgent: ({ to, buyerName, code }: { to: string; buyerName: string; code: string }) =>
      renderEmail({
        to,
        subject: m.network__signed_up_with_your_code({ buyerName }),
        body: [m.network__came_to_you_with_the({ buyerName, code })],
        button: { label: m.network__open_your_desk(), href: `${publicUrl}/agent-dashboard` },
        reason: m.network__you_get_this_letter_because_8(),
      }),
  };
}
