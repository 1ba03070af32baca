import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { agentProfiles, buyerProfiles } from '../../companies/index.ts';
import { connections } from '../tables.ts';

/** The current relationship of a buyer and a professional. */
export interface Between {
  /** State of a request or a code connection; null when there was neither. */
  state: (typeof connections.$inferSelect)['state'] | null;
  /** Message and time of the newest request. */
  message: string | null;
  askedAt: Date | null;
}

/** `buyerId` is a person, `agentId` an agent; an inactive professional has no connections. */
export async function connectionBetween(
  db: Db,
  { buyerId, agentId }: { buyerId: number; agentId: number },
): Promise<Between> {
  const [newest] = await db
    .select({ state: connections.state, message: connections.message, askedAt: connections.createdAt })
    .from(connections)
    .where(and(eq(connections.buyerId, buyerId), eq(connections.agentId, agentId)))
    .orderBy(sql`${connections.state} in ('pending', 'connected') desc`, desc(connections.id))
    .limit(1);
  const [agent] = await db
    .select({
      status: agentProfiles.status,
      byCode: sql<boolean>`exists (select from ${buyerProfiles} as client where client.person_id = ${buyerId}
        and client.agent_id = ${agentId})`,
    })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId));
  const request = { message: newest?.message ?? null, askedAt: newest?.askedAt ?? null };
  if (agent?.status !== 'active') return { ...request, state: newest ? 'ended' : null };
  return { ...request, state: agent.byCode ? 'connected' : (newest?.state ?? null) };
}
