import { m } from '@lintel/messages';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containing } from '../../../platform/database/containing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentCodes, agents } from '../tables.ts';
import type { AgentCode, CodeListQuery, codeSorts } from './contract.ts';

type CodeQuery = Pick<z.infer<typeof CodeListQuery>, 'search' | 'agentId' | 'status' | 'sort' | 'order'>;

const agentName = personProfiles.name;

/** Queries for the codes of one company's agents. */
export function codeRows(db: Db, company: { id: number }, publicUrl: string) {
  const orders: Record<(typeof codeSorts)[number], SQL> = {
    code: sql`lower(${agentCodes.code})`,
    agentName: sql`lower(${personProfiles.lastName} || ' ' || ${personProfiles.firstName})`,
    currentUses: sql`${agentCodes.currentUses}`,
    createdAt: sql`${agentCodes.createdAt}`,
    expiresAt: sql`${agentCodes.expiresAt}`,
    isActive: sql`${agentCodes.isActive}`,
  };
  const where = (filters: Partial<CodeQuery>, more?: SQL) =>
    and(
      eq(agents.resellerId, company.id),
      filters.agentId === undefined ? undefined : eq(agentCodes.agentId, filters.agentId),
      filters.status === undefined ? undefined : eq(agentCodes.isActive, filters.status === 'active'),
      filters.search === undefined
        ? undefined
        : sql`concat_ws(' ', ${agentCodes.code}, ${agentName}) ilike ${containing(filters.search)}`,
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
      .innerJoin(personProfiles, eq(personProfiles.id, agents.personId));
  const shown = (row: Awaited<ReturnType<typeof select>>[number]): AgentCode => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    link: `${publicUrl}/end-user-signup?code=${encodeURIComponent(row.code)}`,
    obstacle: obstacleOf(row),
  });
  return {
    async list(filters: CodeQuery, { limit, offset }: { limit?: number; offset?: number } = {}): Promise<AgentCode[]> {
      const way = filters.order === 'desc' ? desc : asc;
      const query = select()
        .where(where(filters))
        .orderBy(sql`${way(orders[filters.sort])} nulls last`, desc(agentCodes.id));
      const rows = limit === undefined ? await query : await query.limit(limit).offset(offset ?? 0);
      return rows.map(shown);
    },
    async total(filters: CodeQuery): Promise<number> {
      const [found] = await db
        .select({ total: count() })
        .from(agentCodes)
        .innerJoin(agents, eq(agents.id, agentCodes.agentId))
        .innerJoin(personProfiles, eq(personProfiles.id, agents.personId))
        .where(where(filters));
      return found?.total ?? 0;
    },
    /** Returns one code. A code of another company is not found. */
    async one(id: number): Promise<AgentCode> {
      const [row] = await select().where(where({}, eq(agentCodes.id, id)));
      if (!row) throw notFound(m.network__we_couldnt_find_this_code());
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
