import { m } from '@lintel/messages';
import { solveFrontier } from '@lintel/mortgage';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { householdsOf } from '../../affordability/index.ts';
import { costAssumptions, listedHome, publicListingsByIds, type Rates } from '../../listings/index.ts';
import { notify } from '../../notifications/index.ts';
import { savedListingIds } from '../saved-homes.ts';
import { qualifyingHomes } from '../tables.ts';

/** The last estimates of a person's saved homes. */
interface QualifyingHomes {
  /** The profile that they were made with. */
  profileSavedAt: string;
  /** True for each listing id that the person could buy. */
  homes: Record<number, boolean>;
}

/**
 * Notifies people with a buying profile of saved homes that they can buy now and could not before, once for each home and
 * mortgage rate. The first estimate of a home and a changed profile are recorded without a notification.
 */
export async function notifyNowQualifies(
  { database: { db }, events }: Pick<AppContext, 'database' | 'events'>,
  rates: Rates,
  now: Date,
): Promise<void> {
  const market = { assumed: costAssumptions(rates), day: now.toISOString().slice(0, 10) };
  for (const { personId, savedAt, household } of await householdsOf(db)) {
    const ids = await savedListingIds(db, personId);
    const [row] = await db
      .select({ homes: qualifyingHomes.homes })
      .from(qualifyingHomes)
      .where(eq(qualifyingHomes.personId, personId));
    const before = row && (JSON.parse(row.homes) as QualifyingHomes);
    const frontier = solveFrontier(household, market);
    const listings = (await publicListingsByIds(db, ids)).filter(({ status }) => status === 'active');
    const after: QualifyingHomes = {
      profileSavedAt: savedAt.toISOString(),
      homes: Object.fromEntries(listings.map((listing) => [listing.id, frontier.canBuy(listedHome(listing))])),
    };
    const text = JSON.stringify(after);
    if (row?.homes === text) continue;
    const isComparable = before?.profileSavedAt === after.profileSavedAt;
    const opened = listings.filter(({ id }) => isComparable && after.homes[id] && before.homes[id] === false);
    await events.transaction(async (tx, emit) => {
      await tx
        .insert(qualifyingHomes)
        .values({ personId, homes: text })
        .onConflictDoUpdate({ target: qualifyingHomes.personId, set: { homes: text } });
      for (const { id, address, city, country } of opened)
        await notify(tx, emit, {
          personId,
          kind: 'saved_home',
          key: `now_qualifies:${id}:${rates[country]?.percent}:${rates[country]?.on}`,
          title: m.saving__you_can_buy_now({ home: address ?? m.saving__a_home_in_2({ city }) }),
          body: m.saving__estimate_not_an_approval(),
          path: `/property/${id}`,
        });
    });
  }
}
