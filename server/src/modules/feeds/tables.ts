import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { RunFigures } from './reso/follow/run-figures.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Sources of RESO records: followed servers and imported files. */
export const feeds = pgTable('feeds', {
  name: text().primaryKey(),
  kind: text({ enum: ['server', 'file'] }).notNull(),
  /** Address of a server; for files, a fingerprint. */
  origin: text().notNull(),
  /** `loading` until everything was read once; afterwards only changes are requested. */
  phase: text({ enum: ['loading', 'following'] })
    .notNull()
    .default('loading'),
  /**
   * Everything up to here is stored: a ModificationTimestamp as the server writes it, or a record count
   * within a file.
   */
  watermark: text(),
  membersWatermark: text(),
  officesWatermark: text(),
  /** Last comparison of the server's keys with the stored ones. */
  reconciledAt: instant(),
  startedAt: instant(),
  succeededAt: instant(),
  figures: jsonb().$type<RunFigures>(),
  lastError: text(),
});

const feedName = () =>
  text()
    .notNull()
    .references(() => feeds.name, { onDelete: 'cascade' });

/** The source and outcome of each listing of a feed, including rejected ones. */
export const feedRecords = pgTable(
  'feed_records',
  {
    /** No foreign key: checking it would cost more than the row. */
    feed: text().notNull(),
    listingKey: text().notNull(),
    originatingSystemName: text().notNull(),
    state: text({ enum: ['stored', 'set_aside', 'removed'] }).notNull(),
    /** The text that the source wrote. */
    modifiedAt: text(),
    agentKey: text(),
    officeKey: text(),
    importedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.feed, t.listingKey] })],
);

/** Agents of a source, as shown with a home. */
export const feedMembers = pgTable(
  'feed_members',
  { feed: feedName(), memberKey: text().notNull(), fullName: text(), modifiedAt: text() },
  (t) => [primaryKey({ columns: [t.feed, t.memberKey] })],
);

export const feedOffices = pgTable(
  'feed_offices',
  { feed: feedName(), officeKey: text().notNull(), name: text(), phone: text(), modifiedAt: text() },
  (t) => [primaryKey({ columns: [t.feed, t.officeKey] })],
);
