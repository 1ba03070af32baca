import { m } from '@lintel/messages';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { type ClientFacts, clientFactsOf } from '../professionals/index.ts';
import type { Lead } from './contract.ts';
import { contactActivities, contactEmails, contactPhones, type contacts } from './tables.ts';

export type Contact = typeof contacts.$inferSelect;
export type ActivityKind = (typeof contactActivities.kind.enumValues)[number];

/** Adds an entry to a contact's history. `byId` is null for Lintel itself. */
export async function addActivity(
  tx: Tx,
  activity: {
    contactId: number;
    kind: ActivityKind;
    byId: number | null;
    text?: string | null;
    data?: Record<string, string>;
  },
) {
  const [row] = await tx.insert(contactActivities).values(activity).returning();
  return row!;
}

/** Presents contacts as an agent sees them: stored entries, with what the account shares now. */
export async function present(db: Db, rows: readonly Contact[]): Promise<Lead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const emails = await db
    .select({ contactId: contactEmails.contactId, value: contactEmails.email })
    .from(contactEmails)
    .where(inArray(contactEmails.contactId, ids))
    .orderBy(asc(contactEmails.id));
  const phones = await db
    .select({ contactId: contactPhones.contactId, value: contactPhones.phone })
    .from(contactPhones)
    .where(inArray(contactPhones.contactId, ids))
    .orderBy(asc(contactPhones.id));
  const emailsOf = Map.groupBy(emails, ({ contactId }) => contactId);
  const phonesOf = Map.groupBy(phones, ({ contactId }) => contactId);
  const owners = await ownersOf(db, rows);
  const facts = await clientFactsOf(
    db,
    rows.flatMap(({ ownerAgentId: agentId, buyerId }) => (agentId && buyerId ? [{ agentId, buyerId }] : [])),
  );
  return rows.map((row) =>
    presentOne(row, {
      emails: (emailsOf.get(row.id) ?? []).map(({ value }) => value),
      phones: (phonesOf.get(row.id) ?? []).map(({ value }) => value),
      owner: row.ownerAgentId === null ? null : { agentId: row.ownerAgentId, name: owners.get(row.ownerAgentId) ?? '' },
      facts: facts.get(`${row.ownerAgentId}:${row.buyerId}`),
    }),
  );
}

async function ownersOf(db: Db, rows: readonly Contact[]): Promise<Map<number, string>> {
  const agentIds = [...new Set(rows.flatMap(({ ownerAgentId }) => ownerAgentId ?? []))];
  if (agentIds.length === 0) return new Map();
  const found = await db
    .select({ id: agentProfiles.id, name: personProfiles.name })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(inArray(agentProfiles.id, agentIds));
  return new Map(found.map(({ id, name }) => [id, name]));
}

interface Around {
  emails: string[];
  phones: string[];
  owner: Lead['owner'];
  facts: ClientFacts | undefined;
}

function presentOne(row: Contact, { emails, phones, owner, facts }: Around): Lead {
  const allEmails = [...new Set([...emails, ...(facts?.email ? [facts.email] : [])])];
  const allPhones = [...new Set([...phones, ...(facts?.phone ? [facts.phone] : [])])];
  const budgetMaxCents = row.budgetMaxCents ?? facts?.budgetMaxCents ?? null;
  const { id, contactType, status, lostReason, urgency, leadSource, currency, stateOrProvince, language, tags } = row;
  return {
    ...{ id, contactType, status, lostReason, urgency, leadSource, currency, stateOrProvince, language, tags },
    ...nameOf(row, facts),
    email: allEmails[0] ?? null,
    phone: allPhones[0] ?? null,
    emails: allEmails,
    phones: allPhones,
    budget: budgetMaxCents === null ? null : budgetMaxCents / 100,
    city: row.city ?? facts?.city ?? null,
    buyerId: row.buyerId,
    owner,
    isLent: row.isLent,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    statusChangedAt: row.statusChangedAt.toISOString(),
    lastContactedAt: row.lastContactedAt?.toISOString() ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  };
}

/** A buyer who took even the name back is a former client. */
function nameOf(row: Contact, facts: ClientFacts | undefined): { firstName: string; lastName: string } {
  if (facts) return { firstName: facts.firstName, lastName: facts.lastName };
  if (row.buyerId !== null && row.ownerAgentId !== null)
    return { firstName: m.professionals__former_client(), lastName: '' };
  return { firstName: row.firstName, lastName: row.lastName };
}

export const presentContact = async (db: Db, row: Contact): Promise<Lead> => (await present(db, [row]))[0]!;
