import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { prepared } from '../../foundation/prepared.ts';
import { people } from '../accounts/index.ts';
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
      name: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
      company: resellers.companyName,
      specialties: agents.specialties,
    })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .innerJoin(resellers, eq(resellers.id, agents.resellerId))
    .where(sql`${agents.id} = any(${sql.placeholder('ids')})`)
    .prepare('agent_cards_by_ids'),
);

/** Name, company and specialties of agents, by id. */
export async function agentCards(db: Db, ids: readonly number[]): Promise<Map<number, AgentCard>> {
  if (ids.length === 0) return new Map();
  const rows = await cardsByIds(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const markByIds = prepared((db) =>
  db
    .select({
      mark: sql<string | null>`md5(string_agg(concat_ws(chr(31), ${agents.id}, ${people.firstName}, ${people.lastName},
        ${resellers.companyName}, ${agents.specialties}::text), chr(30) order by ${agents.id}))`,
    })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .innerJoin(resellers, eq(resellers.id, agents.resellerId))
    .where(sql`${agents.id} = any(${sql.placeholder('ids')})`)
    .prepare('agent_cards_mark'),
);

/** Something short that changes whenever what `agentCards` says of them does: to look whether it has costs one row. */
export async function agentCardsMark(db: Db, ids: readonly number[]): Promise<string> {
  const [row] = await markByIds(db).execute({ ids });
  return row?.mark ?? '';
}
