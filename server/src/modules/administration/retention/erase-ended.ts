import { DAY_MS } from '@lintel/geo';
import { and, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { subscriptions } from '../../billing/index.ts';
import { agentCodes, agents, buyers, invitations, resellers } from '../../companies/index.ts';
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
    const ended = await tx
      .select({ id: resellers.id })
      .from(resellers)
      .innerJoin(subscriptions, eq(subscriptions.customerId, resellers.customerId))
      .where(and(eq(subscriptions.status, 'cancelled'), lt(subscriptions.cancelledAt, before), holdsWorkingData))
      .orderBy(resellers.id)
      .for('update', { of: resellers, skipLocked: true });
    for (const { id } of ended) await erase(tx, id, now);
    return ended.length;
  });
}

const holdsWorkingData = or(
  isNotNull(resellers.phone),
  isNotNull(resellers.contactPersonName),
  sql`exists (select from ${invitations} where ${invitations.resellerId} = ${resellers.id})`,
  sql`exists (select from ${resellerNotes} where ${resellerNotes.resellerId} = ${resellers.id})`,
  sql`exists (select from ${agents} where ${agents.resellerId} = ${resellers.id} and ${agents.status} <> 'left')`,
);

async function erase(tx: Tx, resellerId: number, now: Date): Promise<void> {
  const theirs = tx.select({ id: agents.id }).from(agents).where(eq(agents.resellerId, resellerId));
  await tx.update(buyers).set({ agentId: null }).where(inArray(buyers.agentId, theirs));
  await tx.delete(agentCodes).where(inArray(agentCodes.agentId, theirs));
  await tx
    .update(agents)
    .set({ status: 'left', leftAt: now })
    .where(and(eq(agents.resellerId, resellerId), ne(agents.status, 'left')));
  await tx.delete(invitations).where(eq(invitations.resellerId, resellerId));
  await tx.delete(resellerNotes).where(eq(resellerNotes.resellerId, resellerId));
  await tx
    .update(resellers)
    .set({ phone: null, website: null, contactPersonName: null, contactPersonPhone: null, resellerCode: null })
    .where(eq(resellers.id, resellerId));
  await writeAudit(tx, 'erase-ended-companies', { action: 'reseller.erased', object: `reseller:${resellerId}` });
}
