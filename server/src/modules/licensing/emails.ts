import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { token } from '../../platform/serve/registry.ts';
import type { licenseChecks } from './tables.ts';

export type LicenseEmails = ReturnType<typeof createLicenseEmails>;
export const licenseEmailsToken = token<LicenseEmails>('letters about licences');

export type Reason = (typeof licenseChecks.reason.enumValues)[number];

const reasons: Record<Reason, string> = texts({
  matches_register: m.network__it_matches_the_register,
  not_in_register: m.network__the_register_doesnt_list_this,
  name_differs: m.network__the_register_has_a_different,
  inactive: m.network__the_register_shows_the_license,
  expired: m.network__the_license_has_expired,
  disciplined: m.network__the_register_shows_a_disciplinary_2,
  other: m.network__we_couldnt_confirm_the_license,
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
  verified: m.network__has_been_verified,
  rejected: m.network__wasnt_verified,
  expired: m.network__has_expired,
});

const decisionTexts = texts({
  verified: m.network__we_check_the_license_again,
  rejected: m.network__read_the_reason_and_appeal,
  expired: m.network__there_wont_be_any_new,
});

/** The notification of a decision; a separate email has the details. */
export const decisionNotice = (decision: keyof typeof decisionTitles, { holder }: Pick<AboutLicense, 'holder'>) => ({
  title: m.network__s_license({ holder, decisionTitles: decisionTitles[decision] }),
  body: decisionTexts[decision],
});

/** Emails about register checks. */
export function createLicenseEmails(publicUrl: string) {
  const dashboardButton = (isCompany: boolean) => ({
    label: m.network__open_your_dashboard(),
    href: `${publicUrl}/${isCompany ? 'reseller' : 'agent'}-dashboard`,
  });
  const which = ({ licenseNumber, jurisdiction }: AboutLicense) => `${licenseNumber} (${jurisdiction})`;
  const why = ({ holder }: AboutLicense) => m.network__youre_receiving_this_email_because_3({ holder });

  return {
    verified: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: m.network__s_license_has_been_verified({ holder: about.holder }),
        body: [
          m.network__we_checked_license_in_its({ about: which(about) }),
          about.isCompany ? m.network__once_your_plan_is_paid() : m.network__once_your_company_accepts_you(),
        ],
        button: dashboardButton(about.isCompany),
        reason: why(about),
      }),
    rejected: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: m.network__s_license_wasnt_verified({ holder: about.holder }),
        body: [
          m.network__we_checked_license_in_its_2({ about: which(about), reasons: reasons[about.reason] }),
          ...(about.note ? [m.network__our_note({ note: about.note })] : []),
          m.network__if_this_is_a_mistake(),
        ],
        button: { label: m.network__send_appeal_2(), href: `${publicUrl}/licenses` },
        reason: why(about),
      }),
    expired: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: m.network__s_license_has_expired({ holder: about.holder }),
        body: [
          m.network__license_has_expired_until_its({
            about: which(about),
            value: about.isCompany ? m.network__your_agents_2() : m.network__the_license_holder(),
          }),
          m.network__renew_it_with_your_regulator(),
        ],
        button: { label: m.network__contact_support(), href: `${publicUrl}/support` },
        reason: why(about),
      }),
    due: ({ to, count }: { to: string; count: number }) =>
      renderEmail({
        to,
        subject:
          count === 1 ? m.network__one_license_is_due_for_2() : m.network__licenses_are_due_for_another_2({ count }),
        body: [m.network__they_were_last_checked_30()],
        button: { label: m.network__open_the_wholesaler_dashboard(), href: `${publicUrl}/wholesaler-dashboard` },
        reason: m.network__youre_receiving_this_email_because_4(),
      }),
  };
}
