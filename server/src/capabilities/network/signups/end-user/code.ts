import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../foundation/db.ts';
import { people } from '../../../accounts/index.ts';
import { takesLeads } from '../../licenses/leads.ts';
import { agentCodes, agents, resellers } from '../../tables.ts';
import type { AgentOfCode } from './contract.ts';

/** The code is switched on, has not ended, has uses left, and its agent may get new buyers. */
const holds = (code: string) => sql`lower(${agentCodes.code}) = lower(${code}) and ${agentCodes.isActive}
  and (${agentCodes.expiresAt} is null or ${agentCodes.expiresAt} > now())
  and (${agentCodes.maxUses} is null or ${agentCodes.currentUses} < ${agentCodes.maxUses})`;

/** Whose code it is, by one query whatever there is to find: no answer tells why a code does not hold. */
export async function agentOfCode(db: Db, code: string): Promise<AgentOfCode | undefined> {
  const { rows } = await db.execute<{ [Key in keyof AgentOfCode]: AgentOfCode[Key] }>(sql`
    select ${agents.id} as "agentId", ${people.firstName} || ' ' || ${people.lastName} as "agentName",
      ${resellers.companyName} as "companyName"
    from ${agentCodes} join ${agents} on ${agents.id} = ${agentCodes.agentId}
      join ${people} on ${people.id} = ${agents.personId} join ${resellers} on ${resellers.id} = ${agents.resellerId}
    where ${holds(code)} and ${takesLeads()}`);
  return rows[0];
}

/**
 * Takes one use of a code, if it still holds. The row is locked by the update and its condition looked at again after a
 * wait: however many sign up at once, it is never used more often than it may be.
 */
export async function useCode(tx: Tx, code: string): Promise<{ codeId: number; agentId: number } | undefined> {
  const { rows } = await tx.execute<{ codeId: number; agentId: number }>(sql`
    update ${agentCodes} set current_uses = current_uses + 1
    where ${holds(code)} and exists (select from ${agents} where ${agents.id} = ${agentCodes.agentId} and ${takesLeads()})
    returning ${agentCodes.id} as "codeId", ${agentCodes.agentId} as "agentId"`);
  return rows[0];
}
