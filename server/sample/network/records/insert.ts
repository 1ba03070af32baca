import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/platform/database/db.ts';
import { type Day, isoDay } from '../../calendar.ts';
import { insertRows, type SampleRecord } from '../../insert.ts';
import { Random } from '../../random.ts';
import type { SampleNetwork } from '../network.ts';
import type { SampleAgent } from '../sample-people.ts';
import { answersOf, stylesOf } from './answers.ts';
import { reviewsOf } from './client-reviews.ts';
import { dealsOf, fallenSales, spotIn } from './deals.ts';
import { lenderSheets } from './lender-sheets.ts';
import { pastMatches } from './past-matches.ts';
import { rateSheets } from './rate-sheets.ts';
import { type Traits, traitsOf } from './traits.ts';

/**
 * Inserts five years of professionals' records in the tables that the ranking reads. Requires the listings.
 */
export async function insertRecords(
  tx: Tx,
  { agents, buyers }: SampleNetwork,
  idOf: ReadonlyMap<SampleAgent, number>,
  today: Day,
): Promise<void> {
  const working = agents.filter(({ status }) => status === 'active');
  const allTraits = working.map((agent) => traitsOf(agent, idOf.get(agent)!, today));
  const deals = new Map(allTraits.map((traits) => [traits, dealsOf(traits, today)]));
  await insertRows(
    tx,
    'agent_records',
    allTraits.map((traits) => recordOf(traits, allTraits)),
  );
  await insertRows(tx, 'agent_deals', [...deals.values()].flat());
  await insertSales(tx);
  const sold = await soldBy(tx);
  await insertRows(
    tx,
    'agent_deals',
    allTraits.flatMap((traits) => fallenSales(traits, sold.get(traits.id) ?? 0, today)),
  );
  await insertRows(
    tx,
    'lead_answers',
    allTraits.flatMap((traits) => answersOf(traits, today)),
  );
  await insertRows(
    tx,
    'message_styles',
    allTraits.flatMap((traits) => stylesOf(traits, today)),
  );
  await insertRows(tx, 'match_records', pastMatches(allTraits, today));
  await insertReviews(tx, reviewsOf(allTraits, deals, buyers));
  await insertLenders(tx, allTraits, today);
}

function recordOf(traits: Traits, all: readonly Traits[]): SampleRecord {
  const { agent, id, quarters, teamSize, licensedSince } = traits;
  const random = new Random(`desk/${agent.person.email}`);
  const office = spotIn(random, quarters[0]!);
  const others = Array.from({ length: random.whole(0, 14) }, () => random.pick(all).id).filter((other) => other !== id);
  return {
    ...{ agent_id: id, office_lat: office.lat, office_lon: office.lon, licensed_since: isoDay(licensedSince) },
    ...{
      team_size: teamSize,
      uses_crm: random.chance(0.6),
      uses_e_sign: random.chance(0.75),
      uses_video: random.chance(0.4),
    },
    portal_logins_per_week: random.whole(0, 12),
    connections: `{${[...new Set(others)].join(',')}}`,
    takes_clients: random.chance(0.96),
    capacity: random.chance(0.3) ? random.whole(3, 12) : null,
    deals_consented_at:
      agent.reseller.market.country === 'CA' && random.chance(0.85) ? `${agent.joinedOn}T18:00:00Z` : null,
  };
}

/** Inserts the sample's sold homes as deals of their listing agents. */
const insertSales = (tx: Tx) =>
  tx.execute(sql`
    insert into agent_deals (agent_id, source, source_key, ended_on, lat, lon, type, side, outcome, price_cents,
      list_price_cents, sale_price_cents, living_area_sqft, days_on_market, pre_approved, cash, contingencies, first_time_buyer)
    select list_agent_id, 'mls', listing_key, close_date, latitude, longitude, home_type, 'seller', 'closed',
      close_price_cents, list_price_cents, close_price_cents, living_area_sqft,
      least(2000, off_market_date - listed_on), chance % 3 > 0, chance % 11 = 0, chance % 4, chance % 5 < 2
    from (select listings.*, abs(hashtext(listing_key)) as chance from listings
      where standard_status = 'Closed' and close_price_cents is not null and close_date is not null and latitude is not null
        and listing_key like 'S%') as sold
      join agent_records on agent_id = list_agent_id
    order by listing_key`);

async function soldBy(tx: Tx): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ agent: number; n: number }>(
    sql`select agent_id as agent, count(*)::integer as n from agent_deals where source = 'mls' group by 1`,
  );
  return new Map(rows.map(({ agent, n }) => [agent, n]));
}

const insertReviews = (tx: Tx, records: readonly SampleRecord[]) =>
  tx.execute(sql`
    insert into reviews (agent_id, author_id, event_kind, event_id, rating, text, created_at)
    select agent_id, people.id, 'closed', event_id, rating, text, given.created_at
    from json_to_recordset(${JSON.stringify(records)}::json) as given (agent_id integer, author text, event_id integer,
      rating smallint, text text, created_at timestamptz) join people on people.email = given.author
    order by given.created_at, event_id`);

async function insertLenders(tx: Tx, allTraits: readonly Traits[], today: Day): Promise<void> {
  const { rows } = await tx.execute<{ id: number; company: number }>(
    sql`select id, reseller_id as company from agents`,
  );
  const companyOf = new Map(rows.map(({ id, company }) => [id, company]));
  const resellerOf = ({ id }: Traits) => companyOf.get(id)!;
  const { sheets, rates, statements } = lenderSheets(allTraits, resellerOf, today);
  const ofAgents = rateSheets(allTraits, resellerOf, today);
  await insertRows(tx, 'lender_sheets', sheets);
  await insertRows(tx, 'lender_rates', [...rates, ...ofAgents.rates]);
  await insertRows(tx, 'loan_rate_sheets', ofAgents.sheets);
  await insertRows(tx, 'lender_statements', statements);
}
