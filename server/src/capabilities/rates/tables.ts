import { sql } from 'drizzle-orm';
import { date, integer, numeric, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { people } from '../accounts/index.ts';
import { rateOrigins, rateProducts } from './contract.ts';

/**
 * Mortgage rates, each with its day and source. A removed rate keeps its row until it is restored or replaced, so that the
 * removal can be undone. Invariant: at most one rate of a product and day that is not removed.
 */
export const rates = pgTable(
  'rates',
  {
    id: serial().primaryKey(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    product: text({ enum: rateProducts }).notNull(),
    /** Interest a year as quoted: 6.36 is 6.36 %. */
    percent: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull(),
    effectiveOn: date({ mode: 'string' }).notNull(),
    /** Who publishes it, such as `Freddie Mac PMMS`. */
    source: text().notNull(),
    origin: text({ enum: rateOrigins }).notNull(),
    enteredById: integer().references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('rates_of_day').on(t.product, t.effectiveOn).where(sql`${t.removedAt} is null`)],
);
