import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { addActivity, type Contact } from '../records.ts';
import { contacts } from '../tables.ts';

/** Records that a contact was reached now; a new one becomes contacted. `byId` is null for Lintel itself. */
export async function markContacted(tx: Tx, { id, status }: Contact, byId: number | null): Promise<void> {
  const isNew = status === 'new';
  await tx
    .update(contacts)
    .set({
      lastContactedAt: sql`now()`,
      changedAt: sql`now()`,
      ...(isNew && { status: 'contacted', statusChangedAt: sql`now()` }),
    })
    .where(eq(contacts.id, id));
  if (isNew) await addActivity(tx, { contactId: id, kind: 'status', byId, data: { from: 'new', to: 'contacted' } });
}
