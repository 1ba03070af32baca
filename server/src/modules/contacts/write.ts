import { m } from '@lintel/messages';
import { and, eq, gt, not, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { conflict, invalid } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { AgentProfile } from '../companies/index.ts';
import { meAsAgent } from '../professionals/index.ts';
import { e164 } from '../signups/index.ts';
import { contactAccess, deletedContactAccess } from './access.ts';
import { contactsContract as contract, type LeadFields } from './contract.ts';
import { isMerged } from './merge/merge.tables.ts';
import { addActivity, type Contact, presentContact } from './records.ts';
import { contactEmails, contactPhones, contacts } from './tables.ts';

/** Days in which a deleted contact can be restored. */
export const daysToRestore = 30;

export const create = serve(contract.create, {
  access: meAsAgent,
  writes: true,
  run: async ({ input, subject: agent, me, tx }) => presentContact(tx, await addContact(tx, agent, input, me.id)),
});

/** Adds a contact of an agent; `byId` is null for Lintel itself. */
export async function addContact(
  tx: Tx,
  agent: AgentProfile,
  { emails, phones, ...fields }: LeadFields,
  byId: number | null,
): Promise<Contact> {
  const [row] = await tx
    .insert(contacts)
    .values({
      ...columnsOf(fields),
      companyId: agent.resellerId,
      ownerAgentId: agent.id,
      leadSource: fields.leadSource ?? 'other',
      currency: agent.countries.includes('US') ? 'USD' : 'CAD',
    })
    .returning();
  await writeAddresses(tx, row!.id, { emails, phones });
  await addActivity(tx, { contactId: row!.id, kind: 'created', byId });
  return row!;
}

export const change = serve(contract.change, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, emails, phones, ...fields }, tx }) {
    const [row] = await tx
      .update(contacts)
      .set({
        ...columnsOf(fields),
        ...(fields.leadSource && { leadSource: fields.leadSource }),
        changedAt: sql`now()`,
      })
      .where(eq(contacts.id, id))
      .returning();
    await writeAddresses(tx, id, { emails, phones });
    return presentContact(tx, row!);
  },
});

export const remove = serve(contract.remove, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id }, subject: contact, tx }) {
    if (contact.buyerId !== null && contact.status !== 'lost' && contact.status !== 'closed')
      throw conflict(m.contacts__end_the_connection_first());
    await tx.update(contacts).set({ deletedAt: sql`now()` }).where(eq(contacts.id, id));
    return { id };
  },
});

export const restore = serve(contract.restore, {
  access: deletedContactAccess.may('restore'),
  writes: true,
  async run({ input: { id }, tx }) {
    const [row] = await tx
      .update(contacts)
      .set({ deletedAt: null, changedAt: sql`now()` })
      .where(
        and(
          eq(contacts.id, id),
          not(isMerged),
          gt(contacts.deletedAt, sql`now() - make_interval(days => ${daysToRestore})`),
        ),
      )
      .returning();
    if (!row) throw conflict(m.contacts__deleted_too_long_ago({ days: daysToRestore }));
    return presentContact(tx, row);
  },
});

export const columnsOf = ({ leadSource: _, budget, ...fields }: Omit<LeadFields, 'emails' | 'phones'>) => ({
  ...fields,
  budgetMaxCents: budget === null ? null : budget * 100,
});

/** Replaces the stored addresses and numbers; the first of each is the main one. */
export async function writeAddresses(
  tx: Tx,
  contactId: number,
  { emails, phones }: Pick<LeadFields, 'emails' | 'phones'>,
): Promise<void> {
  const numbers = phones.map((typed, index) => {
    const phone = e164(typed);
    if (!phone) throw invalid(`phones.${index}`, m.contacts__please_enter_a_valid_phone());
    return phone;
  });
  await tx.delete(contactEmails).where(eq(contactEmails.contactId, contactId));
  await tx.delete(contactPhones).where(eq(contactPhones.contactId, contactId));
  const distinct = (values: string[]) => [...new Set(values)];
  if (emails.length > 0) await tx.insert(contactEmails).values(distinct(emails).map((email) => ({ contactId, email })));
  if (numbers.length > 0)
    await tx.insert(contactPhones).values(distinct(numbers).map((phone) => ({ contactId, phone })));
}
