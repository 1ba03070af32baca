import { and, eq, isNull } from 'drizzle-orm';
import { policy } from '../../foundation/access.ts';
import { savedSearches } from './tables.ts';

/** A saved search is its owner's alone, and is gone once it is removed. */
export const searchAccess = policy(savedSearches, {
  relations: { owner: (me) => and(eq(savedSearches.personId, me.id), isNull(savedSearches.removedAt))! },
  may: { see: ['owner'] },
});

/** Of one that was removed, or not: what an undo needs. */
export const removedAccess = policy(savedSearches, {
  relations: { owner: (me) => eq(savedSearches.personId, me.id) },
  may: { see: ['owner'] },
});
