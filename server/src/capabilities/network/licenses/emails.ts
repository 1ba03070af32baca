import { token } from '../../../foundation/registry.ts';
import { renderEmail } from '../../../foundation/render-email.ts';
import type { licenseChecks } from '../tables.ts';

export type LicenseEmails = ReturnType<typeof createLicenseEmails>;
export const licenseEmailsToken = token<LicenseEmails>('letters about licences');

export type Reason = (typeof licenseChecks.reason.enumValues)[number];

const reasons: Record<Reason, string> = {
  matches_register: 'The register has it as you stated it.',
  not_in_register: 'The register does not have this number.',
  name_differs: 'The register has another name for this number.',
  inactive: 'The register says that the licence is not active.',
  expired: 'The licence has ended.',
  disciplined: 'The register tells of a disciplinary measure.',
  other: 'The licence could not be confirmed.',
};

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

const decisionTitles = {
  verified: 'is verified',
  rejected: 'was not verified',
  expired: 'has expired',
} as const;

const decisionTexts = {
  verified: 'We look the license up again every 30 days, and when it expires.',
  rejected: 'Read why, and ask for another look if this is a mistake.',
  expired: 'No new buyers come until it is renewed. Renew it with the regulator and write to support.',
} as const;

/** The notification of a decision; a separate email has the details. */
export const decisionNotice = (decision: keyof typeof decisionTitles, { holder }: Pick<AboutLicense, 'holder'>) => ({
  title: `The license of ${holder} ${decisionTitles[decision]}`,
  body: decisionTexts[decision],
});

/** Emails about register checks. */
export function createLicenseEmails(publicUrl: string) {
  const desk = (isCompany: boolean) => ({
    label: 'Open your desk',
    href: `${publicUrl}/${isCompany ? 'reseller' : 'agent'}-dashboard`,
  });
  const which = ({ licenseNumber, jurisdiction }: AboutLicense) => `${licenseNumber} (${jurisdiction})`;
  const why = ({ holder }: AboutLicense) => `You get this letter because ${holder} stated this licence at Lintel.`;

  return {
    verified: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: `The licence of ${about.holder} is verified`,
        body: [
          `We looked up licence ${which(about)} in its public register and it is as it was stated. We look again every 30 days, and when it ends.`,
          about.isCompany
            ? 'As soon as your plan is paid, your company can invite agents and create codes.'
            : 'As soon as your company has accepted you, buyers can come to you.',
        ],
        button: desk(about.isCompany),
        reason: why(about),
      }),
    rejected: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: `The licence of ${about.holder} was not verified`,
        body: [
          `We looked up licence ${which(about)} in its public register. ${reasons[about.reason]}`,
          ...(about.note ? [`What we noted: ${about.note}`] : []),
          'If this is a mistake, ask for another look and tell us what we should know. A person looks at it again.',
        ],
        button: { label: 'Ask for another look', href: `${publicUrl}/licenses` },
        reason: why(about),
      }),
    expired: (about: Decided) =>
      renderEmail({
        to: about.to,
        subject: `The licence of ${about.holder} has ended`,
        body: [
          `Licence ${which(about)} has ended. No new buyers come ${about.isCompany ? 'to your agents' : 'to its holder'} until it is renewed; buyers who are there already stay.`,
          'Renew it with the regulator as usual and write to support with the new date, and we look it up again.',
        ],
        button: { label: 'Write to support', href: `${publicUrl}/support` },
        reason: why(about),
      }),
    due: ({ to, count }: { to: string; count: number }) =>
      renderEmail({
        to,
        subject: count === 1 ? 'One licence is due for another look' : `${count} licences are due for another look`,
        body: ['They were looked up 30 days ago or longer. Please look them up again in their registers.'],
        button: { label: 'Open the wholesaler desk', href: `${publicUrl}/wholesaler-dashboard` },
        reason: 'You get this letter because you run Lintel.',
      }),
  };
}
