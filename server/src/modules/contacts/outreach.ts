import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Lead, Reachable } from './contract.ts';
import { withMerged } from './merge/merged-ids.ts';
import { reachable } from './reach.ts';
import { type Contact, presentContact } from './records.ts';
import { contactConsents, contacts } from './tables.ts';

type OutreachContact = Lead & { reachable: Reachable[] };

/** Returns a contact as its agent sees it, with the channels that its consents and the hour allow at `now`. */
export async function outreachTo(db: Db, contactId: number, now = new Date()): Promise<OutreachContact | undefined> {
  const [row]: Contact[] = await db.select().from(contacts).where(eq(contacts.id, contactId));
  if (!row || row.deletedAt) return undefined;
  const lead = await presentContact(db, row);
  const consents = await db
    .select()
    .from(contactConsents)
    .where(eq(contactConsents.contactId, contactId))
    .orderBy(desc(contactConsents.createdAt), desc(contactConsents.id));
  const { currency, timeZone } = row;
  const person = { currency, timeZone, hasEmail: lead.email !== null, hasPhone: lead.phone !== null, consents };
  return { ...lead, reachable: reachable(person, now) };
}

/** Selects the ids of the contacts that agents have of a person with an account, with those merged into them. */
export const contactIdsOfBuyer = (personId: number) =>
  withMerged(sql`select ${contacts.id} from ${contacts} where ${contacts.buyerId} = ${personId}`);
