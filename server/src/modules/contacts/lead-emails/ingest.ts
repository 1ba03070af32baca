import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { attemptsToken, profileOf } from '../../accounts/index.ts';
import { type AgentProfile, agentProfiles } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import { e164 } from '../../signups/index.ts';
import { LeadFields } from '../entries/contract.ts';
import { knownContact } from '../known-contact.ts';
import { addActivity } from '../records.ts';
import { contactConsents } from '../tables.ts';
import { addContact } from '../write.ts';
import type { LeadAddress } from './address.ts';
import { leadAddressVersions, leadEmails } from './lead-emails.tables.ts';
import { type ReadEmail, readLeadEmail } from './read-lead-email.ts';
import { textOfEmail } from './text-of-email.ts';

/** Lengths beyond which texts of an email are cut. */
const lineMax = 300;
const textMax = 5_000;

export async function versionOf(db: Db, agentId: number): Promise<number> {
  const [row] = await db.select().from(leadAddressVersions).where(eq(leadAddressVersions.agentId, agentId));
  return row?.version ?? 1;
}

/** Addresses in a forwarded email that are the agent's, not the lead's. */
export async function ownAddressesOf(db: Db, personId: number): Promise<string[]> {
  const person = await profileOf(db, personId);
  return person ? [person.email.toLowerCase()] : [];
}

/**
 * Stores an email that arrived at an agent's address: a new contact, an entry in the timeline of a known one, or an unread
 * email for the agent to judge. The signature of the mail server proves the delivery, not the sender.
 */
export async function ingestLeadEmail(app: AppContext, to: LeadAddress, email: Email, key: string): Promise<void> {
  const { db } = app.database;
  const [agent] = await db.select().from(agentProfiles).where(eq(agentProfiles.id, to.agentId));
  if (agent?.status !== 'active' || (await versionOf(db, agent.id)) !== to.version)
    throw notFound(m.messages__we_couldnt_find_this_address());
  await app.resolve(attemptsToken).count('leadEmailsOf', String(agent.id));
  const { text, hints } = textOfEmail(email);
  const read = readLeadEmail(text, { hints, own: await ownAddressesOf(db, agent.personId) });
  await app.events.transaction(async (tx, emit) => {
    const [row] = await tx
      .insert(leadEmails)
      .values({
        ...{ agentId: agent.id, key, state: 'unread', portal: read.portal },
        sender: (email.from?.address ?? '').slice(0, lineMax),
        subject: (email.subject ?? '').slice(0, lineMax),
        text: text.slice(0, textMax),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return;
    const lead = await storeLead(tx, agent, read);
    if (lead)
      await tx
        .update(leadEmails)
        .set({ state: lead.isNew ? 'added' : 'known', contactId: lead.contact.id, text: '' })
        .where(eq(leadEmails.id, row.id));
    const name = lead ? `${lead.contact.firstName} ${lead.contact.lastName}`.trim() : '';
    const body = read.portal ? m.contacts__lead_from_portal({ portal: read.portal }) : m.contacts__lead_by_email();
    await notify(tx, emit, {
      ...{ personId: agent.personId, kind: 'connection', key: `lead.email:${row.id}` },
      ...(lead
        ? { title: m.contacts__a_lead_wrote({ name }), path: `/crm?lead=${lead.contact.id}` }
        : { title: m.contacts__a_lead_email_was_not_read(), path: '/crm?open=lead-emails' }),
      body,
      ...(lead?.isNew && { push: { title: m.contacts__push_new_lead(), body } }),
    });
  });
}

/**
 * Adds the lead, or finds the contact with its address or number. Returns undefined without either, and for an email that
 * names no lead and comes from no known portal: an address in its text may be anyone’s.
 */
async function storeLead(tx: Tx, agent: AgentProfile, read: ReadEmail) {
  if (!read.lead.firstName && !read.portal) return undefined;
  const phone = read.lead.phones && e164(read.lead.phones);
  const parsed = LeadFields.safeParse({
    ...{ ...read.lead, firstName: read.lead.firstName || (read.lead.emails?.split('@')[0] ?? phone) },
    emails: read.lead.emails ? [read.lead.emails] : [],
    phones: phone ? [phone] : [],
    budget: read.lead.budget ? Number(read.lead.budget) : null,
    tags: read.portal ? [read.portal] : [],
  });
  if (!parsed.success || parsed.data.emails.length + parsed.data.phones.length === 0) return undefined;
  const known = await knownContact(tx, agent.id, parsed.data);
  const contact = known ?? (await addContact(tx, agent, { ...parsed.data, leadSource: 'email' }, null));
  const text = read.rest.slice(0, textMax);
  if (text) await addActivity(tx, { contactId: contact.id, kind: 'email', byId: null, text });
  await recordInquiry(tx, contact.id, read.portal, parsed.data);
  return { contact, isNew: !known };
}

/** An inquiry allows emails and calls for a time (CASL s. 10(10), 47 CFR 64.1200(f)(5)); it does not override a withdrawal. */
async function recordInquiry(
  tx: Tx,
  contactId: number,
  portal: string | null,
  { emails, phones }: LeadFields,
): Promise<void> {
  const withdrawn = await tx
    .select({ channel: contactConsents.channel })
    .from(contactConsents)
    .where(and(eq(contactConsents.contactId, contactId), eq(contactConsents.basis, 'withdrawn')));
  const channels = [...(emails.length > 0 ? ['email' as const] : []), ...(phones.length > 0 ? ['call' as const] : [])];
  const proof = portal ? m.contacts__inquiry_through_portal({ portal }) : m.contacts__inquiry_by_email();
  for (const channel of channels)
    if (!withdrawn.some((each) => each.channel === channel))
      await tx.insert(contactConsents).values({ contactId, channel, basis: 'inquiry', proof, givenAt: new Date() });
}
