import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Contact } from '../records.ts';
import type { Worker } from '../worker.ts';
import type { ContactField, FieldValue } from './contract.ts';
import { contactFields, contactFieldValues } from './fields.tables.ts';

export type FieldRow = typeof contactFields.$inferSelect;

/** Fields of the company, and those of the agent if there is one. */
export const fieldsFor = (db: Db, { companyId, agentId }: Worker): Promise<FieldRow[]> =>
  db
    .select()
    .from(contactFields)
    .where(
      and(
        eq(contactFields.companyId, companyId),
        or(isNull(contactFields.agentId), agentId === null ? undefined : eq(contactFields.agentId, agentId)),
      ),
    )
    .orderBy(sql`${contactFields.agentId} nulls first`, asc(contactFields.id));

export async function presentFields(db: Db, owner: Worker): Promise<ContactField[]> {
  const fields = await fieldsFor(db, owner);
  const counts = await db
    .select({ fieldId: contactFieldValues.fieldId, used: sql<number>`count(*)::int` })
    .from(contactFieldValues)
    .innerJoin(contactFields, eq(contactFields.id, contactFieldValues.fieldId))
    .where(eq(contactFields.companyId, owner.companyId))
    .groupBy(contactFieldValues.fieldId);
  return fields.map(({ id, label, kind, choices, agentId }) => ({
    ...{ id, label, kind, choices, isOfCompany: agentId === null },
    isOwn: agentId === owner.agentId,
    used: counts.find(({ fieldId }) => fieldId === id)?.used ?? 0,
  }));
}

/** The fields of a contact: those of its company and of its present agent. */
export const fieldsOf = (db: Db, { companyId, ownerAgentId }: Contact): Promise<FieldRow[]> =>
  fieldsFor(db, { companyId, agentId: ownerAgentId });

export async function presentValues(db: Db, contact: Contact): Promise<FieldValue[]> {
  const values = await db.select().from(contactFieldValues).where(eq(contactFieldValues.contactId, contact.id));
  return (await fieldsOf(db, contact)).map(({ id, label, kind, choices }) => ({
    ...{ id, label, kind, choices },
    value: values.find(({ fieldId }) => fieldId === id)?.value ?? null,
  }));
}
