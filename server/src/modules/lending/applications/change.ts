import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { todayOf } from '../parties.ts';
import { type ApplicationRecord, addEvent } from '../records.ts';
import { loanApplications } from '../tables.ts';
import type { EditedApplication } from './contract.ts';
import { presentApplication, storedOf, type Viewing } from './present.ts';
import { openStatuses } from './statuses/contract.ts';
import { figuresOf, hasSixFacts, merge, readChanges, type Stored, type Value } from './values.ts';

/** Merges changes of fields into an application, all or none of them valid. */
export async function change(
  { tx, emit, ...viewing }: Viewing & { tx: Tx; emit: Emit },
  { id, base, changes }: { id: number; base: number; changes: Record<string, Value | null> },
): Promise<EditedApplication> {
  const { me } = viewing;
  const application = await locked(tx, id);
  if (!openStatuses.includes(application.status)) throw conflict(m.lending__the_application_is_closed());
  const isAgent = application.buyerId !== me.id;
  const read = readChanges(changes, { country: application.country, isAgent });
  const version = application.version + 1;
  const { stored, applied, conflicts } = merge(storedOf(application), read, { base, version });
  if (applied.length > 0) {
    const facts = application.country === 'US' && application.sixFactsOn === null && hasSixFacts(stored.values);
    await tx
      .update(loanApplications)
      .set({
        ...{ data: JSON.stringify(stored), version, changedAt: new Date(), ...derived(stored.values) },
        ...(facts && { sixFactsOn: await todayOf(tx, me.id, new Date()) }),
      })
      .where(eq(loanApplications.id, id));
    await addEvent(tx, emit, application, { kind: 'edited', detail: String(applied.length), byId: me.id });
  }
  return { application: await presentApplication(viewing, id), conflicts };
}

/** Values of the columns beside the encrypted data. */
export const derived = (values: Stored['values']) => {
  const { loanAmount } = figuresOf(values);
  return { loanCents: loanAmount === null ? null : Math.round(loanAmount * 100) };
};

/** Serializes writes, so that each merges into the result of the one before it. */
export async function locked(tx: Tx, id: number): Promise<ApplicationRecord> {
  const [application] = await tx.select().from(loanApplications).where(eq(loanApplications.id, id)).for('update');
  return application!;
}
