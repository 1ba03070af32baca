import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { roleOf } from '../co-borrower/records.ts';
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
  const isAgent = (await roleOf(tx, application, me)) === 'agent';
  const read = readChanges(changes, { country: application.country, isAgent });
  const { applied, conflicts } = await write(tx, application, read, { base });
  if (applied.length > 0)
    await addEvent(tx, emit, application, { kind: 'edited', detail: String(applied.length), byId: me.id });
  return { application: await presentApplication(viewing, id), conflicts };
}

/** Merges fields that were read into a locked application, with what follows from them. */
export async function write(
  tx: Tx,
  application: ApplicationRecord,
  changes: ReadonlyMap<string, Value | null>,
  { base }: { base: number },
) {
  const { id, country, sixFactsOn, buyerId } = application;
  const version = application.version + 1;
  const { stored, ...merged } = merge(storedOf(application), changes, { base, version });
  if (merged.applied.length === 0) return merged;
  const facts = country === 'US' && sixFactsOn === null && hasSixFacts(stored.values);
  await tx
    .update(loanApplications)
    .set({
      ...{ data: JSON.stringify(stored), version, changedAt: new Date(), ...derived(stored.values) },
      ...(facts && { sixFactsOn: await todayOf(tx, buyerId, new Date()) }),
    })
    .where(eq(loanApplications.id, id));
  return merged;
}

/** Values of the columns next to the encrypted data. Letters need a license of the state where the home is. */
export const derived = (values: Stored['values']) => {
  const { loanAmount } = figuresOf(values);
  const state = String(values['subject_property.1.StateCode'] ?? '').toUpperCase();
  return {
    loanCents: loanAmount === null ? null : Math.round(loanAmount * 100),
    ...(/^[A-Z]{2}$/.test(state) && { stateOrProvince: state }),
  };
};

/** Serializes writes, so that each merges into the result of the one before it. */
export async function locked(tx: Tx, id: number): Promise<ApplicationRecord> {
  const [application] = await tx.select().from(loanApplications).where(eq(loanApplications.id, id)).for('update');
  return application!;
}
