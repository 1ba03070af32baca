import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { people } from '../accounts/index.ts';
import { recordKinds } from './purchases/contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const person = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
const somebody = () => integer().references(() => people.id, { onDelete: 'set null' });

/**
 * What a buyer states of their way, and where it was seen last. The step itself is told anew from the facts each time it
 * is asked for; the one that is kept here only tells that it has changed since.
 */
export const journeys = pgTable('journeys', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** When the budget was stated last; before that it is the one of the sign-up. */
  budgetStatedAt: instant(),
  /** From when on the buyer pays without a loan. */
  paysCashSince: instant(),
  step: smallint(),
  steppedAt: instant(),
});

/** A step that somebody set by hand, with the reason. Never changed but to undo it. */
export const journeyOverrides = pgTable(
  'journey_overrides',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    fromStep: smallint().notNull(),
    step: smallint().notNull(),
    reason: text().notNull(),
    byId: somebody(),
    createdAt: instant().notNull().defaultNow(),
    undoneAt: instant(),
  },
  (t) => [index('journey_overrides_person').on(t.personId)],
);

/** A home that a buyer offers for. What became of it stands in its records. */
export const purchases = pgTable(
  'purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: person(),
    /** Where the home is listed here. */
    listingId: integer(),
    /** What the buyer calls the home: its address as it was shown, or as it was typed. */
    home: text().notNull(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    currency: text({ enum: ['USD', 'CAD'] }).notNull(),
    createdById: somebody(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('purchases_buyer').on(t.buyerId)],
);

/** What happened on a purchase, and what is due: who wrote it down, and whether the buyer said that it is so. */
export const purchaseRecords = pgTable(
  'purchase_records',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    kind: text({ enum: recordKinds }).notNull(),
    /** The day it happened. */
    happenedOn: date({ mode: 'string' }).notNull(),
    /** The day it leads to: an answer, an appointment, a deadline, the closing. */
    dueOn: date({ mode: 'string' }),
    priceCents: bigint({ mode: 'number' }),
    note: text(),
    recordedById: somebody(),
    recordedAs: text({ enum: ['buyer', 'agent', 'lender'] }).notNull(),
    /** When the buyer said that it is so; at once for what they wrote down themselves. */
    confirmedAt: instant(),
    undoneAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('purchase_records_purchase').on(t.purchaseId), index('purchase_records_due').on(t.dueOn)],
);

/** Next steps that somebody does not want to see: for good, or until a moment. */
export const nextStepChoices = pgTable(
  'next_step_choices',
  {
    personId: person(),
    /** Which step, with what it is about: `review-papers:12`. Another occasion is another item. */
    item: text().notNull(),
    /** Null is for good. */
    until: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.item] })],
);

/** What happened to somebody, as it is told to them. Written by handlers of events, once per key. */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    /** One of `activityKinds` of the contract. */
    kind: text().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    detail: text(),
    /** Where the object is; a path of this site. */
    path: text().notNull(),
    /** Whether the person did it themselves. */
    own: boolean().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [unique('activities_once').on(t.personId, t.key), index('activities_feed').on(t.personId, t.at, t.id)],
);
