import { MINUTE_MS } from '@lintel/geo';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { nextTime } from '../../platform/time/zone.ts';
import { profileOf, wholesalers } from '../accounts/index.ts';
import type { Mail, NotificationKind } from './contract.ts';
import { refreshPages } from './live.ts';
import { waysOf } from './preferences.ts';
import type { PushMessage } from './push/push.tables.ts';
import { queuePushes } from './push/queue.ts';
import { notifications } from './tables.ts';

export interface NewNotification {
  personId: number;
  kind: NotificationKind;
  /** The event, such as `document.returned:12:3`: notified once per person, however often this is called. */
  key: string;
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  /** Delay of the email, for events that people mostly see in an open page. */
  mailAfterMinutes?: number;
  /** True when a separate email is sent with it, so the notification adds none. */
  mailed?: boolean;
  /** True for a person who acted and wants the email of it, not an entry of the inbox. */
  emailOnly?: boolean;
  /** Shown on the devices that the person added for push notifications. */
  push?: PushMessage;
}

/** Notifies a person through their chosen channels, in the transaction of the event. Returns whether it was new. */
export async function notify(
  tx: Tx,
  emit: Emit,
  { mailAfterMinutes = 0, mailed = false, emailOnly = false, push, ...notification }: NewNotification,
): Promise<boolean> {
  const chosen = (await waysOf(tx, notification.personId, [notification.kind]))[notification.kind];
  const mail = mailed ? 'off' : chosen.mail;
  const inApp = chosen.inApp && !emailOnly;
  if (!inApp && mail === 'off') return false;
  const added = await tx
    .insert(notifications)
    .values({ ...notification, inApp, mailDueAt: await mailDue(tx, notification.personId, mail, mailAfterMinutes) })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (added.length === 0) return false;
  if (push) await queuePushes(tx, { personId: notification.personId, notificationId: added[0]!.id }, push);
  if (inApp) await refreshPages(emit, [notification.personId], 'notifications');
  return true;
}

/** Notifies all operators of the platform. */
export async function notifyOperators(
  tx: Tx,
  emit: Emit,
  notification: Omit<NewNotification, 'personId'>,
): Promise<void> {
  for (const { id } of await wholesalers(tx)) await notify(tx, emit, { ...notification, personId: id });
}

/** Deletes notifications by key patterns, of one person or of everyone. */
export async function deleteNotifications(tx: Tx, keyPatterns: readonly string[], personId?: number): Promise<void> {
  const of = personId === undefined ? sql`true` : sql`${notifications.personId} = ${personId}`;
  await tx.delete(notifications).where(
    sql`${of} and ${notifications.key} like any (array[${sql.join(
      keyPatterns.map((each) => sql`${each}`),
      sql`, `,
    )}])`,
  );
}

/** Daily emails are sent at eight. */
const DAILY_MINUTE = 8 * 60;

async function mailDue(tx: Tx, personId: number, mail: Mail, afterMinutes: number): Promise<Date | null> {
  if (mail === 'off') return null;
  const now = new Date();
  if (mail === 'now') return new Date(now.getTime() + afterMinutes * MINUTE_MS);
  const person = await profileOf(tx, personId);
  return nextTime(DAILY_MINUTE, person?.timeZone ?? null, now);
}
