import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../profiles.ts';
import { agentCodes, buyers } from '../tables.ts';

interface AgentOfCode {
  agentId: number;
  agentName: string;
  companyName: string;
}

/** The code is active, has not expired, has uses left, and its agent may receive new buyers. */
const isUsable = (code: string) => sql`lower(${agentCodes.code}) = lower(${code}) and ${agentCodes.isActive}
  and (${agentCodes.expiresAt} is null or ${agentCodes.expiresAt} > now())
  and (${agentCodes.maxUses} is null or ${agentCodes.currentUses} < ${agentCodes.maxUses})`;

/**
 * Returns the agent of a code, by one query in every case, so that no reply reveals why a code is invalid.
 * `takesBuyers` is a condition on agentProfiles.
 */
export async function agentOfCode(db: Db, code: string, takesBuyers: SQL): Promise<AgentOfCode | undefined> {
  const { rows } = await db.execute<{ [Key in keyof AgentOfCode]: AgentOfCode[Key] }>(sql`
    select ${agentProfiles.id} as "agentId", ${personProfiles.name} as "agentName",
      ${companyProfiles.companyName} as "companyName"
    from ${agentCodes} join ${agentProfiles} on ${agentProfiles.id} = ${agentCodes.agentId}
      join ${personProfiles} on ${personProfiles.id} = ${agentProfiles.personId} join ${companyProfiles} on ${companyProfiles.id} = ${agentProfiles.resellerId}
    where ${isUsable(code)} and ${takesBuyers}`);
  return rows[0];
}

/**
 * Takes one use of a valid code. The update locks the row and checks its condition again after a wait, so
 * concurrent sign-ups never exceed the limit.
 */
export async function useCode(
  tx: Tx,
  code: string,
  takesBuyers: SQL,
): Promise<{ codeId: number; agentId: number } | undefined> {
  const { rows } = await tx.execute<{ codeId: number; agentId: number }>(sql`
    update ${agentCodes} set current_uses = current_uses + 1
    where ${isUsable(code)} and exists (select from ${agentProfiles} where ${agentProfiles.id} = ${agentCodes.agentId} and ${takesBuyers})
    returning ${agentCodes.id} as "codeId", ${agentCodes.agentId} as "agentId"`);
  return rows[0];
}

/** Returns true when the buyer's sign-up used a code. */
export async function hasUsedCode(db: Db, personId: number): Promise<boolean> {
  const [buyer] = await db.select({ codeId: buyers.agentCodeId }).from(buyers).where(eq(buyers.personId, personId));
  return buyer?.codeId != null;
}

/** Connects a buyer with the agent of their sign-up code, and returns both, if that agent still takes buyers. */
export async function connectByCode(tx: Tx, personId: number, takesBuyers: SQL) {
  const [found] = await tx
    .select({ code: agentCodes.code, agentId: agentProfiles.id, agentPersonId: agentProfiles.personId })
    .from(buyers)
    .innerJoin(agentCodes, eq(agentCodes.id, buyers.agentCodeId))
    .innerJoin(agentProfiles, eq(agentProfiles.id, agentCodes.agentId))
    .where(and(eq(buyers.personId, personId), isNull(buyers.agentId), isNotNull(buyers.agentCodeId), takesBuyers));
  if (found) await tx.update(buyers).set({ agentId: found.agentId }).where(eq(buyers.personId, personId));
  return found;
}
