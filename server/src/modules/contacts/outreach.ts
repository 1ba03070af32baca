import { m } from '@lintel/messages';
import { and, desc, eq, sql } from 'drizzle-orm';
import { integer, pgView, text } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Lead, Reachable } from './contract.ts';
import { withMerged } from './merge/merged-ids.ts';
import { reachable } from './reach.ts';
import { addActivity, type Contact, presentContact } from './records.ts';
import { contactConsents, contacts } from './tables.ts';
import { zoneOf } from './zoned-hour.ts';

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
  const { currency } = row;
  const person = {
    currency,
    timeZone: zoneOf(row),
    hasEmail: lead.email !== null,
    hasPhone: lead.phone !== null,
    consents,
  };
  return { ...lead, reachable: reachable(person, now) };
}

/** The view of the contacts that an agent has now, for other modules (its SQL is in the migrations). */
export const heldContacts = pgView('held_contacts', {
  id: integer('id').notNull(),
  agentId: integer('agent_id').notNull(),
  /** The contact's account. */
  buyerId: integer('buyer_id'),
  timeZone: text('time_zone'),
}).existing();

/** Records that a contact wants no more emails, as the contact stated by the link of one. Returns whether it is new. */
export async function withdrawEmailConsent(tx: Tx, contactId: number): Promise<boolean> {
  const [latest] = await tx
    .select({ basis: contactConsents.basis })
    .from(contactConsents)
    .where(and(eq(contactConsents.contactId, contactId), eq(contactConsents.channel, 'email')))
    .orderBy(desc(contactConsents.createdAt), desc(contactConsents.id))
    .limit(1);
  if (latest?.basis === 'withdrawn') return false;
  const proof = m.contacts__unsubscribed_by_link();
  const withdrawn = { channel: 'email', basis: 'withdrawn' } as const;
  await tx.insert(contactConsents).values({ contactId, ...withdrawn, proof, givenAt: new Date() });
  await addActivity(tx, { contactId, kind: 'consent', byId: null, text: proof, data: withdrawn });
  return true;
}

/** Selects the ids of the contacts that agents have of a person with an account, with those merged into them. */
export const contactIdsOfBuyer = (personId: number) =>
  withMerged(sql`select ${contacts.id} from ${contacts} where ${contacts.buyerId} = ${personId}`);
