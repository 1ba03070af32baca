import { eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { loanApplications } from '../tables.ts';

/** 12 CFR 1002.12(b): a creditor keeps an application for 25 months after the notice of its decision or its end. */
const RETAINED = sql`interval '25 months'`;
const keptUntil = sql`(coalesce(${loanApplications.decidedAt}, ${loanApplications.changedAt}) + ${RETAINED})::date`;

/**
 * Deletes a borrower's applications, except submitted ones in the USA of the last 25 months: they stay encrypted, and
 * since the borrower works with no agent after the erasure, no person of the platform sees them.
 */
export async function eraseApplications(tx: Tx, buyerId: number): Promise<void> {
  await tx
    .update(loanApplications)
    .set({ retainedUntil: keptUntil })
    .where(
      sql`${loanApplications.buyerId} = ${buyerId} and ${loanApplications.country} = 'US'
        and ${loanApplications.submittedAt} is not null and ${keptUntil} >= current_date`,
    );
  await tx
    .delete(loanApplications)
    .where(sql`${eq(loanApplications.buyerId, buyerId)} and ${loanApplications.retainedUntil} is null`);
}

/** Deletes the applications of erased borrowers whose retention has ended. */
export const deleteRetained = (db: Db, today: string) =>
  db.delete(loanApplications).where(lt(loanApplications.retainedUntil, today));

export const scheduleRetention = ({ jobs, database }: AppContext): void =>
  jobs.schedule('delete-retained-applications', '41 3 * * *', async () => {
    await deleteRetained(database.db, new Date().toISOString().slice(0, 10));
  });
