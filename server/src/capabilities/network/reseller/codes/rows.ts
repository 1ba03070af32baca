import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../../foundation/db.ts';
import { notFound } from '../../../../foundation/errors.ts';
import { people } from '../../../accounts/index.ts';
import { agentCodes, agents } from '../../tables.ts';
import type { AgentCode, CodesAsked, codeSorts } from './contract.ts';

type Asked = Pick<z.infer<typeof CodesAsked>, 'search' | 'agentId' | 'status' | 'sort' | 'order'>;

const agentName = sql<string>`${people.firstName} || ' ' || ${people.lastName}`;

/** Queries for the codes of one company's agents. */
export function codeRows(db: Db, company: { id: number }, publicUrl: string) {
  const orders: Record<(typeof codeSorts)[number], SQL> = {
    code: sql`lower(${agentCodes.code})`,
    agentName: sql`lower(${people.lastName} || ' ' || ${people.firstName})`,
    currentUses: sql`${agentCodes.currentUses}`,
    createdAt: sql`${agentCodes.createdAt}`,
    expiresAt: sql`${agentCodes.expiresAt}`,
    isActive: sql`${agentCodes.isActive}`,
  };
  const where = (asked: Partial<Asked>, more?: SQL) =>
    and(
      eq(agents.resellerId, company.id),
      asked.agentId === undefined ? undefined : eq(agentCodes.agentId, asked.agentId),
      asked.status === undefined ? undefined : eq(agentCodes.isActive, asked.status === 'active'),
      asked.search === undefined
        ? undefined
        : sql`concat_ws(' ', ${agentCodes.code}, ${agentName}) ilike ${`%${asked.search.replace(/[\\%_]/g, '\\$&')}%`}`,
      more,
    );
  const select = () =>
    db
      .select({
        id: agentCodes.id,
        code: agentCodes.code,
        isActive: agentCodes.isActive,
        agentId: agentCodes.agentId,
        agentName,
        agentStatus: agents.status,
        currentUses: agentCodes.currentUses,
        maxUses: agentCodes.maxUses,
        createdAt: agentCodes.createdAt,
        expiresAt: agentCodes.expiresAt,
      })
      .from(agentCodes)
      .innerJoin(agents, eq(agents.id, agentCodes.agentId))
      .innerJoin(people, eq(people.id, agents.personId));
  const shown = (row: Awaited<ReturnType<typeof select>>[number]): AgentCode => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    link: `${publicUrl}/end-user-signup?code=${encodeURIComponent(row.code)}`,
    obstacle: obstacleOf(row),
  });
  return {
    async list(asked: Asked, { limit, offset }: { limit?: number; offset?: number } = {}): Promise<AgentCode[]> {
      const way = asked.order === 'desc' ? desc : asc;
      const query = select()
        .where(where(asked))
        .orderBy(sql`${way(orders[asked.sort])} nulls last`, desc(agentCodes.id));
      const rows = limit === undefined ? await query : await query.limit(limit).offset(offset ?? 0);
      return rows.map(shown);
    },
    async total(asked: Asked): Promise<number> {
      const [found] = await db
        .select({ total: count() })
        .from(agentCodes)
        .innerJoin(agents, eq(agents.id, agentCodes.agentId))
        .innerJoin(people, eq(people.id, agents.personId))
        .where(where(asked));
      return found?.total ?? 0;
    },
    /** Returns one code. A code of another company is not found. */
    async one(id: number): Promise<AgentCode> {
      const [row] = await select().where(where({}, eq(agentCodes.id, id)));
      if (!row) throw notFound('There is no such code in your company');
      return shown(row);
    },
  };
}

interface State {
  isActive: boolean;
  expiresAt: Date | null;
  maxUses: number | null;
  currentUses: number;
  agentStatus: (typeof agents.$inferSelect)['status'];
}

/** Returns the first reason why no buyer can use a code now. */
function obstacleOf({ isActive, expiresAt, maxUses, currentUses, agentStatus }: State): AgentCode['obstacle'] {
  if (agentStatus !== 'active') return 'agent_not_working';
  if (!isActive) return 'inactive';
  if (expiresAt && expiresAt <= new Date()) return 'expired';
  return maxUses !== null && currentUses >= maxUses ? 'used_up' : null;
}
