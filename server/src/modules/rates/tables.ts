import { sql } from 'drizzle-orm';
import { date, numeric, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';
import { rateOrigins, rateProducts } from './contract.ts';

/**
 * Mortgage rates, each with its date and source. A removed rate keeps its row until it is restored or replaced, so
 * that the removal can be undone. Invariant: a product and day has at most one rate that is not removed.
 */
export const rates = pgTable(
  'rates',
  {
    id: serial().primaryKey(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    product: text({ enum: rateProducts }).notNull(),
    /** Annual interest as quoted: 6.36 is 6.36%. */
    percent: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull(),
    effectiveOn: date({ mode: 'string' }).notNull(),
    /** Publisher, such as `Freddie Mac PMMS`. */
    source: text().notNull(),
    origin: text({ enum: rateOrigins }).notNull(),
    enteredById: personId('set null'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('rates_of_day').on(t.product, t.effectiveOn).where(sql`${t.removedAt} is null`)],
);
