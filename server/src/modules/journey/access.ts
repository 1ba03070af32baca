import { and, eq } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import { personProfiles } from '../accounts/index.ts';
import { sharesWith } from '../professionals/index.ts';
import { purchases } from './tables.ts';

/** The id in the path must be the caller's own; any other id returns 404. */
export const ownAccess = policy(personProfiles, {
  relations: { self: (me) => eq(personProfiles.id, me.id) },
  may: { see: ['self'] },
});

/**
 * A buyer's journey: their own, and accessible to the professionals with whom they share it, who may also set the
 * step.
 */
export const journeyAccess = policy(personProfiles, {
  relations: {
    buyer: (me) => and(eq(personProfiles.id, me.id), eq(personProfiles.role, 'end_user'))!,
    professional: (me) => sharesWith(me, personProfiles.id, 'journey'),
  },
  may: {
    see: ['buyer', 'professional'],
    override: ['buyer', 'professional'],
    openPurchase: ['buyer', 'professional'],
    state: ['buyer'],
  },
});

/**
 * A purchase is maintained by the buyer and the professionals with whom they share their journey; only the buyer can
 * confirm records.
 */
export const purchaseAccess = policy(purchases, {
  relations: {
    buyer: (me) => eq(purchases.buyerId, me.id),
    professional: (me) => sharesWith(me, purchases.buyerId, 'journey'),
  },
  may: {
    see: ['buyer', 'professional'],
    record: ['buyer', 'professional'],
    confirm: ['buyer'],
  },
});
