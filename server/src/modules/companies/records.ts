import { and, eq, sql } from 'drizzle-orm';
import { batched } from '../../platform/database/batched.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { personProfiles } from '../accounts/index.ts';
import { agents, buyers, resellers } from './tables.ts';

export interface AgentCard {
  id: number;
  name: string;
  company: string;
  specialties: string[];
}

const cardsByIds = prepared((db) =>
  db
    .select({
      id: agents.id,
      name: personProfiles.name,
      company: resellers.companyName,
      specialties: agents.specialties,
    })
    .from(agents)
    .innerJoin(personProfiles, eq(personProfiles.id, agents.personId))
    .innerJoin(resellers, eq(resellers.id, agents.resellerId))
    .where(sql`${agents.id} = any(${sql.placeholder('ids')})`)
    .prepare('agent_cards_by_ids'),
);

const cardsById = batched(
  async (db, ids: readonly number[]) => new Map((await cardsByIds(db).execute({ ids })).map((row) => [row.id, row])),
);

/** Returns name, company and specialties of agents, by id. */
export async function agentCards(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, AgentCard>> {
  return ids.length === 0 ? new Map() : await cardsById(db, ids);
}

export async function agentTypeOf(db: Db, personId: number): Promise<(typeof agents.$inferSelect)['agentType'] | null> {
  const [agent] = await db.select({ type: agents.agentType }).from(agents).where(eq(agents.personId, personId));
  return agent?.type ?? null;
}

/** Suspends a company, or ends its suspension. */
export async function setSuspension(
  tx: Tx,
  id: number,
  suspension: { suspendedAt: Date | null; suspensionReason: string | null },
): Promise<void> {
  await tx.update(resellers).set(suspension).where(eq(resellers.id, id));
}

/** Records the result of a company's license check. */
export async function setVerification(
  tx: Tx,
  id: number,
  verification: (typeof resellers.$inferSelect)['verification'],
): Promise<void> {
  await tx.update(resellers).set({ verification }).where(eq(resellers.id, id));
}

/** Sets a buyer's budget and returns the buyer's country. */
export async function setBudget(tx: Tx, personId: number, budgetMaxCents: number | null) {
  const [buyer] = await tx
    .update(buyers)
    .set({ budgetMaxCents })
    .where(eq(buyers.personId, personId))
    .returning({ country: buyers.country });
  return buyer?.country;
}

/** Locks a buyer's row, so that concurrent requests of the same buyer run one after the other. */
export const lockBuyer = (tx: Tx, personId: number) =>
  tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.personId, personId)).for('update');

/** Ends the tie of a buyer to an agent. Returns false when there was none. */
export async function releaseBuyer(tx: Tx, personId: number, agentId: number): Promise<boolean> {
  const released = await tx
    .update(buyers)
    .set({ agentId: null })
    .where(and(eq(buyers.personId, personId), eq(buyers.agentId, agentId)))
    .returning({ id: buyers.id });
  return released.length > 0;
}
