import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import type { LeadFields } from './contract.ts';
import type { Contact } from './records.ts';
import { contactEmails, contactPhones, contacts } from './tables.ts';

/** Returns an agent's contact with one of the addresses or numbers. */
export async function knownContact(
  tx: Tx,
  agentId: number,
  { emails, phones }: Pick<LeadFields, 'emails' | 'phones'>,
): Promise<Contact | undefined> {
  const byEmail = tx
    .select({ id: contactEmails.contactId })
    .from(contactEmails)
    .where(inArray(contactEmails.email, emails));
  const byPhone = tx
    .select({ id: contactPhones.contactId })
    .from(contactPhones)
    .where(inArray(contactPhones.phone, phones));
  const [known] = await tx
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.ownerAgentId, agentId),
        isNull(contacts.deletedAt),
        or(inArray(contacts.id, byEmail), inArray(contacts.id, byPhone)),
      ),
    )
    .orderBy(asc(contacts.id))
    .limit(1);
  return known;
}
