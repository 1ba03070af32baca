import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { PersonalData } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { sharedClosingsOf } from '../../professionals/index.ts';
import { agentDeals, agentRecords, agentStandings, leadAnswers, matchRecords, messageStyles } from '../tables.ts';
import { dealKey } from './learning/closed-deals.ts';

const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));

const ofAgents = [agentRecords, agentDeals, leadAnswers, messageStyles, agentStandings] as const;

/** Records that rank professionals, and the lists from which a person sent requests. */
export const rankingData: PersonalData = {
  name: 'ranking',
  tables: [
    ...['agent_records', 'agent_deals', 'lead_answers', 'message_styles', 'agent_standings', 'match_records'],
    // Data of companies.
    ...['lender_sheets', 'lender_rates', 'lender_statements', 'deal_imports'],
  ],
  rows: async (db, personId) => {
    const ownIds = agentIds(db, personId);
    const closings = await sharedClosingsOf(db, personId);
    const sharedKeys = new Set(closings.map((closing) => dealKey(closing)));
    const deals = await db
      .select()
      .from(agentDeals)
      .where(inArray(agentDeals.agentId, ownIds))
      .orderBy(asc(agentDeals.id));
    return {
      professional: await db.select().from(agentRecords).where(inArray(agentRecords.agentId, ownIds)),
      // A deal from a purchase followed in Lintel shows home, price and date of a buyer's purchase, so the export
      // needs the buyer's consent.
      deals: deals.filter(({ source, sourceKey }) => source !== 'house' || sharedKeys.has(sourceKey)),
      requests: await db.select().from(leadAnswers).where(inArray(leadAnswers.agentId, ownIds)),
      styles: await db.select().from(messageStyles).where(inArray(messageStyles.agentId, ownIds)),
      standings: await db.select().from(agentStandings).where(inArray(agentStandings.agentId, ownIds)),
      matches: await db.select().from(matchRecords).where(eq(matchRecords.buyerId, personId)),
    };
  },
  async erase(tx, personId) {
    const ownIds = agentIds(tx, personId);
    for (const table of ofAgents) await tx.delete(table).where(inArray(table.agentId, ownIds));
    await tx.delete(matchRecords).where(inArray(matchRecords.contactedId, ownIds));
    // The outcome of a list is data about the professional; the link to the buyer is removed.
    await tx.update(matchRecords).set({ buyerId: null }).where(eq(matchRecords.buyerId, personId));
  },
};
