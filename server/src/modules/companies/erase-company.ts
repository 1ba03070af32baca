import { and, eq, inArray, isNotNull, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { currentPlans } from '../billing/index.ts';
import { agentCodes, agents, buyers, invitations, resellers } from './tables.ts';

/**
 * Locks the companies whose plan ended before a time and that have working data: here, or by `more`, a condition on
 * the company's id. Skips companies that another transaction has locked.
 */
export const lockEndedCompanies = (tx: Tx, before: Date, more: (companyId: SQLWrapper) => SQL) =>
  tx
    .select({ id: resellers.id })
    .from(resellers)
    .innerJoin(currentPlans, eq(currentPlans.customerId, resellers.customerId))
    .where(
      and(
        eq(currentPlans.status, 'cancelled'),
        lt(currentPlans.cancelledAt, before),
        or(holdsWorkingData, more(resellers.id)),
      ),
    )
    .orderBy(resellers.id)
    .for('update', { of: resellers, skipLocked: true });

const holdsWorkingData = or(
  isNotNull(resellers.phone),
  isNotNull(resellers.contactPersonName),
  sql`exists (select from ${invitations} where ${invitations.resellerId} = ${resellers.id})`,
  sql`exists (select from ${agents} where ${agents.resellerId} = ${resellers.id} and ${agents.status} <> 'left')`,
);

/** Erases a company's invitations, codes, memberships, ties to buyers and contact details. */
export async function eraseCompany(tx: Tx, id: number, now: Date): Promise<void> {
  const team = tx.select({ id: agents.id }).from(agents).where(eq(agents.resellerId, id));
  await tx.update(buyers).set({ agentId: null }).where(inArray(buyers.agentId, team));
  await tx.delete(agentCodes).where(inArray(agentCodes.agentId, team));
  await tx
    .update(agents)
    .set({ status: 'left', leftAt: now })
    .where(and(eq(agents.resellerId, id), ne(agents.status, 'left')));
  await tx.delete(invitations).where(eq(invitations.resellerId, id));
  await tx
    .update(resellers)
    .set({ phone: null, website: null, contactPersonName: null, contactPersonPhone: null, resellerCode: null })
    .where(eq(resellers.id, id));
}
