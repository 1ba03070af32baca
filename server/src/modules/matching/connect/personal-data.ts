import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { sharedClosingsOf } from '../../professionals/index.ts';
import { matches } from './connect.tables.ts';

/**
 * A person's requests with their lists and outcomes. For an erased buyer, the outcome stays as a count without
 * search and text, because the ranking of professionals must not change when a buyer leaves.
 */
export const connectData: PersonalData = {
  name: 'matches',
  tables: ['matches'],
  async rows(db, personId) {
    const requests = await db
      .select()
      .from(matches)
      .where(
        inArray(
          matches.agentId,
          db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId)),
        ),
      )
      // A fixed order, because the database's order would change when a hidden closing is written and so reveal it.
      .orderBy(asc(matches.id));
    const closings = await sharedClosingsOf(db, personId);
    const sharesClosing = (match: { agentId: number; buyerId: number }) =>
      closings.some(({ agentId, buyerId }) => agentId === match.agentId && buyerId === match.buyerId);
    return {
      matches: await db.select().from(matches).where(eq(matches.buyerId, personId)),
      // The other professionals of the list, the private answer and a closing that the buyer does not share are the
      // buyer's data.
      askedAsProfessional: requests.map(
        ({ shown, search: _s, satisfied: _a, satisfiedAt: _b, key: _k, closedAt, ...row }) => ({
          ...row,
          ...(sharesClosing(row) ? { closedAt } : {}),
          reasons: shown.find(({ agentId }) => agentId === row.agentId)?.reasons ?? [],
        }),
      ),
    };
  },
  async erase(tx, personId) {
    const own = tx.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));
    // Open requests end with the account.
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
