import { eq } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { alertHours, savedSearches, searchAlerts } from './tables.ts';

/** A person's saved searches and alerts. */
export const alertsData: PersonalData = {
  name: 'alerts',
  tables: ['saved_searches', 'search_alerts', 'alert_hours'],
  rows: async (db, personId) => ({
    searches: await db
      .select({
        id: savedSearches.id,
        name: savedSearches.name,
        search: savedSearches.search,
        frequency: savedSearches.frequency,
        events: savedSearches.events,
        paused: savedSearches.paused,
        visitedAt: savedSearches.visitedAt,
        createdAt: savedSearches.createdAt,
        changedAt: savedSearches.changedAt,
        removedAt: savedSearches.removedAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.personId, personId)),
    alerts: await db.select().from(searchAlerts).where(eq(searchAlerts.personId, personId)),
    toldWithinTheHour: await db.select().from(alertHours).where(eq(alertHours.personId, personId)),
  }),
  async erase(tx, personId) {
    // Their alerts are deleted by cascade.
    await tx.delete(savedSearches).where(eq(savedSearches.personId, personId));
    await tx.delete(alertHours).where(eq(alertHours.personId, personId));
  },
};
