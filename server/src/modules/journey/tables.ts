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
import { personId } from '../accounts/index.ts';
import { recordKinds } from './purchases/contract.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const person = () => personId('cascade').notNull();
const someone = () => personId('set null');

/**
 * Data that a buyer states about their journey, and the step last published. The step itself is derived from facts for
 * each request; the stored one only detects changes.
 */
export const journeys = pgTable('journeys', {
  personId: personId('cascade').primaryKey(),
  /** Time of the last stated budget; before that the budget is the one from the sign-up. */
  budgetStatedAt: instant(),
  /** Time since which the buyer pays without a loan. */
  paysCashSince: instant(),
  step: smallint(),
  steppedAt: instant(),
});

/** Steps set manually, with the reason. Never changed except to undo them. */
export const journeyOverrides = pgTable(
  'journey_overrides',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    fromStep: smallint().notNull(),
    step: smallint().notNull(),
    reason: text().notNull(),
    byId: someone(),
    createdAt: instant().notNull().defaultNow(),
    undoneAt: instant(),
  },
  (t) => [index('journey_overrides_person').on(t.personId)],
);

/** Homes that a buyer makes offers on. Their outcome is in the records. */
export const purchases = pgTable(
  'purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: person(),
    /** The listing, when the home is listed here. */
    listingId: integer(),
    /** The buyer's name of the home: its address as shown or typed. */
    home: text().notNull(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    currency: text({ enum: ['USD', 'CAD'] }).notNull(),
    createdById: someone(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('purchases_buyer').on(t.buyerId)],
);

/** Events and dates of a purchase: their author, and whether the buyer confirmed them. */
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
    /** The date it leads to: a response, an appointment, a deadline, the closing. */
    dueOn: date({ mode: 'string' }),
    priceCents: bigint({ mode: 'number' }),
    note: text(),
    recordedById: someone(),
    recordedAs: text({ enum: ['buyer', 'agent', 'lender'] }).notNull(),
    /** Time of the buyer's confirmation; immediate for their own records. */
    confirmedAt: instant(),
    undoneAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('purchase_records_purchase').on(t.purchaseId), index('purchase_records_due').on(t.dueOn)],
);

/** Next steps that a person hid, permanently or until a time. */
export const nextStepChoices = pgTable(
  'next_step_choices',
  {
    personId: person(),
    /** The step with its subject: `review-papers:12`. Another occurrence is another item. */
    item: text().notNull(),
    /** Null means permanently. */
    until: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.item] })],
);

/** A person's activity feed. Written by event handlers, unique per key. */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: person(),
    /** One of `activityKinds` in the contract. */
    kind: text().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    detail: text(),
    /** The subject's page; a path of this site. */
    path: text().notNull(),
    /** True when the person did it themselves. */
    own: boolean().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [unique('activities_once').on(t.personId, t.key), index('activities_feed').on(t.personId, t.at, t.id)],
);
