import { DAY_MS, MINUTE_MS } from '@lintel/geo';
import { sql } from 'drizzle-orm';
import { sharedFacts } from '../../src/modules/professionals/contract.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import { type Day, isoDay } from '../calendar.ts';
import { readmePeople } from '../people.ts';
import { Random } from '../random.ts';
import type { SampleBuyer, SampleNetwork } from './network.ts';
import type { SampleAgent } from './sample-people.ts';

interface SampleRequest {
  buyer: string;
  agent: string;
  state: 'pending' | 'connected' | 'declined' | 'lapsed' | 'ended';
  shared: string[];
  created_at: string;
  answered_at: string | null;
  ended_at: string | null;
}

/**
 * Inserts requests in addition to connections by code: one in three buyers with an agent requested a lender
 * of the state, one in four others an agent of the city or a lender. Each professional has a typical reply
 * time.
 */
export async function insertConnections(tx: Tx, { agents, buyers }: SampleNetwork, today: Day): Promise<void> {
  const records = requests(agents, buyers, today);
  await tx.execute(sql`
    insert into connections (buyer_id, agent_id, state, origin, shared, consented_at, created_at, answered_at, ended_at)
    select buyer.id, agents.id, asked.state, 'request', asked.shared, asked.created_at, asked.created_at,
      asked.answered_at, asked.ended_at
    from json_to_recordset(${JSON.stringify(records)}::json) as asked (buyer text, agent text, state text,
      shared text[], created_at timestamptz, answered_at timestamptz, ended_at timestamptz)
    join people buyer on buyer.email = asked.buyer
    join people professional on professional.email = asked.agent
    join agents on agents.person_id = professional.id
    order by asked.created_at, buyer.id`);
}

function requests(agents: readonly SampleAgent[], buyers: readonly SampleBuyer[], today: Day): SampleRequest[] {
  const working = agents.filter(({ status, reseller }) => status === 'active' && reseller.verification === 'verified');
  const lenders = Map.groupBy(
    working.filter(({ agentType }) => agentType === 'mortgage'),
    ({ reseller }) => reseller.market.state,
  );
  const sellers = Map.groupBy(
    working.filter(({ agentType }) => agentType === 'real_estate'),
    ({ reseller }) => reseller.market.name,
  );
  return buyers.flatMap((buyer) => {
    if (buyer.person.email === readmePeople.buyer.email) return [ofReadme(today)];
    // Inserted with their purchase.
    if (buyer.person.email === readmePeople.closedClient.email) return [];
    const random = new Random(`asks/${buyer.person.email}`);
    if (!random.chance(buyer.agent ? 0.33 : 0.25)) return [];
    const lender = lenders.get(buyer.market.state);
    const choice = (!buyer.agent && sellers.get(buyer.market.name)) || lender;
    return choice ? [request(random, buyer, random.pick(choice), today)] : [];
  });
}

/** The README's buyer has worked with the README's lender since she joined. */
const ofReadme = (today: Day): SampleRequest => ({
  ...{ buyer: readmePeople.buyer.email, agent: readmePeople.mortgageAgent.email, state: 'connected' },
  shared: ['name', 'email', 'phone', 'budget', 'pre_approval', 'journey'],
  ...{ created_at: `${isoDay(today - 24)}T15:05:00Z`, answered_at: `${isoDay(today - 24)}T16:40:00Z`, ended_at: null },
});

/** Typical reply time of an agent in minutes. */
export const replyMinutesOf = (agent: SampleAgent): number =>
  new Random(`tempo/${agent.person.email}`).weighted([12, 45, 150, 600, 1_600], (minutes) => 1_800 / minutes);

const choices = sharedFacts.filter((fact) => fact !== 'name');

function request(random: Random, buyer: SampleBuyer, agent: SampleAgent, today: Day): SampleRequest {
  const sentAt = Date.parse(`${isoDay(today - random.whole(1, 330))}T15:00:00Z`) + random.whole(0, 9 * 60) * MINUTE_MS;
  const replyMinutes = replyMinutesOf(agent);
  const answered = sentAt + Math.round(replyMinutes * random.triangular(0.2, 1, 4)) * MINUTE_MS;
  const now = Date.parse(`${isoDay(today)}T00:00:00Z`);
  const chance = random.unit();
  const waitedDays = (now - sentAt) / DAY_MS;
  const state =
    answered > now || (chance < 0.06 && waitedDays < 14)
      ? 'pending'
      : chance < 0.06
        ? 'lapsed'
        : chance < 0.12
          ? 'declined'
          : chance < 0.2 && waitedDays > 60
            ? 'ended'
            : 'connected';
  const at = (moment: number) => new Date(moment).toISOString();
  return {
    ...{ buyer: buyer.person.email, agent: agent.person.email, state },
    shared: ['name', ...choices.filter(() => random.chance(0.6))],
    created_at: at(sentAt),
    answered_at: state === 'pending' || state === 'lapsed' ? null : at(answered),
    ended_at:
      state === 'lapsed'
        ? at(sentAt + 14 * DAY_MS)
        : state === 'ended'
          ? at(Math.min(now, answered + 40 * DAY_MS))
          : null,
  };
}

/**
 * The README's buyer had a call with her lender, and has a showing in her city with her agent in two days.
 */
export async function insertAppointments(tx: Tx, today: Day): Promise<void> {
  const { buyer, agent, mortgageAgent } = readmePeople;
  const call = `${isoDay(today - 20)}T17:00:00Z`;
  const showing = `${isoDay(today + 2)}T22:00:00Z`;
  await tx.execute(sql`
    insert into appointments (buyer_id, agent_id, kind, state, listing_id, time_zone, minutes, times, starts_at,
      created_at, changed_at, reminded_at)
    select buyer.id, agents.id, kind, state, home, 'America/Chicago', minutes,
      json_build_array(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'))::jsonb, at, said, said, reminded
    from people buyer,
      (values
        (${mortgageAgent.email}, 'call', 'done', null::integer, 30, ${call}::timestamptz,
          ${`${isoDay(today - 22)}T18:00:00Z`}::timestamptz, ${`${isoDay(today - 21)}T17:00:00Z`}::timestamptz),
        (${agent.email}, 'showing', 'confirmed',
          (select id from public_listings where city = 'Austin' and status = 'active' and bedrooms_total >= 2
            and list_price_cents <= (select budget_max_cents from buyers join people on people.id = person_id
              where email = ${buyer.email}) and address is not null order by list_price_cents desc, id limit 1),
          45, ${showing}::timestamptz, ${`${isoDay(today - 1)}T18:00:00Z`}::timestamptz, null::timestamptz)
      ) as agreed (email, kind, state, home, minutes, at, said, reminded)
      join people professional on professional.email = agreed.email
      join agents on agents.person_id = professional.id
    where buyer.email = ${buyer.email} and (kind <> 'showing' or home is not null)`);
}
