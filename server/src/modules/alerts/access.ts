import { and, eq, isNull } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import { savedSearches } from './tables.ts';

/** A saved search is visible only to its owner, until it is removed. */
export const searchAccess = policy(savedSearches, {
  relations: { owner: (me) => and(eq(savedSearches.personId, me.id), isNull(savedSearches.removedAt))! },
  may: { see: ['owner'] },
});

/** Includes removed searches, so that a removal can be undone. */
export const removedAccess = policy(savedSearches, {
  relations: { owner: (me) => eq(savedSearches.personId, me.id) },
  may: { see: ['owner'] },
});
