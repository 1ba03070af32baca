import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore } from '../store/days.ts';
import { leases } from './leases.tables.ts';

/** Leases count for two years. */
const DAYS = 730;

export interface PlaceLease {
  bedrooms: number | null;
  rentCents: number;
  isClosed: boolean;
  knownOn: string;
  system: string;
}

/** Returns the leases of a city, or of one of its districts, in the two years before a day. */
export function leasesOfPlace(
  db: Db,
  { city, state, country, district }: { city: string; state: string; country: 'US' | 'CA'; district: string | null },
  today: string,
): Promise<PlaceLease[]> {
  return db
    .select({
      bedrooms: leases.bedrooms,
      rentCents: leases.rentCents,
      isClosed: leases.isClosed,
      knownOn: leases.knownOn,
      system: leases.originatingSystemName,
    })
    .from(leases)
    .where(
      and(
        eq(leases.stateOrProvince, state),
        eq(leases.city, city),
        eq(leases.country, country),
        gte(leases.knownOn, daysBefore(today, DAYS)),
        district === null ? undefined : eq(leases.neighbourhood, district),
      ),
    );
}
