import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { listings } from '../tables.ts';
import type { NewListing } from './new-listing.ts';

/** Names the agent of this network who lists a home. Returns the id of the listing. */
export async function setListAgent(
  tx: Tx,
  { originatingSystemName, listingKey }: Pick<NewListing, 'originatingSystemName' | 'listingKey'>,
  agentId: number,
): Promise<number> {
  const [row] = await tx
    .update(listings)
    .set({ listAgentId: agentId })
    .where(and(eq(listings.originatingSystemName, originatingSystemName), eq(listings.listingKey, listingKey)))
    .returning({ id: listings.id });
  return row!.id;
}
