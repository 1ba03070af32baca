import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { listings } from '../tables.ts';

/** Sets the next open house of a listing, as its own agent scheduled it. The source's next statement replaces it. */
export const setOpenHouse = (tx: Tx, id: number, next: { startsAt: Date; endsAt: Date } | null) =>
  tx
    .update(listings)
    .set({ openHouseStartsAt: next?.startsAt ?? null, openHouseEndsAt: next?.endsAt ?? null })
    .where(eq(listings.id, id));
