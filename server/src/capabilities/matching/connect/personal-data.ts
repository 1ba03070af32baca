import { and, eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../../accounts/index.ts';
import { agents } from '../../network/index.ts';
import { matches } from './connect.tables.ts';

/**
 * Whom somebody asked from which list, and what became of it. Of an erased buyer the outcome stays as a count without
 * search and words: what others are ranked by must not change because somebody leaves.
 */
export const connectData: PersonalData = {
  name: 'matches',
  tables: ['matches'],
  rows: async (db, personId) => ({
    matches: await db.select().from(matches).where(eq(matches.buyerId, personId)),
    // What other professionals were shown with is theirs; the private answer is the buyer's.
    askedAsProfessional: (
      await db
        .select()
        .from(matches)
        .where(inArray(matches.agentId, db.select({ id: agents.id }).from(agents).where(eq(agents.personId, personId))))
    ).map(({ shown, search: _s, satisfied: _a, satisfiedAt: _b, key: _k, ...row }) => ({
      ...row,
      reasons: shown.find(({ agentId }) => agentId === row.agentId)?.reasons ?? [],
    })),
  }),
  async erase(tx, personId) {
    const own = tx.select({ id: agents.id }).from(agents).where(eq(agents.personId, personId));
    // What they had open ends with the account, as the request itself does.
    await tx
      .update(matches)
      .set({ state: 'ended' })
      .where(
        and(
          or(eq(matches.buyerId, personId), inArray(matches.agentId, own)),
          inArray(matches.state, ['pending', 'connected']),
        ),
      );
    await tx.update(matches).set({ search: null, listingId: null, key: null }).where(eq(matches.buyerId, personId));
  },
};
