import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import type { Email } from '../../../platform/email/mail.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { personProfiles, viewerOfPerson } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles, mayWork } from '../../companies/index.ts';
import { addActivity, outreachTo } from '../../contacts/index.ts';
import type { ReportOutcome } from '../tables.ts';
import type { AreaReport } from './area-report.ts';
import type { DueReport } from './due-reports.ts';
import { reportContent } from './report-content.ts';
import { clientReport, type EmailServices, reportTitle, type Sender } from './report-emails.ts';

type Client = NonNullable<DueReport['contact']>;

/** Returns why an agent may not email a report to a contact now. */
export async function clientObstacle(tx: Tx, { id, agentId }: Client, now: Date): Promise<ReportOutcome | undefined> {
  if (!(await senderOf(tx, agentId))) return 'agent_inactive';
  const contact = await outreachTo(tx, id, now);
  return contact?.reachable.some(({ channel, isAllowed }) => channel === 'email' && isAllowed)
    ? undefined
    : 'no_consent';
}

interface Report {
  area: AreaReport;
  month: string;
}

/** Writes the report to a contact as an email. */
export async function clientEmail(
  db: Db,
  services: Omit<EmailServices, 'mailLinks'>,
  { id, agentId, buyerId }: Client,
  { area, month }: Report,
  now: Date,
): Promise<Email> {
  const contact = (await outreachTo(db, id, now))!;
  const sender = (await senderOf(db, agentId))!;
  const country = contact.currency === 'CAD' ? 'CA' : 'US';
  const viewer = buyerId === null ? ({ country, units: null } as const) : await viewerOfPerson(db, buyerId);
  return asViewer(viewer, () =>
    clientReport(services, { email: contact.email ?? '', firstName: contact.firstName, contactId: id }, sender, {
      ...{ place: area.place, month },
      ...reportContent(area, month),
    }),
  );
}

/** Queues the report to a contact, and adds it to the contact's history. */
export async function writeToClient(
  tx: Tx,
  services: EmailServices,
  client: Client,
  { area, month }: Report,
  now: Date,
): Promise<void> {
  const { id, buyerId } = client;
  const written = await clientEmail(tx, services, client, { area, month }, now);
  // The agent typed the address of a contact without an account.
  await queueEmail(tx, written, buyerId === null ? 'stranger' : 'trusted');
  await addActivity(tx, { contactId: id, kind: 'email', byId: null, text: reportTitle({ place: area.place, month }) });
}

/** Returns an active agent of a company that may work. */
async function senderOf(db: Db, agentId: number): Promise<Sender | undefined> {
  const [row] = await db
    .select({
      name: personProfiles.name,
      email: personProfiles.email,
      company: companyProfiles.companyName,
      street: companyProfiles.unparsedAddress,
      city: companyProfiles.city,
      state: companyProfiles.stateOrProvince,
      postalCode: companyProfiles.postalCode,
    })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(and(eq(agentProfiles.id, agentId), eq(agentProfiles.status, 'active'), mayWork));
  if (!row) return undefined;
  const { name, email, company, street, city, state, postalCode } = row;
  const region = [state, postalCode].filter(Boolean).join(' ');
  return { name, email, company, address: [street, city, region].filter(Boolean).join(', ') };
}
