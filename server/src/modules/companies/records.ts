import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { personProfiles } from '../accounts/index.ts';
import { agents, resellers } from './tables.ts';

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

/** Returns name, company and specialties of agents, by id. */
export async function agentCards(db: Db, ids: readonly number[]): Promise<Map<number, AgentCard>> {
  if (ids.length === 0) return new Map();
  const rows = await cardsByIds(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
}

export async function agentTypeOf(db: Db, personId: number): Promise<(typeof agents.$inferSelect)['agentType'] | null> {
  const [agent] = await db.select({ type: agents.agentType }).from(agents).where(eq(agents.personId, personId));
  return agent?.type ?? null;
}
