import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../../foundation/db.ts';
import { closedPurchase } from '../../../journey/index.ts';
import { publicListing } from '../../../listings/index.ts';
import { agents } from '../../../network/index.ts';
import type { clientClosed } from '../../../professionals/index.ts';
import { agentDeals } from '../../tables.ts';
import { spotOf } from '../place/places.ts';

/** Days, and degrees, within which a sale that an MLS tells of is taken for the same one. */
const SAME_DAYS = 10;
const SAME_DEGREES = 0.002;

type Closing = (typeof clientClosed)['payload']['_output'];

/**
 * A purchase that closed here becomes a deal of the agent who worked with its buyer: once, and gone where the closing is
 * taken back. Left out are homes that are not listed here, whose place and type nobody said; sales that an MLS told of
 * already; and loans, of which neither kind nor amount is written down.
 */
export async function keepDeal(tx: Tx, { agentId, purchaseId, closedOn }: Closing): Promise<void> {
  const sourceKey = `purchase:${purchaseId}:${agentId}`;
  const mine = and(eq(agentDeals.source, 'house'), eq(agentDeals.sourceKey, sourceKey));
  if (closedOn === null) return void (await tx.delete(agentDeals).where(mine));
  const deal = await dealOf(tx, agentId, purchaseId);
  if (!deal) return;
  if (await isTold(tx, agentId, closedOn, deal)) return void (await tx.delete(agentDeals).where(mine));
  const values = { ...deal, agentId, endedOn: closedOn, side: 'buyer' as const, outcome: 'closed' as const };
  await tx
    .insert(agentDeals)
    .values({ ...values, source: 'house', sourceKey })
    .onConflictDoUpdate({ target: [agentDeals.source, agentDeals.sourceKey, agentDeals.side], set: values });
}

async function dealOf(tx: Tx, agentId: number, purchaseId: number) {
  const [agent] = await tx.select({ kind: agents.agentType }).from(agents).where(eq(agents.id, agentId));
  const purchase = await closedPurchase(tx, purchaseId);
  if (agent?.kind !== 'real_estate' || !purchase || purchase.listingId === null) return undefined;
  const home = await publicListing(tx, purchase.listingId);
  if (!home) return undefined;
  // Where the position is not shown, the middle of the city is near enough for where somebody works.
  const place =
    home.latE6 !== null && home.lonE6 !== null
      ? { lat: home.latE6 / 1e6, lon: home.lonE6 / 1e6 }
      : spotOf(`${home.city}, ${home.stateOrProvince}`);
  if (!place) return undefined;
  return {
    ...{ lat: place.lat, lon: place.lon, type: home.homeType, livingAreaSqft: home.livingAreaSqft },
    priceCents: purchase.priceCents ?? home.listPriceCents,
    listPriceCents: home.listPriceCents,
    salePriceCents: purchase.priceCents,
  };
}

/** Whether an MLS, or the company, told of the same sale. */
async function isTold(tx: Tx, agentId: number, closedOn: string, { lat, lon }: { lat: number; lon: number }) {
  const [same] = await tx
    .select({ id: agentDeals.id })
    .from(agentDeals)
    .where(
      and(
        eq(agentDeals.agentId, agentId),
        eq(agentDeals.side, 'buyer'),
        sql`${agentDeals.source} <> 'house' and ${agentDeals.outcome} = 'closed'
          and abs(${agentDeals.endedOn} - ${closedOn}::date) <= ${SAME_DAYS}
          and abs(${agentDeals.lat} - ${lat}) < ${SAME_DEGREES} and abs(${agentDeals.lon} - ${lon}) < ${SAME_DEGREES}`,
      ),
    )
    .limit(1);
  return same !== undefined;
}
