import { eq } from 'drizzle-orm';
import { policy } from '../../../foundation/access.ts';
import { matches } from './connect.tables.ts';

/** A match is its buyer's. What the professional sees of it is a view of its own. */
export const matchAccess = policy(matches, {
  relations: { buyer: (me) => eq(matches.buyerId, me.id) },
  may: { see: ['buyer'], goOn: ['buyer'], judge: ['buyer'] },
});
