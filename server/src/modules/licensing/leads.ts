import { HOUR_MS } from '@lintel/geo';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { agentProfiles, companyProfiles, mayWork } from '../companies/index.ts';
import { licenses } from './tables.ts';

/**
 * Condition on agents that may receive new buyers: active, with a verified and unexpired license, in a company
 * that may work. Agents are qualified by table name, because drizzle omits table names in queries on a single
 * table.
 */
export const takesLeads = (now = new Date()): SQL<boolean> => sql<boolean>`(${agentProfiles}.status = 'active'
  and exists (select from ${licenses} as held where held.agent_id = ${agentProfiles}.id and held.status = 'verified'
    and (held.expires_on is null or held.expires_on >= ${licenseDay(now)}::date))
  and exists (select from ${companyProfiles} where ${companyProfiles}.id = ${agentProfiles}.reseller_id and ${mayWork}))`;

export async function mayReceiveLeads(db: Db, agentId: number, now = new Date()): Promise<boolean> {
  const [agent] = await db
    .select({ may: takesLeads(now) })
    .from(agentProfiles)
    .where(eq(agentProfiles.id, agentId));
  return agent?.may ?? false;
}

/**
 * The day by which licenses expire. A license is valid to the end of its last day in Hawaii, the last US time
 * zone.
 */
export const licenseDay = (now: Date): string => new Date(now.getTime() - 10 * HOUR_MS).toISOString().slice(0, 10);
