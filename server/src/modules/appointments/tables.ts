import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { agentId } from '../companies/index.ts';
import { agreementExceptions } from './agreements/contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Calls, showings and meetings of a buyer with a professional, from proposal to outcome. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: personId('cascade').notNull(),
    agentId: agentId('cascade').notNull(),
    kind: text({ enum: ['call', 'showing', 'meeting'] }).notNull(),
    state: text({ enum: ['proposed', 'confirmed', 'declined', 'cancelled', 'done', 'missed'] })
      .notNull()
      .default('proposed'),
    /** The listing of a showing's home. */
    listingId: integer(),
    note: text(),
    /** Time zone in which the buyer chose the first times. */
    timeZone: text().notNull(),
    minutes: smallint().notNull(),
    /** Proposed UTC instants, while the appointment is proposed. */
    times: jsonb().$type<string[]>().notNull(),
    /** The side that proposed the times; the other side answers. */
    proposedBy: text({ enum: ['buyer', 'professional'] })
      .notNull()
      .default('buyer'),
    /** The confirmed time; of an appointment that is proposed again, the time in people's calendars. */
    startsAt: instant(),
    /** End of a confirmed time. */
    endsAt: instant().generatedAlwaysAs(
      sql`(starts_at at time zone 'UTC' + make_interval(mins => minutes)) at time zone 'UTC'`,
    ),
    reason: text(),
    /** Increases with each change, so that calendars recognize the newer file. */
    sequence: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    remindedAt: instant(),
    /** Why a showing in the USA needs no written buyer agreement, with the agent's reason. */
    agreementException: text({ enum: agreementExceptions }),
    exceptionReason: text(),
  },
  (t) => [
    index('appointments_buyer').on(t.buyerId, t.state),
    index('appointments_agent').on(t.agentId, t.state),
    index('appointments_due').on(t.startsAt).where(sql`state = 'confirmed'`),
  ],
);

export type AppointmentRow = typeof appointments.$inferSelect;
