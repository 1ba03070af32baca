import { HOUR_MS, MINUTE_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq, lte } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { profileOf } from '../../accounts/index.ts';
import { quietUntilFor } from '../quiet-hours.ts';
import { notifications } from '../tables.ts';
import { pushDeliveries, pushDevices } from './push.tables.ts';
import { type PushSender, pushSenderToken } from './send-push.ts';

const BATCH_SIZE = 20;
const TRIES_MAX = 4;
/** Age after which an unsent push notification is dropped. */
const AGE_MAX_MS = 24 * HOUR_MS;

/**
 * Sends the due push notifications and returns their number. A delivery is reserved before it is sent, so that no other
 * process sends it; after a crash in between it is sent again, and replaces the one before on the device.
 */
export async function sendDuePushes(app: AppContext, now = new Date(), stopping = () => false): Promise<number> {
  const { send } = app.resolve(pushSenderToken);
  let sent = 0;
  while (!stopping()) {
    const due = await app.database.transaction((tx) => reserve(tx, now));
    if (due === undefined) break;
    const results = await Promise.all(due.map((each) => deliver(app, send, each, now)));
    sent += results.filter((result) => result === 'sent').length;
  }
  return sent;
}

type Due = Awaited<ReturnType<typeof dueRows>>[number];

const dueRows = (tx: Tx, now: Date) =>
  tx
    .select({ delivery: pushDeliveries, device: pushDevices, notification: notifications })
    .from(pushDeliveries)
    .innerJoin(pushDevices, eq(pushDevices.id, pushDeliveries.deviceId))
    .innerJoin(notifications, eq(notifications.id, pushDeliveries.notificationId))
    .where(lte(pushDeliveries.dueAt, now))
    .orderBy(pushDeliveries.dueAt)
    .limit(BATCH_SIZE)
    .for('update', { of: pushDeliveries, skipLocked: true });

/** Returns undefined when nothing is due. Read and old notifications are dropped; in quiet hours they wait. */
async function reserve(tx: Tx, now: Date): Promise<Due[] | undefined> {
  const rows = await dueRows(tx, now);
  if (rows.length === 0) return undefined;
  const ready: Due[] = [];
  for (const row of rows) {
    const { delivery, device, notification } = row;
    const isOver =
      notification.readAt !== null ||
      delivery.tries >= TRIES_MAX ||
      now.getTime() - notification.createdAt.getTime() > AGE_MAX_MS;
    const quiet = isOver ? undefined : await quietUntilFor(tx, (await profileOf(tx, device.personId))!, now);
    const again = new Date(now.getTime() + 2 ** delivery.tries * MINUTE_MS);
    await tx
      .update(pushDeliveries)
      .set(isOver ? { dueAt: null } : quiet ? { dueAt: quiet } : { dueAt: again, tries: delivery.tries + 1 })
      .where(ofDelivery(row));
    if (!isOver && !quiet) ready.push(row);
  }
  return ready;
}

const ofDelivery = ({ delivery }: Pick<Due, 'delivery'>) =>
  and(eq(pushDeliveries.deviceId, delivery.deviceId), eq(pushDeliveries.notificationId, delivery.notificationId));

async function deliver({ database: { db } }: AppContext, send: PushSender, due: Due, now: Date) {
  const { delivery, device, notification } = due;
  const topic = `notification-${notification.id}`;
  const result = await send({
    endpoint: device.endpoint,
    keys: { p256dh: device.p256dh, auth: device.auth },
    payload: JSON.stringify({
      ...delivery.message,
      path: notification.path,
      tag: topic,
      open: m.notifications__open(),
    }),
    topic,
  });
  if (result === 'sent') await db.update(pushDeliveries).set({ dueAt: null, sentAt: now }).where(ofDelivery(due));
  if (result === 'gone') await db.delete(pushDevices).where(eq(pushDevices.id, device.id));
  return result;
}
