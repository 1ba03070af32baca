import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { type NewNotification, notify } from '../notifications/index.ts';
import { resellers } from './tables.ts';

/** Notifies the owner of a company. */
export async function notifyOwner(
  tx: Tx,
  emit: Emit,
  resellerId: number,
  notice: Omit<NewNotification, 'personId'>,
): Promise<void> {
  const [company] = await tx.select({ ownerId: resellers.ownerId }).from(resellers).where(eq(resellers.id, resellerId));
  if (company) await notify(tx, emit, { ...notice, personId: company.ownerId });
}

/** Pages of a company's dashboard, linked from notifications. */
export const companyPaths = {
  agents: '/reseller-dashboard',
  fees: '/reseller-dashboard?tab=fees',
} as const;
