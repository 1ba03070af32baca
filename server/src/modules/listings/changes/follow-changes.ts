import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { backgroundLoop } from '../../../platform/jobs/background-loop.ts';
import type { ChangeKind, listingChanges } from './changes.tables.ts';

/** A change of a listing. Statuses are as the public sees them: null where the listing is not shown. */
export interface ListingChange extends Omit<typeof listingChanges.$inferSelect, 'kinds'> {
  kinds: ChangeKind[];
}

export interface FollowedChanges {
  changes: readonly ListingChange[];
  tx: Tx;
  emit: Emit;
}

export interface Following {
  /** Handles all queued changes. Runs on a timer, except in tests, which call it. */
  drain(): Promise<void>;
  /** Age of the oldest queued change in seconds; 0 without one. */
  lagSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Interval between two polls of the queue. */
const POLL_MS = 500;
/** Number of changes handled in one transaction. */
const BATCH = 200;

/**
 * Delivers every listing change to `run`, regardless of who wrote it, in the order in which the changes were
 * recorded.
 *
 * Invariants: a change leaves the follower's queue in the same transaction in which `run` writes its result,
 * so a crash leaves both or neither; only one process at a time handles a queue. A failed batch is retried at
 * the next poll. A follower receives the changes recorded after its first start. `run` must not do slow work.
 */
export async function followChanges(
  app: AppContext,
  follower: string,
  run: (followed: FollowedChanges) => Promise<void>,
): Promise<Following> {
  const { database, events, settings } = app;
  const enlist = () =>
    database.db.execute(sql`insert into listing_change_followers (name) values (${follower}) on conflict do nothing`);
  await enlist();

  /**
   * Recently deleted rows still cost index reads, so in a long queue each batch starts after the previous
   * one.
   */
  let begin = 0;
  const handleSome = (): Promise<number> =>
    events.transaction(async (tx, emit) => {
      const { rows: lockRows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('listing changes'), hashtext(${follower})) as mine`,
      );
      if (!lockRows[0]!.mine) return 0;
      const changes = await takeChanges(tx, follower, begin);
      if (changes.length > 0) await run({ changes, tx, emit });
      begin = changes.at(-1)?.id ?? 0;
      return changes.length;
    });

  const drain = async (stopping = () => false): Promise<void> => {
    // Start from the beginning at every poll: a transaction may commit a lower id after higher ones.
    begin = 0;
    while (!stopping() && (await handleSome()) === BATCH);
  };
  const loop = backgroundLoop(`changes for ${follower}`, drain, app.log);
  const poll = settings.NODE_ENV === 'test' ? undefined : setInterval(loop.wake, POLL_MS);
  return {
    async drain() {
      await enlist();
      await drain();
    },
    async lagSeconds() {
      const { rows } = await database.db.execute<{ lag: number }>(sql`
        select coalesce(extract(epoch from now() - min(happened_at)), 0)::float8 as lag
        from listing_changes join listing_change_queue on change_id = id where follower = ${follower}`);
      return rows[0]!.lag;
    },
    async stop() {
      clearInterval(poll);
      await loop.stop();
    },
  };
}

type Row = {
  id: string;
  listing_id: number;
  kinds: ChangeKind[];
  happened_at: string;
  price_cents: string | null;
  price_before_cents: string | null;
  status: ListingChange['status'];
  status_before: ListingChange['status'];
  opens_at: string | null;
};

/**
 * Takes the oldest changes from a queue. A home imported as a relist of an earlier listing counts as back on
 * the market, not as new.
 */
async function takeChanges(tx: Tx, follower: string, begin: number): Promise<ListingChange[]> {
  const { rows } = await tx.execute<Row>(sql`
    with taken as (
      delete from listing_change_queue where follower = ${follower} and change_id in (
        select change_id from listing_change_queue where follower = ${follower} and change_id > ${begin}
        order by change_id limit ${BATCH})
      returning change_id)
    select c.id, c.listing_id, happened_at::text, price_cents::text, price_before_cents::text, status, status_before,
      c.open_house_starts_at::text as opens_at,
      case when relist_of is null then kinds else array_replace(kinds, 'new', 'back_on_market') end as kinds
    from taken join listing_changes c on c.id = change_id left join listings l on l.id = c.listing_id
    order by c.id`);
  const cents = (text: string | null) => (text === null ? null : Number(text));
  return rows.map((row) => ({
    id: Number(row.id),
    listingId: row.listing_id,
    kinds: row.kinds,
    happenedAt: new Date(row.happened_at),
    priceCents: cents(row.price_cents),
    priceBeforeCents: cents(row.price_before_cents),
    status: row.status,
    statusBefore: row.status_before,
    openHouseStartsAt: row.opens_at === null ? null : new Date(row.opens_at),
  }));
}

/** Deletes changes older than `days` that every follower has handled. */
export async function pruneChanges({ database }: Pick<AppContext, 'database'>, days: number): Promise<void> {
  await database.db.execute(sql`
    delete from listing_changes where happened_at < now() - make_interval(days => ${days})
      and not exists (select from listing_change_queue where change_id = id)`);
}
