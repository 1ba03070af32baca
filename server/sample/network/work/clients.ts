import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/platform/database/db.ts';
import { type Day, isoDay } from '../../calendar.ts';
import { readmeCity, readmePeople } from '../../people.ts';

const { agent, touredClient, closedClient } = readmePeople;

/** Gives two clients of the README's agent an event to review: a past showing, and a closing. */
export async function insertClients(tx: Tx, today: Day): Promise<void> {
  await insertShowing(tx, today);
  await insertClosing(tx, today);
}

const professional = sql`(select agents.id, agents.person_id from agents join people on people.id = person_id
  where email = ${agent.email})`;

async function insertShowing(tx: Tx, today: Day): Promise<void> {
  const [requestedAt, at] = [`${isoDay(today - 5)}T15:00:00Z`, `${isoDay(today - 3)}T22:00:00Z`];
  await tx.execute(sql`
    insert into appointments (buyer_id, agent_id, kind, state, listing_id, time_zone, minutes, times, starts_at,
      created_at, changed_at, reminded_at)
    select buyer.id, naomi.id, 'showing', 'done', home.id, 'America/Chicago', 45,
      json_build_array(${`${isoDay(today - 3)}T22:00:00.000Z`}::text)::jsonb, ${at}::timestamptz, ${requestedAt}::timestamptz,
      ${at}::timestamptz, ${requestedAt}::timestamptz
    from people buyer, ${professional} naomi,
      (select id from public_listings where city = ${readmeCity} and status = 'active' and address is not null
        order by list_price_cents, id limit 1) home
    where buyer.email = ${touredClient.email}`);
}

/**
 * Makes this client the buyer of the city's newest sale with an address: request, connection, purchase,
 * closing.
 */
async function insertClosing(tx: Tx, today: Day): Promise<void> {
  const { rows } = await tx.execute<{ buyer: number; agent: number; person: number; id: number; home: string }>(sql`
    select buyer.id as buyer, naomi.id as agent, naomi.person_id as person, sold.id, sold.address || ', ' || city as home
    from people buyer, ${professional} naomi, public_listings sold
    where buyer.email = ${closedClient.email} and city = ${readmeCity} and sold.address is not null
      and sold.id = (select id from listings where city = ${readmeCity} and standard_status = 'Closed'
        and close_price_cents is not null and close_date between ${isoDay(today - 300)}::date and ${isoDay(today - 2)}::date
        and exists (select from public_listings where public_listings.id = listings.id and address is not null)
        order by close_date desc, id limit 1)`);
  const [found] = rows;
  if (!found) return;
  const sold = sql`(select close_date, close_price_cents from listings where id = ${found.id})`;
  const { rows: made } = await tx.execute<{ id: number }>(sql`
    insert into connections (buyer_id, agent_id, state, origin, shared, consented_at, created_at, answered_at)
    select ${found.buyer}, ${found.agent}, 'connected', 'request', '{name,email,budget,pre_approval,journey}', close_date - interval '70 days',
      close_date - interval '70 days', close_date - interval '70 days' + interval '40 minutes' from ${sold} sold
    returning id`);
  await tx.execute(sql`
    insert into matches (buyer_id, agent_id, agent_type, connection_id, listing_id, shown, state, asked_at, reply_due_at,
      lapses_at, replied_at, reply_minutes, toured_at, closed_at)
    select buyer_id, agent_id, 'real_estate', id, ${found.id}, '[]', 'connected', created_at,
      created_at + interval '15 minutes', created_at + interval '1 day', answered_at, 40, answered_at + interval '12 days',
      (select close_date + interval '12 hours' from ${sold} sold)
    from connections where id = ${made[0]!.id}`);
  const { rows: bought } = await tx.execute<{ id: number }>(sql`
    insert into purchases (buyer_id, listing_id, home, country, currency, created_by_id, created_at)
    select ${found.buyer}, ${found.id}, ${found.home}, 'US', 'USD', ${found.buyer}, close_date - interval '45 days'
    from ${sold} sold returning id`);
  const purchase = bought[0]!.id;
  await tx.execute(sql`
    insert into purchase_records (purchase_id, kind, happened_on, price_cents, recorded_by_id, recorded_as, confirmed_at,
      created_at)
    select ${purchase}, kind, close_date - days, case when priced then close_price_cents end, ${found.buyer}, 'buyer',
      close_date - days * interval '1 day', close_date - days * interval '1 day'
    from ${sold} sold, (values ('offer_made', 45, true), ('offer_accepted', 43, true), ('inspection_cleared', 34, false),
      ('clear_to_close', 6, false), ('closed', 0, true)) as happened (kind, days, priced)`);
  await tx.execute(sql`
    insert into client_closings (agent_id, purchase_id, buyer_id, closed_on)
    select ${found.agent}, ${purchase}, ${found.buyer}, close_date from ${sold} sold`);
}
