import { and, eq } from 'drizzle-orm';
import { policy } from '../../foundation/access.ts';
import { people } from '../accounts/index.ts';
import { sharesWith } from '../professionals/index.ts';
import { purchases } from './tables.ts';

/** Whoever is named in the path is always oneself: the id of anybody else is of nothing. */
export const ownAccess = policy(people, {
  relations: { self: (me) => eq(people.id, me.id) },
  may: { see: ['self'] },
});

/** A buyer's journey: their own, and open to the professionals with whom they share it, who may set the step too. */
export const journeyAccess = policy(people, {
  relations: {
    buyer: (me) => and(eq(people.id, me.id), eq(people.role, 'end_user'))!,
    professional: (me) => sharesWith(me, people.id, 'journey'),
  },
  may: {
    see: ['buyer', 'professional'],
    override: ['buyer', 'professional'],
    openPurchase: ['buyer', 'professional'],
    state: ['buyer'],
  },
});

/** A purchase is kept by the buyer and the professionals with whom they share their journey; that it is so, the buyer alone can say. */
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
