import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { profileOf } from '../../accounts/index.ts';
import { quietUntilFor } from '../quiet-hours.ts';
import { notifications } from '../tables.ts';
import { type PushMessage, pushDeliveries, pushDevices } from './push.tables.ts';

export const devicesOf = (db: Db, personId: number) =>
  db.select().from(pushDevices).where(eq(pushDevices.personId, personId)).orderBy(pushDevices.id);

/** Queues a push notification for each device of a person, after their quiet hours. */
export async function queuePushes(
  tx: Tx,
  { personId, notificationId }: { personId: number; notificationId: number },
  message: PushMessage,
): Promise<void> {
  const devices = await devicesOf(tx, personId);
  if (devices.length === 0) return;
  const now = new Date();
  const dueAt = (await quietUntilFor(tx, (await profileOf(tx, personId))!, now)) ?? now;
  await tx
    .insert(pushDeliveries)
    .values(devices.map(({ id: deviceId }) => ({ deviceId, notificationId, message, dueAt })))
    .onConflictDoNothing();
}

/** Cancels push notifications that were not sent yet, by the key patterns of their notifications. */
export async function cancelPushes(tx: Tx, keyPatterns: readonly string[]): Promise<void> {
  await tx
    .update(pushDeliveries)
    .set({ dueAt: null })
    .where(
      sql`${pushDeliveries.dueAt} is not null and exists (select from ${notifications} as of
        where of.id = ${pushDeliveries.notificationId} and of.key like any (array[${sql.join(
          keyPatterns.map((each) => sql`${each}`),
          sql`, `,
        )}]))`,
    );
}
