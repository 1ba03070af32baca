import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { agents, people, resellers } from './tables.ts';

export interface AgentCard {
  id: number;
  name: string;
  company: string;
  specialties: string[];
}

/** Name, company and specialties of agents, by id. */
export async function agentCards(db: Db, ids: readonly number[]): Promise<Map<number, AgentCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: agents.id,
      name: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
      company: resellers.companyName,
      specialties: agents.specialties,
    })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .innerJoin(resellers, eq(resellers.id, agents.resellerId))
    .where(inArray(agents.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
