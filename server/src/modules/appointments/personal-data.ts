import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { isConcealed } from '../professionals/index.ts';
import { buyerAgreements } from './agreements/agreements.tables.ts';
import { calendarSettings, showingRules } from './availability/availability.tables.ts';
import { busyCalendars, busyTimes } from './busy/busy.tables.ts';
import { calendarFeeds } from './calendar/calendar.tables.ts';
import { showingFeedback } from './feedback/feedback.tables.ts';
import { openHouses } from './open-houses/open-houses.tables.ts';
import { appointments } from './tables.ts';

const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));

const ownIds = (db: Db | Tx, personId: number) =>
  db
    .select({ id: appointments.id })
    .from(appointments)
    .where(or(eq(appointments.buyerId, personId), inArray(appointments.agentId, agentIds(db, personId))));

/** A person's appointments, as a buyer and as a professional. */
export const appointmentsData: PersonalData = {
  name: 'appointments',
  tables: [
    'appointments',
    'buyer_agreements',
    'showing_feedback',
    'showing_rules',
    'calendar_settings',
    'calendar_feeds',
    'busy_calendars',
    'busy_times',
    'open_houses',
    'open_house_visitors',
  ],
  rows: async (db, personId) => ({
    appointments: await db.select().from(appointments).where(eq(appointments.buyerId, personId)),
    // Excludes the other side's text.
    clientAppointments: (
      await db
        .select()
        .from(appointments)
        .where(
          and(
            inArray(appointments.agentId, agentIds(db, personId)),
            not(isConcealed(appointments.agentId, appointments.buyerId)),
          ),
        )
    ).map(({ note: _, ...row }) => row),
    buyerAgreements: await db
      .select()
      .from(buyerAgreements)
      .where(or(eq(buyerAgreements.buyerId, personId), inArray(buyerAgreements.agentId, agentIds(db, personId)))),
    showingFeedback: await db
      .select()
      .from(showingFeedback)
      .where(inArray(showingFeedback.appointmentId, ownIds(db, personId))),
    showingRules: await db
      .select()
      .from(showingRules)
      .where(inArray(showingRules.agentId, agentIds(db, personId))),
    // Visitors are other people.
    openHouses: await db
      .select()
      .from(openHouses)
      .where(inArray(openHouses.agentId, agentIds(db, personId))),
    calendarFeed: await db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(inArray(calendarFeeds.agentId, agentIds(db, personId))),
    // Excludes the password.
    busyCalendar: (
      await db
        .select()
        .from(busyCalendars)
        .where(inArray(busyCalendars.agentId, agentIds(db, personId)))
    ).map(({ password: _, ...row }) => row),
    busyTimes: await db
      .select()
      .from(busyTimes)
      .where(inArray(busyTimes.agentId, agentIds(db, personId))),
    calendarSettings: await db
      .select()
      .from(calendarSettings)
      .where(inArray(calendarSettings.agentId, agentIds(db, personId))),
  }),
  async erase(tx, personId) {
    const own = or(eq(appointments.buyerId, personId), inArray(appointments.agentId, agentIds(tx, personId)));
    await tx
      .update(appointments)
      .set({ state: 'cancelled', sequence: sql`sequence + 1`, changedAt: sql`now()` })
      .where(and(own, inArray(appointments.state, ['proposed', 'confirmed'])));
    await tx.update(appointments).set({ note: null, reason: null, exceptionReason: null }).where(own);
    await tx
      .update(showingFeedback)
      .set({ comment: null })
      .where(inArray(showingFeedback.appointmentId, ownIds(tx, personId)));
    // The dates stay as the agent's record; they contain no text.
    await tx
      .update(buyerAgreements)
      .set({ endedAt: sql`coalesce(ended_at, now())`, documentId: null })
      .where(or(eq(buyerAgreements.buyerId, personId), inArray(buyerAgreements.agentId, agentIds(tx, personId))));
    await tx.delete(showingRules).where(inArray(showingRules.agentId, agentIds(tx, personId)));
    await tx.delete(openHouses).where(inArray(openHouses.agentId, agentIds(tx, personId)));
    await tx.delete(calendarFeeds).where(inArray(calendarFeeds.agentId, agentIds(tx, personId)));
    await tx.delete(busyTimes).where(inArray(busyTimes.agentId, agentIds(tx, personId)));
    await tx.delete(busyCalendars).where(inArray(busyCalendars.agentId, agentIds(tx, personId)));
    await tx.delete(calendarSettings).where(inArray(calendarSettings.agentId, agentIds(tx, personId)));
  },
};
