import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db.ts';
import type { Person } from '../../../../platform/serve/session.ts';
import { buyerProfiles } from '../../../companies/index.ts';
import { type Spot, spotOf } from '../place/places.ts';

/**
 * Returns the location and budget of a signed-in buyer as defaults of a search, and an empty object for other
 * callers.
 */
export async function ownSearch(
  db: Db,
  me: Person | null,
): Promise<{ spot?: Spot | undefined; budget?: number | undefined }> {
  if (!me) return {};
  const [own] = await db.select().from(buyerProfiles).where(eq(buyerProfiles.personId, me.id));
  if (!own) return {};
  const spot = own.city ? spotOf(own.city) : undefined;
  return {
    // Ignores a city of the same name in the other country.
    spot: spot?.country === own.country ? spot : undefined,
    budget: own.budgetMaxCents ? own.budgetMaxCents / 100 : undefined,
  };
}
