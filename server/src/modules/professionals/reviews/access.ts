import { eq, isNull, sql } from 'drizzle-orm';
import { policy } from '../../../platform/serve/access.ts';
import { agentProfiles } from '../../companies/index.ts';
import { reviews } from './reviews.tables.ts';

/**
 * Signed-in people read published reviews; the author edits, the professional replies. Removed reviews are not
 * found.
 */
export const reviewAccess = policy(reviews, {
  relations: {
    reader: () => isNull(reviews.removedAt),
    author: (me) => eq(reviews.authorId, me.id),
    professional: (me) =>
      sql`exists (select from ${agentProfiles} as mine where mine.id = ${reviews.agentId}
        and mine.person_id = ${me.id} and mine.status = 'active')`,
  },
  may: { see: ['reader'], edit: ['author'], reply: ['professional'], report: ['reader'] },
});
