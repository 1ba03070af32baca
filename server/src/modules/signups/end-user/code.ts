import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentCodes, agents, resellers } from '../../companies/index.ts';
import { takesLeads } from '../../licensing/index.ts';
import type { AgentOfCode } from './contract.ts';

/** The code is active, has not expired, has uses left, and its agent may receive new buyers. */
const isUsable = (code: string) => sql`lower(${agentCodes.code}) = lower(${code}) and ${agentCodes.isActive}
  and (${agentCodes.expiresAt} is null or ${agentCodes.expiresAt} > now())
  and (${agentCodes.maxUses} is null or ${agentCodes.currentUses} < ${agentCodes.maxUses})`;

/** Returns the agent of a code, by one query in every case, so that no reply reveals why a code is invalid. */
export async function agentOfCode(db: Db, code: string): Promise<AgentOfCode | undefined> {
  const { rows } = await db.execute<{ [Key in keyof AgentOfCode]: AgentOfCode[Key] }>(sql`
    select ${agents.id} as "agentId", ${personProfiles.name} as "agentName",
      ${resellers.companyName} as "companyName"
    from ${agentCodes} join ${agents} on ${agents.id} = ${agentCodes.agentId}
      join ${personProfiles} on ${personProfiles.id} = ${agents.personId} join ${resellers} on ${resellers.id} = ${agents.resellerId}
    where ${isUsable(code)} and ${takesLeads()}`);
  return rows[0];
}

/**
 * Takes one use of a valid code. The update locks the row and checks its condition again after a wait, so
 * concurrent sign-ups never exceed the limit.
 */
export async function useCode(tx: Tx, code: string): Promise<{ codeId: number; agentId: number } | undefined> {
  const { rows } = await tx.execute<{ codeId: number; agentId: number }>(sql`
    update ${agentCodes} set current_uses = current_uses + 1
    where ${isUsable(code)} and exists (select from ${agents} where ${agents.id} = ${agentCodes.agentId} and ${takesLeads()})
    returning ${agentCodes.id} as "codeId", ${agentCodes.agentId} as "agentId"`);
  return rows[0];
}
