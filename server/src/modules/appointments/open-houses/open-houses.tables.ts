import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { agentId } from '../../companies/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Open houses that agents hold for their own listings. Those of one listing do not overlap. */
export const openHouses = pgTable(
  'open_houses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer().notNull(),
    agentId: agentId('cascade').notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    cancelledAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('open_houses_agent').on(t.agentId, t.startsAt)],
);

/** People who signed in at an open house. Those who don't want to be contacted are deleted after 30 days. */
export const openHouseVisitors = pgTable(
  'open_house_visitors',
  {
    /** Created by the device, so that a repeated upload stores one row. */
    id: uuid().primaryKey(),
    openHouseId: integer()
      .notNull()
      .references(() => openHouses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
    phone: text(),
    hasAgent: boolean().notNull(),
    mayContact: boolean().notNull(),
    signedInAt: instant().notNull(),
  },
  (t) => [index('open_house_visitors_house').on(t.openHouseId)],
);
