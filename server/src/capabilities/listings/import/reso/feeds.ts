import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../foundation/db.ts';
import { feeds } from './feeds.tables.ts';
import type { RunFigures } from './run-figures.ts';

export type Feed = typeof feeds.$inferSelect;

interface Beginning {
  feed: string;
  origin: string;
  /** Forget how far it was read. */
  full: boolean;
  now: Date;
}

/** The feed of some files, and where a run of the same files that broke off is taken up. */
export async function beginFiles(database: Database, { feed, origin, full, now }: Beginning) {
  const [before] = await database.db.select().from(feeds).where(eq(feeds.name, feed));
  const goesOn = !full && before?.origin === origin && before.phase === 'loading' && before.watermark !== null;
  const [file = 0, records = 0] = goesOn ? before.watermark!.split(':').map(Number) : [];
  const begun = { origin, phase: 'loading' as const, watermark: goesOn ? before.watermark : null, startedAt: now };
  await database.db
    .insert(feeds)
    .values({ name: feed, kind: 'file', ...begun })
    .onConflictDoUpdate({ target: feeds.name, set: begun });
  return { file, records };
}

/** A server as it was left by the run before; made when it is new. Its name stands for one address. */
export async function beginServer(database: Database, { feed, origin, full, now }: Beginning): Promise<Feed> {
  const anew = { phase: 'loading' as const, watermark: null, reconciledAt: null };
  const [row] = await database.db
    .insert(feeds)
    .values({ name: feed, kind: 'server', origin, startedAt: now })
    .onConflictDoUpdate({ target: feeds.name, set: { origin, startedAt: now, ...(full ? anew : {}) } })
    .returning();
  return row!;
}

interface Finish {
  now: Date;
  figures: RunFigures;
}

/** All of it was read. */
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

/** The keys of a feed were held against those stored here. */
export async function markReconciled(database: Database, feed: string, now: Date): Promise<void> {
  await database.db.update(feeds).set({ reconciledAt: now }).where(eq(feeds.name, feed));
}

/** When a feed was last read to its end; null where it never was. */
export async function lastSuccess(database: Database, feed: string): Promise<Date | null> {
  const { rows } = await database.db.execute<{ at: Date | string | null }>(
    sql`select succeeded_at as at from feeds where name = ${feed}`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
}
