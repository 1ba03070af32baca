import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { contactFieldValues } from '../fields/fields.tables.ts';
import { taskPlanRuns } from '../plans/plans.tables.ts';
import type { Contact } from '../records.ts';
import { agentTasks, contactActivities, contactConsents, contactEmails, contactPhones } from '../tables.ts';
import type { FilledFields, MovedRows } from './merge.tables.ts';

/** Moves the rows of a contact to another and returns their ids. An address or a custom field that both have stays with its contact. */
export async function moveRows(tx: Tx, from: number, to: number): Promise<MovedRows> {
  const emails = await tx
    .update(contactEmails)
    .set({ contactId: to })
    .where(
      and(
        eq(contactEmails.contactId, from),
        sql`${contactEmails.email} not in (select held.email from ${contactEmails} as held where held.contact_id = ${to})`,
      ),
    )
    .returning({ id: contactEmails.id });
  const phones = await tx
    .update(contactPhones)
    .set({ contactId: to })
    .where(
      and(
        eq(contactPhones.contactId, from),
        sql`${contactPhones.phone} not in (select held.phone from ${contactPhones} as held where held.contact_id = ${to})`,
      ),
    )
    .returning({ id: contactPhones.id });
  const activities = await tx
    .update(contactActivities)
    .set({ contactId: to })
    .where(eq(contactActivities.contactId, from))
    .returning({ id: contactActivities.id });
  const consents = await tx
    .update(contactConsents)
    .set({ contactId: to })
    .where(eq(contactConsents.contactId, from))
    .returning({ id: contactConsents.id });
  const tasks = await tx
    .update(agentTasks)
    .set({ contactId: to })
    .where(eq(agentTasks.contactId, from))
    .returning({ id: agentTasks.id });
  const planRuns = await tx
    .update(taskPlanRuns)
    .set({ contactId: to })
    .where(eq(taskPlanRuns.contactId, from))
    .returning({ id: taskPlanRuns.id });
  const fieldValues = await tx
    .update(contactFieldValues)
    .set({ contactId: to })
    .where(
      and(
        eq(contactFieldValues.contactId, from),
        sql`${contactFieldValues.fieldId} not in (select held.field_id from ${contactFieldValues} as held where held.contact_id = ${to})`,
      ),
    )
    .returning({ id: contactFieldValues.id });
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    ...{ emails: ids(emails), phones: ids(phones), activities: ids(activities) },
    ...{ consents: ids(consents), tasks: ids(tasks), planRuns: ids(planRuns), fieldValues: ids(fieldValues) },
  };
}

const tables = {
  emails: contactEmails,
  phones: contactPhones,
  activities: contactActivities,
  consents: contactConsents,
  tasks: agentTasks,
  planRuns: taskPlanRuns,
  fieldValues: contactFieldValues,
} as const;

/** Moves rows back to the absorbed contact, as far as they still belong to the kept one. */
export async function moveBack(tx: Tx, moved: MovedRows, keptId: number, absorbedId: number): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    const ids = moved[name as keyof MovedRows] ?? [];
    if (ids.length > 0)
      await tx
        .update(table)
        .set({ contactId: absorbedId })
        .where(and(inArray(table.id, ids), eq(table.contactId, keptId)));
  }
}

const fillable = [
  'firstName',
  'lastName',
  'budgetMaxCents',
  'city',
  'stateOrProvince',
  'language',
  'timeZone',
] as const;

/** Returns the values of the absorbed contact for the empty fields of the kept one. */
export function emptyFieldsFilledBy(kept: Contact, absorbed: Contact): FilledFields {
  const fields: FilledFields['fields'] = {};
  for (const field of fillable) {
    const value = absorbed[field];
    // The name of an account is read from the account.
    if (kept.buyerId !== null && (field === 'firstName' || field === 'lastName')) continue;
    if ((kept[field] ?? '') === '' && value !== null && value !== '') fields[field] = value;
  }
  return { fields, tags: absorbed.tags.filter((tag) => !kept.tags.includes(tag)) };
}

/** Returns the fields to empty again: those that still have the value that the merge wrote. */
export function withoutFilled(kept: Contact, { fields, tags }: FilledFields): Partial<Contact> {
  const emptied = fillable.filter((field) => field in fields && kept[field] === fields[field]);
  const isName = (field: string) => field === 'firstName' || field === 'lastName';
  return {
    ...Object.fromEntries(emptied.map((field) => [field, isName(field) ? '' : null])),
    tags: kept.tags.filter((tag) => !tags.includes(tag)),
  };
}
