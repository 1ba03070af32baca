import { sql } from 'drizzle-orm';
import type { Tx } from '../../src/platform/database/db.ts';
import { readmePeople } from '../people.ts';

/** Days for which the README's buyer has received alerts; she last viewed them two days ago. */
const DAYS = 14;

const bound = (field: string, op: '<=' | '>=', value: number) => ({ kind: 'bound', field, op, value });
const austin = { kind: 'place', name: 'austin', not: false };
const events = '{new,price_drop,status,open_house,back_on_market}';

/**
 * Facts as the reader parses them; `fits` is the same in plain SQL, except for the price, which is that of
 * the day.
 */
const searches = [
  {
    name: 'House in Austin',
    query: '3 bed house in Austin under 650k',
    frequency: 'instant',
    facts: [
      bound('beds', '>=', 3),
      { kind: 'type', type: 'single_family', not: false },
      austin,
      bound('price', '<=', 650_000),
    ],
    met: ['beds>=3', 'type:single_family', 'place:austin', 'price<=650000'],
    fits: sql`home_type = 'single_family' and bedrooms_total >= 3`,
    mostCents: 65_000_000,
  },
  {
    name: 'Condo with a balcony',
    query: 'condo in Austin with a balcony, max 450k',
    frequency: 'daily',
    facts: [
      { kind: 'type', type: 'condo', not: false },
      austin,
      { kind: 'feature', feature: 'balcony', not: false },
      bound('price', '<=', 450_000),
    ],
    met: ['type:condo', 'place:austin', 'has:balcony', 'price<=450000'],
    fits: sql`home_type = 'condo' and 'balcony' = any(features)`,
    mostCents: 45_000_000,
  },
] as const;

/**
 * Inserts two saved searches of the README's buyer and their alerts: recent changes of matching sample homes,
 * by their own history. Call it after the homes are inserted; `today` is an ISO date.
 */
export async function insertSavedSearches(tx: Tx, today: string): Promise<void> {
  for (const { name, query, frequency, facts, met, fits, mostCents } of searches) {
    await tx.execute(sql`
      with saved as (
        insert into saved_searches (person_id, name, search, question, frequency, events, watched_since, created_at,
          changed_at, visited_at)
        select id, ${name}, jsonb_build_object('query', ${query}::text), ${JSON.stringify({ facts })}::jsonb, ${frequency},
          ${events}, day - ${DAYS}::integer, day - ${DAYS}::integer, day - ${DAYS}::integer, day - 2
        from people, (select ${today}::date as day) d where email = ${readmePeople.buyer.email}
        returning id, person_id, watched_since),
      history as (
        select l.id as listing, e.event, e.price_cents as price, e.id as event_id,
          coalesce(e.happened_at, e.happened_on + interval '15 hours') as at,
          lag(e.price_cents) over (partition by l.id order by e.happened_on, e.happened_at nulls first, e.id) as before
        from public_listings l join listing_events e on e.listing_id = l.id
        where city = 'Austin' and state_or_province = 'TX' and ${fits}),
      told as (
        select *, case
            when event = 'listed' then 'new'
            when event = 'price_change' and price < before then 'price_drop'
            when event in ('pending', 'under_contract', 'sold') then 'status'
            when event in ('back_on_market', 'relisted') then 'back_on_market'
          end as kind
        from history)
      insert into search_alerts (search_id, person_id, listing_id, event, version, happened_at, created_at, mailed_at,
        price_cents, price_before_cents, status, met)
      select saved.id, person_id, listing, kind,
        case kind when 'new' then '1' when 'price_drop' then price::text else 'sample ' || event_id end,
        at, at, at, coalesce(price, before), case when kind = 'price_drop' then before end,
        case when event = 'sold' then 'sold' when kind = 'status' then 'pending' else 'active' end,
        string_to_array(${met.join(',')}, ',')
      from saved join told on kind is not null and at > watched_since and at <= now()
      where coalesce(price, before) <= ${mostCents}
      order by at, listing
      on conflict do nothing`);
  }
}
