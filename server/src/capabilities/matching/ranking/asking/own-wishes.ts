import { eq } from 'drizzle-orm';
import type { Db } from '../../../../foundation/db.ts';
import type { Person } from '../../../../foundation/session.ts';
import { buyers } from '../../../network/index.ts';
import { type Spot, spotOf } from '../place/places.ts';

/** Where a signed-in buyer looks and for how much, so that they need not say it again; nothing for anybody else. */
export async function ownWishes(
  db: Db,
  me: Person | null,
): Promise<{ spot?: Spot | undefined; budget?: number | undefined }> {
  if (!me) return {};
  const [own] = await db.select().from(buyers).where(eq(buyers.personId, me.id));
  if (!own) return {};
  const spot = own.city ? spotOf(own.city) : undefined;
  return {
    // A city of the same name in the other country is not theirs.
    spot: spot?.country === own.country ? spot : undefined,
    budget: own.budgetMaxCents ? own.budgetMaxCents / 100 : undefined,
  };
}
