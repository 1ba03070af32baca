import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/database/db.ts';
import { agentProfiles } from '../../../companies/index.ts';
import { closedPurchase } from '../../../journey/index.ts';
import { homeKeysOfListing, publicListing } from '../../../listings/index.ts';
import type { clientClosed } from '../../../professionals/index.ts';
import { agentDeals } from '../../tables.ts';
import { spotOf } from '../place/places.ts';

/** Days, and degrees, within which a sale from an MLS is treated as the same one. */
const SAME_DAYS = 10;
const SAME_DEGREES = 0.002;

/** The `sourceKey` of a deal from a purchase followed in Lintel. */
export const dealKey = ({ agentId, purchaseId }: { agentId: number; purchaseId: number }) =>
  `purchase:${purchaseId}:${agentId}`;

type Closing = (typeof clientClosed)['payload']['_output'];

/**
 * Turns a purchase that closed in Lintel into a deal of the buyer's agent, once, and deletes it when the closing
 * is withdrawn. Skips homes without a listing, because their place and type are unknown; sales that an MLS already
 * reported; and loans, because neither type nor amount is recorded.
 */
export async function syncDeal(tx: Tx, { agentId, purchaseId, closedOn }: Closing): Promise<void> {
  const sourceKey = dealKey({ agentId, purchaseId });
  const ownDeal = and(eq(agentDeals.source, 'house'), eq(agentDeals.sourceKey, sourceKey));
  await tx
    .update(agentDeals)
    .set({ confirmedBy: null, confirmationKey: null })
    .where(eq(agentDeals.confirmationKey, sourceKey));
  if (closedOn === null) return void (await tx.delete(agentDeals).where(ownDeal));
  const deal = await dealOf(tx, agentId, purchaseId);
  if (!deal) return;
  const reported = await findReportedSale(tx, agentId, closedOn, deal);
  if (reported) {
    // The client's closing in Lintel is the second source of the company's statement.
    if (reported.importId !== null)
      await tx
        .update(agentDeals)
        .set({ confirmedBy: 'client', confirmationKey: sourceKey })
        .where(eq(agentDeals.id, reported.id));
    return void (await tx.delete(agentDeals).where(ownDeal));
  }
  const values = { ...deal, agentId, endedOn: closedOn, side: 'buyer' as const, outcome: 'closed' as const };
  await tx
    .insert(agentDeals)
    .values({ ...values, source: 'house', sourceKey })
    .onConflictDoUpdate({ target: [agentDeals.source, agentDeals.sourceKey, agentDeals.side], set: values });
}

async function dealOf(tx: Tx, agentId: number, purchaseId: number) {
  const [agent] = await tx
    .select({ kind: agentProfiles.agentType })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId));
  const purchase = await closedPurchase(tx, purchaseId);
  if (agent?.kind !== 'real_estate' || !purchase || purchase.listingId === null) return undefined;
  const home = await publicListing(tx, purchase.listingId);
  if (!home) return undefined;
  // For a hidden position, the center of the city is precise enough for an agent's area.
  const place =
    home.latE6 !== null && home.lonE6 !== null
      ? { lat: home.latE6 / 1e6, lon: home.lonE6 / 1e6 }
      : spotOf(`${home.city}, ${home.stateOrProvince}`);
  if (!place) return undefined;
  return {
    ...{ lat: place.lat, lon: place.lon, type: home.homeType, livingAreaSqft: home.livingAreaSqft },
    homeKeys: await homeKeysOfListing(tx, home.id),
    priceCents: purchase.priceCents ?? home.listPriceCents,
    listPriceCents: home.listPriceCents,
    salePriceCents: purchase.priceCents,
  };
}

type ReportedPlace = Pick<typeof agentDeals.$inferInsert, 'lat' | 'lon' | 'homeKeys'>;

/** Finds the same sale from an MLS or the company: of the same home, or near the same point. */
async function findReportedSale(tx: Tx, agentId: number, closedOn: string, { lat, lon, homeKeys }: ReportedPlace) {
  const [same] = await tx
    .select({ id: agentDeals.id, importId: agentDeals.importId })
    .from(agentDeals)
    .where(
      and(
        eq(agentDeals.agentId, agentId),
        eq(agentDeals.side, 'buyer'),
        sql`${agentDeals.source} <> 'house' and ${agentDeals.outcome} = 'closed'
          and abs(${agentDeals.endedOn} - ${closedOn}::date) <= ${SAME_DAYS}
          and (${agentDeals.homeKeys} && ${sql.param(homeKeys ?? [])}::bigint[]
            or (${agentDeals.importId} is null
              and abs(${agentDeals.lat} - ${lat}) < ${SAME_DEGREES} and abs(${agentDeals.lon} - ${lon}) < ${SAME_DEGREES}))`,
      ),
    )
    .limit(1);
  return same;
}
