import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { derived, locked } from '../applications/change.ts';
import { storedOf } from '../applications/present.ts';
import { loanApplications, loanDemographics } from '../tables.ts';
import { coBorrowers, loanSignatures } from './co-borrower.tables.ts';
import { coBorrowerPaths } from './values.ts';

/** The applications that a person joined as co-borrower, with what they say about the person. */
export async function joinedBy(db: Db, personId: number) {
  const rows = await db
    .select({ application: loanApplications, joinedAt: coBorrowers.joinedAt })
    .from(coBorrowers)
    .innerJoin(loanApplications, eq(loanApplications.id, coBorrowers.applicationId))
    .where(eq(coBorrowers.personId, personId));
  return rows.map(({ application, joinedAt }) => {
    const { values } = storedOf(application);
    const own = Object.fromEntries(coBorrowerPaths(values).map((path) => [path, values[path]]));
    return { applicationId: application.id, status: application.status, joinedAt, values: own };
  });
}

/**
 * Removes a person from every application that they joined. Their data goes too, except from a submitted application
 * in the USA, which the borrower’s lender has to keep (12 CFR 1002.12).
 */
export async function leaveAll(tx: Tx, personId: number): Promise<void> {
  const joined = await tx
    .delete(coBorrowers)
    .where(eq(coBorrowers.personId, personId))
    .returning({ id: coBorrowers.applicationId });
  await tx.delete(loanSignatures).where(eq(loanSignatures.personId, personId));
  await tx.delete(loanDemographics).where(eq(loanDemographics.personId, personId));
  for (const { id } of joined) await clearCoBorrower(tx, id);
}

/** Clears the co-borrower's fields of an application, unless the law keeps them. */
export async function clearCoBorrower(tx: Tx, id: number): Promise<void> {
  const application = await locked(tx, id);
  if (application.submittedAt !== null && application.country === 'US') return;
  const { values, changedIn } = storedOf(application);
  const version = application.version + 1;
  for (const path of coBorrowerPaths(values)) {
    delete values[path];
    changedIn[path] = version;
  }
  const data = JSON.stringify({ values, changedIn });
  await tx
    .update(loanApplications)
    .set({ data, version, changedAt: new Date(), ...derived(values) })
    .where(eq(loanApplications.id, id));
}
