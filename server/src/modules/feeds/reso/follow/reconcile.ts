import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/db.ts';
import { withdrawListings } from '../../../listings/index.ts';
import { FeedError } from '../server/feed-error.ts';
import type { Keys } from '../server/list-keys.ts';
import { sortableMoment } from '../server/moments.ts';

/** A list of keys that would remove a larger share of a source's homes is treated as a server error. */
const REMOVED_SHARE_MAX = 0.2;
/** In a small feed one sale is a large share: fewer homes than this are never a mass removal. */
const MASS_MIN = 5;

export interface KnownRecord {
  listingKey: string;
  originatingSystemName: string;
  state: 'stored' | 'set_aside' | 'removed';
  modifiedAt: string | null;
}

/** Returns every record of a feed that was stored or rejected. */
export async function knownRecords(database: Database, feed: string): Promise<Map<string, KnownRecord>> {
  const { rows } = await database.db.execute<KnownRecord & Record<string, unknown>>(sql`
    select listing_key as "listingKey", originating_system_name as "originatingSystemName", state,
      modified_at as "modifiedAt" from feed_records where feed = ${feed}`);
  return new Map(rows.map((row) => [row.listingKey, row]));
}

/** Returns the server's keys that are missing or outdated here. */
export function missingKeys(keys: Keys, known: ReadonlyMap<string, KnownRecord>): string[] {
  return [...keys].flatMap(([key, moment]) => {
    const record = known.get(key);
    if (!record) return [key];
    const ours = record.modifiedAt === null ? undefined : sortableMoment(record.modifiedAt);
    // A record removed by a reconciliation has no timestamp, so the home is back.
    const isBack = record.state === 'removed' && record.modifiedAt === null;
    return isBack || (moment !== undefined && moment !== ours) ? [key] : [];
  });
}

/** Returns the homes that the server no longer has. Throws with a reason when there are too many. */
export function goneRecords(
  keys: Keys,
  known: ReadonlyMap<string, KnownRecord>,
  { allowMassRemoval }: { allowMassRemoval: boolean },
): KnownRecord[] {
  const here = [...known.values()].filter(({ state }) => state !== 'removed');
  const gone = here.filter(({ listingKey }) => !keys.has(listingKey));
  const stored = here.filter(({ state }) => state === 'stored').length;
  const lost = gone.filter(({ state }) => state === 'stored').length;
  const isMass = lost > stored * REMOVED_SHARE_MAX && (lost >= MASS_MIN || keys.size === 0);
  if (isMass && !allowMassRemoval)
    throw new FeedError(
      `The server lists ${keys.size} homes; ${lost} of the ${stored} that are stored would be taken from view, more than ` +
        `${REMOVED_SHARE_MAX * 100} %. Nothing was taken. If it is right, run the import once with --allow-mass-removal.`,
    );
  return gone;
}

const REMOVED_AT_ONCE = 500;

/** Withdraws homes; returns how many were shown. */
export async function removeRecords(
  database: Database,
  feed: string,
  gone: readonly KnownRecord[],
  now: Date,
): Promise<number> {
  let removed = 0;
  for (let from = 0; from < gone.length; from += REMOVED_AT_ONCE) {
    const some = gone.slice(from, from + REMOVED_AT_ONCE);
    removed += await database.transaction(async (tx) => {
      const count = await withdrawListings(tx, some, now);
      await tx.execute(sql`
        update feed_records set state = 'removed', modified_at = null, imported_at = ${now.toISOString()}::timestamptz
        where feed = ${feed} and listing_key = any(${sql.param(some.map(({ listingKey }) => listingKey))}::text[])`);
      return count;
    });
  }
  return removed;
}
