import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { agentProfiles } from '../../companies/index.ts';
import { heldLicenses, licenseDay, takesLeads } from '../../licensing/index.ts';
import { connectionStates } from '../../professionals/index.ts';
import { agentRecords } from '../tables.ts';
import { type Exclusion, usualCapacity } from './contract.ts';

export type ExclusionReason = Exclusion['reason'];

/** Days for which an accepted request counts toward a professional's client limit. */
export const BUSY_DAYS = 30;

/** Counts pending requests and those accepted within 30 days. `agent_profiles` is in the outer query. */
export const placesTaken = (now: Date) => sql<number>`(select count(*)::integer from ${connectionStates} as asked
  where asked.agent_id = agent_profiles.id and asked.origin = 'request' and (asked.state = 'pending'
    or (asked.state = 'connected' and asked.answered_at > ${now.toISOString()}::timestamptz - make_interval(days => ${BUSY_DAYS}))))`;

/**
 * Returns for each professional the reason why they may not be offered now, or null, from the current database
 * state.
 * @param state state of the home: a license is valid in its own state or province only
 */
export async function ineligibilityOf(
  db: Db,
  ids: readonly number[],
  now: Date,
  state?: string,
): Promise<Map<number, ExclusionReason | null>> {
  if (ids.length === 0) return new Map();
  const today = licenseDay(now);
  const held = (condition: ReturnType<typeof sql>) =>
    sql`exists (select from ${heldLicenses} as held where held.agent_id = agent_profiles.id and (${condition}))`;
  const holds = sql`held.status = 'verified' and (held.expires_on is null or held.expires_on >= ${today}::date)`;
  const { rows } = await db.execute<{ id: number; reason: ExclusionReason | null }>(sql`
    select agent_profiles.id, case
      when agent_profiles.status <> 'active' then 'not_active'
      when not ${held(holds)} then
        case when ${held(sql`held.status = 'expired' or (held.status = 'verified' and held.expires_on < ${today}::date)`)}
          then 'license_expired' else 'license_not_verified' end
      ${state === undefined ? sql`` : sql`when not ${held(sql`${holds} and held.jurisdiction = ${state}`)} then 'licensed_elsewhere'`}
      when not ${takesLeads(now)} then 'company_not_in_good_standing'
      when not coalesce(own.takes_clients, true) then 'takes_no_clients'
      when ${placesTaken(now)} >= coalesce(own.capacity, ${usualCapacity}) then 'at_capacity'
    end as reason
    from ${agentProfiles} left join ${agentRecords} as own on own.agent_id = agent_profiles.id
    where agent_profiles.id = any(${sql.param([...ids])}::integer[])`);
  const reasons = new Map(rows.map(({ id, reason }) => [id, reason]));
  // Professionals who left the network after the fit.
  for (const id of ids) if (!reasons.has(id)) reasons.set(id, 'not_active');
  return reasons;
}

export const exclusionLabels: Record<ExclusionReason, string> = texts({
  not_active: m.matching__not_active_with_a_company,
  license_not_verified: m.matching__license_not_verified,
  license_expired: m.matching__license_expired,
  company_not_in_good_standing: m.matching__company_not_in_good_standing,
  takes_no_clients: m.matching__not_taking_new_clients,
  at_capacity: m.matching__at_capacity,
  licensed_elsewhere: m.matching__licensed_in_another_state_or,
});
