import type { Records } from '@lintel/agent-match';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db.ts';
import { agentProfiles, companyProfiles } from '../../../companies/index.ts';
import { connectionStates, reviewRecordsOf } from '../../../professionals/index.ts';
import { agentDeals, agentRecords, leadAnswers, matchRecords, messageStyles } from '../../tables.ts';

/** Records of one kind as JSON text in the engine's format; only the fit thread parses it. */
export interface Lot {
  of: keyof Records;
  text: string;
}

const ROWS_AT_ONCE = 1_000;

/**
 * All professionals who can be offered. Each list checks current eligibility in the database, so the model treats
 * all as licensed and available.
 */
const professionals = sql`select agent_profiles.id, json_build_object('id', agent_profiles.id::text, 'agentType', agent_profiles.agent_type,
    'city', agent_profiles.city, 'state', agent_profiles.state_or_province, 'officeLat', office_lat, 'officeLon', office_lon,
    'licensedSince', coalesce(licensed_since, agent_profiles.joined_at::date), 'teamSize', coalesce(team_size, 1),
    'languages', agent_profiles.languages, 'crm', coalesce(uses_crm, false), 'eSign', coalesce(uses_e_sign, false),
    'video', coalesce(uses_video, false), 'portalLoginsPerWeek', coalesce(portal_logins_per_week, 0),
    'connections', (select coalesce(json_agg(other::text), '[]') from unnest(own.connections) as other)) as record
  from ${agentProfiles} left join ${agentRecords} as own on own.agent_id = agent_profiles.id where agent_profiles.status in ('active', 'suspended')`;

/** In Canada, a professional's MLS deals and company-stated deals are read only with their consent. */
const deals = sql`select deal.id, json_build_object('id', deal.id::text, 'agentId', deal.agent_id::text,
    'date', deal.ended_on, 'lat', deal.lat, 'lon', deal.lon, 'type', deal.type, 'side', deal.side, 'outcome', deal.outcome,
    'price', deal.price_cents / 100.0, 'listPrice', deal.list_price_cents / 100.0, 'salePrice', deal.sale_price_cents / 100.0,
    'sqft', deal.living_area_sqft, 'daysOnMarket', deal.days_on_market, 'rateSpreadBp', deal.rate_spread_bp,
    'preApproved', deal.pre_approved, 'cash', deal.cash, 'contingencies', deal.contingencies, 'firstTimeBuyer', deal.first_time_buyer,
    'stated', deal.import_id is not null and deal.confirmed_by is null) as record
  from ${agentDeals} as deal join ${agentProfiles} on agent_profiles.id = deal.agent_id join ${companyProfiles} on company_profiles.id = agent_profiles.reseller_id
    left join ${agentRecords} as own on own.agent_id = agent_profiles.id
  where company_profiles.country <> 'CA' or own.deals_consented_at is not null or (deal.source <> 'mls' and deal.import_id is null)`;

const earlierAnswers = sql`select lead.id, json_build_object('leadId', 'e' || lead.id, 'agentId', lead.agent_id::text,
    'createdAt', created_at, 'respondedAt', responded_at, 'withdrawnAt', withdrawn_at) as record from ${leadAnswers} as lead`;

/** Requests in Lintel: one that was withdrawn or lapsed before a reply is a censored response time. */
const requests = sql`select asked.id, json_build_object('leadId', 'c' || asked.id, 'agentId', asked.agent_id::text,
    'createdAt', created_at, 'respondedAt', answered_at,
    'withdrawnAt', case when answered_at is null and state in ('withdrawn', 'lapsed') then ended_at end) as record
  from ${connectionStates} as asked where origin = 'request'`;

const styles = sql`select style.id, json_build_object('agentId', style.agent_id::text, 'date', written_on,
    'formality', formality, 'detail', detail, 'warmth', warmth) as record from ${messageStyles} as style`;

const outcomes = sql`select past.id, json_strip_nulls(json_build_object('id', past.id::text, 'agentType', agent_type,
    'date', matched_on, 'lat', lat, 'lon', lon, 'budget', budget_cents / 100.0,
    'propertyType', case when agent_type = 'real_estate' then type end, 'loanType', case when agent_type = 'mortgage' then type end,
    'timelineMonths', timeline_months, 'preferences', json_build_object('language', language,
      'communicationStyle', communication_style, 'timeline', case when timeline_months <= 2 then 'urgent' end),
    'preApproved', pre_approved, 'cash', cash, 'contingencies', contingencies, 'firstTimeBuyer', first_time_buyer,
    'shown', (select coalesce(json_agg(one::text), '[]') from unnest(shown) as one), 'contacted', contacted_id::text,
    'position', position, 'closed', closed, 'satisfied', satisfied)) as record from ${matchRecords} as past`;

const selections: readonly (readonly [keyof Records, SQL])[] = [
  ['agents', professionals],
  ['transactions', deals],
  ['responses', earlierAnswers],
  ['responses', requests],
  ['messages', styles],
  ['matches', outcomes],
];

/**
 * Reads all current records, lot by lot. The text is not parsed here, because parsing would block other requests.
 */
export async function* readRecords(db: Db): AsyncGenerator<Lot> {
  for (const [of, selection] of selections) for await (const text of lots(db, selection)) yield { of, text };
  for (const text of await reviewTexts(db)) yield { of: 'reviews', text };
}

async function* lots(db: Db, selection: SQL): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const { rows } = await db.execute<{ lot: string | null; last: string | number | null; n: number }>(sql`
      select json_agg(record)::text as lot, max(id) as last, count(*)::integer as n
      from (select * from (${selection}) as every where id > ${after} order by id limit ${ROWS_AT_ONCE}) as lot`);
    const { lot, last, n } = rows[0]!;
    if (!lot) return;
    yield lot;
    if (n < ROWS_AT_ONCE) return;
    after = Number(last);
  }
}

/** All reviews are verified: each author toured or closed. */
async function reviewTexts(db: Db): Promise<string[]> {
  const given = await reviewRecordsOf(db);
  const records = given.map(({ id, agentId, rating, createdAt, eventKind, eventId }) => ({
    ...{ id: String(id), agentId: String(agentId), rating, date: createdAt.toISOString().slice(0, 10) },
    transactionId: `${eventKind}:${eventId}`,
  }));
  return Array.from({ length: Math.ceil(records.length / ROWS_AT_ONCE) }, (_, lot) =>
    JSON.stringify(records.slice(lot * ROWS_AT_ONCE, (lot + 1) * ROWS_AT_ONCE)),
  );
}
