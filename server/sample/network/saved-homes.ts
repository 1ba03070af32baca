import { sql } from 'drizzle-orm';
import { sampleSystemName } from '../../src/modules/accounts/index.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import { type Day, isoDay } from '../calendar.ts';
import { readmePeople } from '../people.ts';

/** Number of buyers with saved homes, and of homes each. */
const savers = 1_000;
const homesEach = 6;
/** Number of days over which the homes were saved, up to yesterday. */
const daysBack = 45;

/** Opinions of the README's buyer about her homes, in the order of saving. */
const opinions = [
  { vote: 'no', tags: [], note: 'Too far from work.' },
  { vote: null, tags: [], note: 'Naomi says that two others look at it this week.' },
  { vote: 'maybe', tags: ['Garden'], note: null },
  { vote: 'love', tags: ['Short list'], note: 'How loud is the road in the morning?' },
  { vote: 'love', tags: ['Short list', 'Garden'], note: 'Ask when the roof was done.' },
];

/**
 * Saves homes for a thousand buyers in their own city, each at the price of that day in its history. Chosen
 * by hashes of keys and addresses, so that every machine chooses the same.
 */
export async function insertSavedHomes(tx: Tx, today: Day): Promise<void> {
  await openLists(tx, today);
  await saveSome(tx, today);
  await giveOpinions(tx);
}

/**
 * Inserts a list for each of these buyers. List ids are assigned here, so that they are known without a
 * query.
 */
async function openLists(tx: Tx, today: Day): Promise<void> {
  await tx.execute(sql`
    with keepers as (
      select person_id, row_number() over (order by person_id) as place from (
        select id as person_id from people where email = ${readmePeople.buyer.email}
        union
        (select person_id from buyers join people on people.id = person_id where city is not null
          order by md5('keeps ' || email) limit ${savers})) chosen),
    lists as (
      insert into home_lists (created_at) select ${isoDay(today - daysBack)}::date from keepers returning id),
    numbered as (select id, row_number() over (order by id) as place from lists)
    insert into home_list_members (person_id, list_id, joined_at)
    select person_id, id, ${isoDay(today - daysBack)}::date from keepers join numbered using (place)`);
  await tx.execute(sql`analyze home_list_members`);
}

/** An integer of seven hex digits of the text's MD5: the same on every version of PostgreSQL. */
const hashOf = (text: ReturnType<typeof sql>) => sql`('x' || substr(md5(${text}), 1, 7))::bit(28)::integer`;

async function saveSome(tx: Tx, today: Day): Promise<void> {
  const of = sql`email || ' ' || nth`;
  await tx.execute(sql`
    with homes as materialized (
      select id, city, state_or_province, bedrooms_total, home_type, currency, list_price_cents, original_list_price_cents,
        standard_status, listed_on, row_number() over (partition by city order by md5(listing_key)) - 1 as place,
        count(*) over (partition by city) as many
      from listings where originating_system_name = ${sampleSystemName} and standard_status in ('Active', 'Pending')
        and internet_entire_listing_display_yn),
    cities as (select distinct city, many from homes),
    keepers as (
      select list_id, person_id, email, city, many from home_list_members
        join people on people.id = person_id join buyers using (person_id) join cities using (city)),
    wishes as materialized (
      select list_id, person_id, city, ${hashOf(of)} % many as place, nth,
        ${isoDay(today)}::date - 1 - ${hashOf(sql`${of} || ' day'`)} % ${daysBack} as saved_on
      from keepers, generate_series(1, case when email = ${readmePeople.buyer.email} then ${opinions.length}
        else 1 + ${hashOf(sql`email`)} % ${homesEach} end) as nth),
    chosen as (select *, greatest(saved_on, listed_on) as on_day from wishes join homes using (city, place))
    insert into saved_homes (list_id, listing_id, saved_by_id, saved_at, currency, price_cents_then, price_cents_seen,
      status_seen, seen_at, seen)
    select list_id, id, person_id, on_day + interval '17 hours' + nth * interval '11 minutes', currency,
      coalesce((select price_cents from listing_events where listing_id = chosen.id and happened_on <= on_day
        and price_cents is not null order by happened_on desc, listing_events.id desc limit 1), original_list_price_cents,
        list_price_cents),
      list_price_cents, case standard_status when 'Active' then 'active' else 'pending' end,
      ${isoDay(today)}::date, jsonb_build_object('city', city, 'state', state_or_province, 'bedrooms', bedrooms_total,
        'homeType', home_type)
    from chosen order by list_id, nth
    on conflict do nothing`);
}

/** Inserts the opinions of the README's buyer. */
async function giveOpinions(tx: Tx): Promise<void> {
  const numbered = opinions.map((opinion, at) => ({ ...opinion, nth: at + 1 }));
  const hers = sql`(select saved_homes.id, saved_at, saved_by_id as person_id,
      row_number() over (order by saved_at, saved_homes.id) as nth
    from saved_homes join people on people.id = saved_by_id where email = ${readmePeople.buyer.email}) hers
    join json_to_recordset(${JSON.stringify(numbered)}::json) as numbered(nth integer, vote text, tags text[], note text)
      using (nth)`;
  await tx.execute(sql`insert into saved_home_votes (saved_home_id, person_id, vote, voted_at)
    select id, person_id, vote, saved_at + interval '1 minute' from ${hers} where vote is not null`);
  await tx.execute(sql`insert into saved_home_tags (saved_home_id, tag, added_by_id)
    select id, tag, person_id from ${hers}, unnest(tags) as tag order by id, tag desc`);
  await tx.execute(sql`insert into saved_home_notes (saved_home_id, author_id, text, created_at)
    select id, person_id, note, saved_at + interval '2 minutes' from ${hers} where note is not null order by id`);
}
