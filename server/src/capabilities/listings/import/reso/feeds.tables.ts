import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { RunFigures } from './run-figures.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Sources of RESO records: servers that are followed, and files that were read. */
export const feeds = pgTable('feeds', {
  name: text().primaryKey(),
  kind: text({ enum: ['server', 'file'] }).notNull(),
  /** Address of a server; of a file, what tells it from other files. */
  origin: text().notNull(),
  /** `loading` until everything was read once; then only what changed is asked for. */
  phase: text({ enum: ['loading', 'following'] })
    .notNull()
    .default('loading'),
  /** Up to here all is stored: a ModificationTimestamp as the server writes it, or a count of records of a file. */
  watermark: text(),
  membersWatermark: text(),
  officesWatermark: text(),
  /** When the keys of the server were last held against those stored here. */
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

/** Where each listing of a feed came from and what became of it, also of those that were set aside. */
export const feedRecords = pgTable(
  'feed_records',
  {
    /** No foreign key: checking it would cost more than the row. */
    feed: text().notNull(),
    listingKey: text().notNull(),
    originatingSystemName: text().notNull(),
    state: text({ enum: ['stored', 'set_aside', 'removed'] }).notNull(),
    /** As the source wrote it. */
    modifiedAt: text(),
    agentKey: text(),
    officeKey: text(),
    importedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.feed, t.listingKey] })],
);

/** Agents of a source: what of them is shown with a home. */
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
