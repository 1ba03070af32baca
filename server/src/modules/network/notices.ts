import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { wholesalers } from '../accounts/index.ts';
import { type NewNotification, notify } from '../notifications/index.ts';
import { resellers } from './tables.ts';

type Notice = Omit<NewNotification, 'personId'>;

/** Notifies the owner of a company. */
export async function notifyOwner(tx: Tx, emit: Emit, resellerId: number, notice: Notice): Promise<void> {
  const [company] = await tx.select({ ownerId: resellers.ownerId }).from(resellers).where(eq(resellers.id, resellerId));
  if (company) await notify(tx, emit, { ...notice, personId: company.ownerId });
}

/** Notifies all operators of the platform. */
export async function notifyOperators(tx: Tx, emit: Emit, notice: Notice): Promise<void> {
  const operators = await wholesalers(tx);
  for (const { id } of operators) await notify(tx, emit, { ...notice, personId: id });
}

/** Pages linked from notifications. */
export const noticePaths = {
  licenses: '/licenses',
  agents: '/reseller-dashboard',
  fees: '/reseller-dashboard?tab=fees',
  verifications: '/wholesaler-dashboard?tab=verifications',
} as const;

/**
 * A license that waits for its first review or for another one after an appeal. The notification contains no name,
 * because the applicant's address is unconfirmed and applicants' text must not reach an email.
 */
export const waitingLicense = (licenseId: number, appealId?: number): Notice => ({
  kind: 'verification',
  key: `license.waiting:${licenseId}:${appealId ?? 0}`,
  title: appealId === undefined ? m.network__a_license_is_waiting_for() : m.network__a_license_appeal_is_waiting(),
  body: appealId === undefined ? m.network__it_was_submitted_and_hasnt() : m.network__the_license_holder_appealed_the(),
  path: noticePaths.verifications,
});
