import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedText } from '../../../platform/secrets/at-rest.ts';
import { personId, sessionId } from '../../accounts/index.ts';
import { notifications } from '../tables.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Browsers that show push notifications (RFC 8030) to the person who allowed it there. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: personId('cascade').notNull(),
    /** The session that added the device: signing out deletes both. Null for a caller without a session. */
    sessionId: sessionId(),
    name: text().notNull(),
    /** SHA-256 of the endpoint. */
    endpointHash: text().notNull().unique('push_devices_endpoint'),
    /** Anyone who has the address can make the push service deliver to the device. */
    endpoint: sealedText('push endpoint').notNull(),
    p256dh: text().notNull(),
    auth: sealedText('push secret').notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('push_devices_person').on(t.personId), index('push_devices_session').on(t.sessionId)],
);

/** Texts and the action of a push notification; they name no person, because a lock screen shows them. */
export interface PushMessage {
  title: string;
  body: string;
  /** A button that sends a POST request with `body` before the page opens; `failed` is shown when it is rejected. */
  action?: { label: string; post: string; body?: object; failed: string };
}

/** One delivery for each notification and device. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    deviceId: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    notificationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    message: jsonb().$type<PushMessage>().notNull(),
    /** When it is sent, or sent again; null once it is sent or given up. */
    dueAt: instant(),
    sentAt: instant(),
    tries: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'push_deliveries_once', columns: [t.deviceId, t.notificationId] }),
    index('push_deliveries_due').on(t.dueAt).where(sql`due_at is not null`),
    index('push_deliveries_notification').on(t.notificationId),
  ],
);
