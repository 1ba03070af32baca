import { DAY_MS } from '@lintel/geo';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { eraseCompany, lockEndedCompanies } from '../../companies/index.ts';
import { resellerNotes } from '../tables.ts';

/** Days after the end of a plan during which the company's working data stays readable. */
const READABLE_DAYS = 90;

/**
 * Erases the working data of companies whose plan ended more than `READABLE_DAYS` ago: invitations, codes, notes,
 * memberships, ties to buyers and contact details. Name, license and its checks, bills and the audit log stay as
 * proof.
 */
export async function eraseEndedCompanies(
  { database }: Pick<AppContext, 'database'>,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - READABLE_DAYS * DAY_MS);
  return database.transaction(async (tx) => {
    const ended = await lockEndedCompanies(
      tx,
      before,
      (id) => sql`exists (select from ${resellerNotes} where ${resellerNotes.resellerId} = ${id})`,
    );
    for (const { id } of ended) {
      await eraseCompany(tx, id, now);
      await tx.delete(resellerNotes).where(eq(resellerNotes.resellerId, id));
      await writeAudit(tx, 'erase-ended-companies', { action: 'reseller.erased', object: `reseller:${id}` });
    }
    return ended.length;
  });
}
