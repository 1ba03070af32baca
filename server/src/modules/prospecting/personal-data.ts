import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { contactIdsOfBuyer } from '../contacts/index.ts';
import { homeSendReactions, homeSends } from './tables.ts';

const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));

const sendIds = (db: Db | Tx, personId: number) =>
  db
    .select({ id: homeSends.id })
    .from(homeSends)
    .where(sql`${homeSends.contactId} in ${contactIdsOfBuyer(personId)}`);

/** Homes that agents sent to a person with the person's reactions, and homes that an agent sent. */
export const prospectingData: PersonalData = {
  name: 'prospecting',
  tables: ['home_sends', 'home_send_reactions'],
  rows: async (db, personId) => ({
    homeSends: (
      await db
        .select()
        .from(homeSends)
        .where(or(inArray(homeSends.agentId, agentIds(db, personId)), inArray(homeSends.id, sendIds(db, personId))))
    ).map(({ tokenHash: _, ...row }) => row),
    homeSendReactions: await db
      .select()
      .from(homeSendReactions)
      .where(inArray(homeSendReactions.sendId, sendIds(db, personId))),
  }),
  async erase(tx, personId) {
    await tx.delete(homeSends).where(inArray(homeSends.id, sendIds(tx, personId)));
    await tx.delete(homeSends).where(inArray(homeSends.agentId, agentIds(tx, personId)));
  },
};
