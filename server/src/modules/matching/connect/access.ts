import { eq } from 'drizzle-orm';
import { policy } from '../../../platform/serve/access.ts';
import { matches } from './connect.tables.ts';

/** A match belongs to its buyer. The professional gets a separate view of it. */
export const matchAccess = policy(matches, {
  relations: { buyer: (me) => eq(matches.buyerId, me.id) },
  may: { see: ['buyer'], requestNext: ['buyer'], judge: ['buyer'] },
});
