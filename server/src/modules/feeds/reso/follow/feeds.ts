import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/db.ts';
import { feeds } from '../../tables.ts';
import type { RunFigures } from './run-figures.ts';

export type Feed = typeof feeds.$inferSelect;

interface FeedStart {
  feed: string;
  origin: string;
  /** Clears the read position. */
  full: boolean;
  now: Date;
}

/** Begins a feed of files, or resumes an interrupted run of the same files. */
export async function beginFiles(database: Database, { feed, origin, full, now }: FeedStart) {
  const [before] = await database.db.select().from(feeds).where(eq(feeds.name, feed));
  const isResumed = !full && before?.origin === origin && before.phase === 'loading' && before.watermark !== null;
  const [file = 0, records = 0] = isResumed ? before.watermark!.split(':').map(Number) : [];
  const started = { origin, phase: 'loading' as const, watermark: isResumed ? before.watermark : null, startedAt: now };
  await database.db
    .insert(feeds)
    .values({ name: feed, kind: 'file', ...started })
    .onConflictDoUpdate({ target: feeds.name, set: started });
  return { file, records };
}

/**
 * Returns the server's feed as the previous run left it; creates it when it is new. A feed name belongs to
 * one address.
 */
export async function beginServer(database: Database, { feed, origin, full, now }: FeedStart): Promise<Feed> {
  const restart = { phase: 'loading' as const, watermark: null, reconciledAt: null };
  const [row] = await database.db
    .insert(feeds)
    .values({ name: feed, kind: 'server', origin, startedAt: now })
    .onConflictDoUpdate({ target: feeds.name, set: { origin, startedAt: now, ...(full ? restart : {}) } })
    .returning();
  return row!;
}

interface Finish {
  now: Date;
  figures: RunFigures;
}

/** Marks the feed as fully read. */
export async function finishFeed(database: Database, feed: string, { now, figures }: Finish): Promise<void> {
  await database.db
    .update(feeds)
    .set({ phase: 'following', succeededAt: now, figures, lastError: null })
    .where(eq(feeds.name, feed));
}

/** `cause` is a sentence without secrets. */
export async function failFeed(database: Database, feed: string, figures: RunFigures, cause: string): Promise<void> {
  await database.db.update(feeds).set({ figures, lastError: cause }).where(eq(feeds.name, feed));
}

/** Records that the keys of a feed were compared with the stored ones. */
export async function markReconciled(database: Database, feed: string, now: Date): Promise<void> {
  await database.db.update(feeds).set({ reconciledAt: now }).where(eq(feeds.name, feed));
}

/** Returns when a feed was last read to its end, or null. */
export async function lastSuccess(database: Database, feed: string): Promise<Date | null> {
  const { rows } = await database.db.execute<{ at: Date | string | null }>(
    sql`select succeeded_at as at from feeds where name = ${feed}`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
}
