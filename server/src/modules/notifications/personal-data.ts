import { eq } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { pushDevices } from './push/push.tables.ts';
import { notificationChoices, notifications, quietHours } from './tables.ts';

/** Notifications, notification preferences and devices. */
export const notificationsData: PersonalData = {
  name: 'notifications',
  tables: ['notifications', 'notification_choices', 'quiet_hours', 'push_devices', 'push_deliveries'],
  rows: async (db, personId) => ({
    told: await db.select().from(notifications).where(eq(notifications.personId, personId)),
    choices: await db.select().from(notificationChoices).where(eq(notificationChoices.personId, personId)),
    quietHours: await db.select().from(quietHours).where(eq(quietHours.personId, personId)),
    devices: await db
      .select({ name: pushDevices.name, createdAt: pushDevices.createdAt })
      .from(pushDevices)
      .where(eq(pushDevices.personId, personId)),
  }),
  async erase(tx, personId) {
    await tx.delete(notifications).where(eq(notifications.personId, personId));
    await tx.delete(notificationChoices).where(eq(notificationChoices.personId, personId));
    await tx.delete(pushDevices).where(eq(pushDevices.personId, personId));
    await tx.delete(quietHours).where(eq(quietHours.personId, personId));
  },
};
