import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { leases } from './leases.tables.ts';

export type NewLease = typeof leases.$inferInsert;

type ListingKey = Pick<NewLease, 'originatingSystemName' | 'listingKey'>;

/** Stores leases; a statement that is older than the stored one changes nothing. */
export async function putLeasesIn(tx: Tx, stated: readonly NewLease[]): Promise<void> {
  const byKey = new Map(stated.map((lease) => [keyText(lease), lease]));
  if (byKey.size === 0) return;
  await tx
    .insert(leases)
    .values([...byKey.values()])
    .onConflictDoUpdate({
      target: [leases.originatingSystemName, leases.listingKey],
      set: {
        city: sql`excluded.city`,
        stateOrProvince: sql`excluded.state_or_province`,
        country: sql`excluded.country`,
        neighbourhood: sql`excluded.neighbourhood`,
        bedrooms: sql`excluded.bedrooms`,
        rentCents: sql`excluded.rent_cents`,
        isClosed: sql`excluded.is_closed`,
        knownOn: sql`excluded.known_on`,
      },
      // The day of a close is often before the last change of the listing.
      setWhere: sql`excluded.known_on >= ${leases.knownOn} or (excluded.is_closed and not ${leases.isClosed})`,
    });
}

/** Deletes leases whose source no longer has or shows them. */
export async function deleteLeasesIn(tx: Tx, keys: readonly ListingKey[]): Promise<void> {
  if (keys.length === 0) return;
  const systems = sql.param(keys.map((key) => key.originatingSystemName));
  const listingKeys = sql.param(keys.map((key) => key.listingKey));
  await tx
    .delete(leases)
    .where(
      sql`(${leases.originatingSystemName}, ${leases.listingKey}) in (select * from unnest(${systems}::text[], ${listingKeys}::text[]))`,
    );
}

const keyText = ({ originatingSystemName, listingKey }: ListingKey): string =>
  JSON.stringify([originatingSystemName, listingKey]);
