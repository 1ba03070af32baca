import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { token } from '../../../foundation/registry.ts';
import { renderEmail } from '../../../foundation/render-email.ts';
import type { licenseChecks } from '../tables.ts';

export type LicenseEmails = ReturnType<typeof createLicenseEmails>;
export const licenseEmailsToken = token<LicenseEmails>('letters about licences');

export type Reason = (typeof licenseChecks.reason.enumValues)[number];

const reasons: Record<Reason, string> = texts({
  matches_register: m.network__the_register_has_it_as,
  not_in_register: m.network__the_register_does_not_have_2,
  name_differs: m.network__the_register_has_another_name_2,
  inactive: m.network__the_register_says_that_the,
  expired: m.network__the_licence_has_ended,
  disciplined: m.network__the_register_tells_of_a_2,
  other: m.network__the_licence_could_not_be,
});

export interface AboutLicense {
  to: string;
  /** Description of the license holder. */
  holder: string;
  licenseNumber: string;
  jurisdiction: string;
  isCompany: boolean;
}

export interface Decided extends AboutLicense {
  reason: Reason;
  note: string | null;
}

const decisionTitles = texts({
  verified: m.network__is_verified_2,
  rejected: m.network__was_not_verified,
  expired: m.network__has_expired,
});

const decisionTexts = texts({
  verified: m.network__we_look_the_license_up,
  rejected: m.network__read_why_and_ask_for,
  expired: m.network__no_new_buyers_come_until,
});

/** The notification of a decision; a separate email has the details. */
export const decisionNotice = (decision: keyof typeof decisionTitles, { holder }: Pick<AboutLicense, 'holder'>) => ({
  title: m.network__the_license_of({ holder, decisionTitles: decisionTitles[decision] }),
  body: decisionTexts[decision],
});

/** Emails about register checks. */
export function createLicenseEmails(publicUrl: string) {
  const dashboardButton = (isCompany: boolean) => ({
    label: m.network__open_your_desk(),
    href: `${publicUrl}/${isCompany ? 'reseller' : 'agent'}-dashboard`,
  });
  const which = ({ licenseNumber, jurisdiction }: AboutLicense) => `${licenseNumber} (${jurisdiction})`;
  const why = ({ holder }: AboutLicense) => m.network__you_get_this_letter_because_2({ holder });

  return {
    verified: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: m.network__the_licence_of_is_verified({ holder: about.holder }),
        body: [
          m.network__we_looked_up_licence_in({ about: which(about) }),
          about.isCompany ? m.network__as_soon_as_your_plan() : m.network__as_soon_as_your_company(),
        ],
        button: dashboardButton(about.isCompany),
        reason: why(about),
      }),
    rejected: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: m.network__the_licence_of_was_not({ holder: about.holder }),
        body: [
          m.network__we_looked_up_licence_in_2({ about: which(about), reasons: reasons[about.reason] }),
          ...(about.note ? [m.network__what_we_noted({ note: about.note })] : []),
          m.network__if_this_is_a_mistake(),
        ],
        button: { label: m.network__ask_for_another_look(), href: `${publicUrl}/licenses` },
        reason: why(about),
      }),
    expired: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: m.network__the_licence_of_has_ended({ holder: about.holder }),
        body: [
          m.network__licence_has_ended_no_new({
            about: which(about),
            value: about.isCompany ? m.network__to_your_agents() : m.network__to_its_holder(),
          }),
          m.network__renew_it_with_the_regulator(),
        ],
        button: { label: m.network__write_to_support(), href: `${publicUrl}/support` },
        reason: why(about),
      }),
    due: ({ to, count }: { to: string; count: number }) =>
      renderEmail({
        to,
        subject: count === 1 ? m.network__one_licence_is_due_for() : m.network__licences_are_due_for_another({ count }),
        body: [m.network__they_were_looked_up_30()],
        button: { label: m.network__open_the_wholesaler_desk(), href: `${publicUrl}/wholesaler-dashboard` },
        reason: m.network__you_get_this_letter_because_3(),
      }),
  };
}
