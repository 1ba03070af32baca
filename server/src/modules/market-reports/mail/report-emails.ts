import { m } from '@lintel/messages';
import type { Email } from '../../../platform/email/mail.ts';
import { renderEmail } from '../../../platform/email/render-email.ts';
import type { SignedIds } from '../../../platform/secrets/signed-ids.ts';
import { emailEnding, type MailLinks } from '../../notifications/index.ts';
import type { AreaReport } from './area-report.ts';
import { monthName, type ReportContent } from './report-content.ts';

export interface EmailServices {
  publicUrl: string;
  /** Links of a person's emails. */
  mailLinks: MailLinks;
  /** Links of the emails to an agent's contact. */
  contactLinks: SignedIds;
}

/** The report of an area and month. */
interface Report extends ReportContent {
  place: AreaReport['place'];
  month: string;
}

/** “Austin”, or “Hyde Park, Austin” for a district. */
const nameOf = ({ city, district }: Report['place']): string => (district ? `${district}, ${city}` : city);

export const reportTitle = ({ place, month }: Pick<Report, 'place' | 'month'>): string =>
  m.market_reports__title({ city: nameOf(place), state: place.state, month: monthName(month) });

export const marketPath = ({ place }: Report['place']): string => `/market/${place}`;

/** The report of an area that a person saved. */
export const ownReport = (services: EmailServices, to: { email: string; personId: number }, report: Report): Email =>
  renderEmail({
    to: to.email,
    ...contentOf(report),
    body: [],
    button: buttonOf(services, report),
    ...emailEnding({ publicUrl: services.publicUrl, links: services.mailLinks }, to.personId, ['market_report']),
  });

/** The agent in whose name a report is sent. CAN-SPAM and CASL require the sender's postal address. */
export interface Sender {
  name: string;
  email: string;
  company: string;
  address: string;
}

/** The report that an agent sends to a contact. */
export function clientReport(
  services: Omit<EmailServices, 'mailLinks'>,
  to: { email: string; firstName: string; contactId: number },
  sender: Sender,
  report: Report,
): Email {
  const { publicUrl, contactLinks } = services;
  const token = contactLinks.tokenOf(to.contactId);
  const { name, company, address } = sender;
  return renderEmail({
    to: to.email,
    ...contentOf(report),
    body: [
      m.market_reports__hello({ firstName: to.firstName }),
      m.market_reports__from_agent({ name, company, city: nameOf(report.place) }),
    ],
    button: buttonOf(services, report),
    reason: m.market_reports__why_from_agent({ name, company, address }),
    replyTo: sender.email,
    ending: {
      label: m.market_reports__stop_emails_of({ name }),
      href: `${publicUrl}/market-reports/${token}`,
      post: `${publicUrl}/api/market-reports/links/${token}/unsubscribe`,
    },
  });
}

const contentOf = ({ figures, notes, ...report }: Report) => ({
  ...{ subject: reportTitle(report), heading: reportTitle(report), figures, notes },
});

const buttonOf = ({ publicUrl }: Pick<EmailServices, 'publicUrl'>, { place }: Report) => ({
  label: m.market_reports__see_the_market(),
  href: publicUrl + marketPath(place),
});
