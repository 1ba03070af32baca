import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import { csvFile } from '../../../platform/csv/csv.ts';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../access.ts';
import { kinds } from '../agents/list.ts';
import { LICENSE_WARNING_DAYS, type NewestLicenses, newestLicensesToken } from '../licenses.ts';
import { agentProfiles } from '../profiles.ts';
import { dashboardContract as contract, type ResellerAnalytics } from './contract.ts';

const definitions = {
  get months() {
    return m.companies__agents_who_joined_and_buyers();
  },
  get funnel() {
    return m.companies__by_agent_codes_created_times();
  },
  get licenses() {
    return m.companies__licenses_that_arent_verified_have({ licenseWarningDays: LICENSE_WARNING_DAYS });
  },
};

export const analytics = serve(contract.analytics, {
  access: myCompany,
  run: async ({ subject: { id }, db, resolve }) => ({
    asOf: new Date().toISOString(),
    months: await monthsOf(db, id),
    funnel: await funnelOf(db, id),
    states: await statesOf(db, id),
    licenses: await licensesDue(db, resolve(newestLicensesToken), id),
    definitions,
  }),
});

export const analyticsCsv = serve(contract.analyticsCsv, {
  access: myCompany,
  run: async ({ subject: { id }, db }) =>
    csvFile(
      'team.csv',
      [
        { head: m.companies__agent(), cell: (row) => row.agentName },
        { head: m.companies__type(), cell: (row) => kinds[row.agentType] },
        { head: m.companies__status(), cell: (row) => row.status },
        { head: m.companies__codes(), cell: (row) => row.codes },
        { head: m.companies__code_uses(), cell: (row) => row.buyersByCode },
        { head: m.companies__current_buyers(), cell: (row) => row.buyersNow },
        { head: m.companies__buyers_with_a_confirmed_email(), cell: (row) => row.buyersConfirmed },
      ],
      await funnelOf(db, id),
    ),
});

const monthsOf = async (db: Db, id: number) => {
  const { rows } = await db.execute<ResellerAnalytics['months'][number] & Record<string, unknown>>(sql`
    with months as (
      select generate_series(
        date_trunc('month', now() at time zone 'UTC') - interval '11 months',
        date_trunc('month', now() at time zone 'UTC'), interval '1 month') as month
    ),
    mine as (select id, joined_at from agents where reseller_id = ${id} and status <> 'unconfirmed'),
    came as (
      select date_trunc('month', person.created_at at time zone 'UTC') as month, count(*)::integer as n
      from buyers
      join agent_codes on agent_codes.id = buyers.agent_code_id
      join mine on mine.id = agent_codes.agent_id
      join person_profiles as person on person.id = buyers.person_id
      group by 1
    ),
    joined as (select date_trunc('month', joined_at at time zone 'UTC') as month, count(*)::integer as n from mine group by 1)
    select to_char(months.month, 'YYYY-MM') as "month",
      coalesce(came.n, 0) as "buyersByCode", coalesce(joined.n, 0) as "agentsJoined"
    from months left join came using (month) left join joined using (month)
    order by months.month`);
  return rows;
};

const funnelOf = async (db: Db, id: number) => {
  const { rows } = await db.execute<ResellerAnalytics['funnel'][number] & Record<string, unknown>>(sql`
    select agents.id as "agentId", person.name as "agentName",
      agents.agent_type as "agentType", agents.status,
      coalesce(codes.n, 0) as "codes", coalesce(codes.uses, 0) as "buyersByCode",
      coalesce(clients.n, 0) as "buyersNow", coalesce(clients.confirmed, 0) as "buyersConfirmed"
    from agents
    join person_profiles as person on person.id = agents.person_id
    left join lateral (
      select count(*)::integer as n, sum(current_uses)::integer as uses from agent_codes where agent_id = agents.id
    ) as codes on true
    left join lateral (
      select count(*)::integer as n, (count(*) filter (where client.email_verified))::integer as confirmed
      from buyers join person_profiles as client on client.id = buyers.person_id where buyers.agent_id = agents.id
    ) as clients on true
    where agents.reseller_id = ${id} and agents.status <> 'unconfirmed'
    order by "buyersNow" desc, "buyersByCode" desc, agents.id`);
  return rows;
};

const statesOf = async (db: Db, id: number) => {
  const { rows } = await db.execute<ResellerAnalytics['states'][number] & Record<string, unknown>>(sql`
    select status, count(*)::integer as "agents" from agents where reseller_id = ${id} and status <> 'unconfirmed' group by status
    order by array_position(array['pending', 'active', 'suspended', 'left'], status)`);
  return rows;
};

const licensesDue = async (db: Db, { ofAgent }: NewestLicenses, id: number) => {
  const { rows } = await db.execute<ResellerAnalytics['licenses'][number] & Record<string, unknown>>(sql`
    select "agentId", "agentName", license ->> 'number' as "number", license ->> 'jurisdiction' as "jurisdiction",
      license ->> 'status' as "status", license ->> 'expiresOn' as "expiresOn"
    from (
      select agent_profiles.id as "agentId", person.name as "agentName", ${ofAgent} as license
      from ${agentProfiles} join person_profiles as person on person.id = agent_profiles.person_id
      where agent_profiles.reseller_id = ${id} and agent_profiles.status not in ('unconfirmed', 'left')
    ) as newest
    where license ->> 'status' <> 'verified'
      or (license ->> 'expiresOn')::date <= current_date + ${LICENSE_WARNING_DAYS}::integer
    order by "expiresOn" nulls first, "agentId"`);
  return rows;
};
