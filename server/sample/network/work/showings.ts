import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/platform/database/db.ts';
import { type Day, isoDay } from '../../calendar.ts';
import { readmePeople } from '../../people.ts';

/** Clients per agent who were shown homes, and one agent in so many who has showings to come. */
const clientsMax = 9;
const busyAgents = 6;

/**
 * Gives clients of real-estate agents showings in their city: two past ones, most with feedback, and for the README's
 * agent and one agent in six some to come and requests. Clients in the USA have a written agreement. Reminders count as
 * sent. Showings that would overlap are left out by the constraints.
 */
export async function insertShowings(tx: Tx, today: Day): Promise<void> {
  const { buyer, closedClient, touredClient, agent } = readmePeople;
  const day = sql`${isoDay(today)}::date`;
  await tx.execute(sql`
    insert into appointments (buyer_id, agent_id, kind, state, listing_id, time_zone, minutes, times, starts_at,
      created_at, changed_at, reminded_at)
    select buyer_id, agent_id, 'showing', state, listing_id, time_zone, 45,
      jsonb_build_array(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')),
      case when state <> 'proposed' then at end, requested_at, requested_at, requested_at
    from (
      select *, (day + make_interval(hours => 10 + 3 * (n % 3) + (visit = 3)::int)) at time zone time_zone as at,
        least(day, ${day}) - make_interval(days => 2 + n % 3) + interval '15 hours' as requested_at
      from (
        select clients.*, homes.id as listing_id, coalesce(homes.time_zone, 'America/Chicago') as time_zone,
          case when visit < 2 then 'done' when visit = 2 then 'confirmed' else 'proposed' end as state,
          ${day} + case visit when 0 then -9 - n when 1 then -2 - n % 5 when 2 then (n - 1) / 3 else 2 + n % 4 end as day
        from (
          select person_id as buyer_id, agent_id, city, n, visit from (
            select buyers.person_id, agents.id as agent_id, buyers.city, owners.email,
              (row_number() over (partition by agents.id order by buyers.person_id))::int as n
            from buyers join agents on agents.id = buyers.agent_id join people on people.id = buyers.person_id
              join people owners on owners.id = agents.person_id
            where agents.status = 'active' and agents.agent_type = 'real_estate'
              and people.email not in (${buyer.email}, ${closedClient.email}, ${touredClient.email})
          ) numbered cross join generate_series(0, 3) visit
          where n <= ${clientsMax} and (visit < 2 or ((agent_id % ${busyAgents} = 0 or email = ${agent.email})
            and (visit = 2 or n % 4 = 0)))
        ) clients
        join (
          select id, city, time_zone, (row_number() over (partition by city order by id))::int as r,
            (count(*) over (partition by city))::int as homes
          from public_listings where status = 'active' and address is not null
        ) homes on homes.city = clients.city and r = 1 + (agent_id * 13 + n * 5 + visit * 3) % homes.homes
      ) visits
    ) timed
    order by agent_id, n, visit
    on conflict do nothing`);
  await tx.execute(sql`
    insert into buyer_agreements (buyer_id, agent_id, signed_on, expires_on, created_at)
    select buyer_id, agent_id, min(appointments.created_at)::date, min(appointments.created_at)::date + 180,
      min(appointments.created_at)
    from appointments join listings on listings.id = appointments.listing_id
    where kind = 'showing' and listings.country = 'US' and state in ('done', 'confirmed') group by buyer_id, agent_id`);
  await tx.execute(sql`
    insert into showing_feedback (appointment_id, interest, price_opinion, comment, created_at)
    select id, 1 + id % 5, (array['fair', 'too_high', null])[1 + id % 3],
      (array['Liked the kitchen, the yard is small.', 'Too close to a busy road.', 'Would like to see it again.', null])[1 + id % 4],
      starts_at + interval '3 hours'
    from appointments where kind = 'showing' and state = 'done' and starts_at < ${day} - 4`);
}
