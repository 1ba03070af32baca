import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { publicListing, streetLine } from '../../listings/index.ts';
import { openHouses, openHouseVisitors } from './open-houses.tables.ts';

/** Returns a visitor of an open house, with its agent's id and its home; undefined when the visitor was deleted. */
export async function visitOf(db: Db, visitorId: string) {
  const [found] = await db
    .select({ visitor: openHouseVisitors, agentId: openHouses.agentId, listingId: openHouses.listingId })
    .from(openHouseVisitors)
    .innerJoin(openHouses, eq(openHouses.id, openHouseVisitors.openHouseId))
    .where(eq(openHouseVisitors.id, visitorId));
  if (!found) return undefined;
  const home = await publicListing(db, found.listingId);
  return { ...found, home: home ? `${streetLine(home)}, ${home.city}` : m.listings__home() };
}
