import { sql } from 'drizzle-orm';
import { addMissingContacts, recordImpliedConsents } from '../../../src/modules/contacts/index.ts';
import type { Tx } from '../../../src/platform/database/db.ts';
import { type Day, isoDay } from '../../calendar.ts';
import { readmePeople } from '../../people.ts';

/** Contacts without an account of the README's agents, and of each other agent. */
const readmeContacts = 40;
const contactsEach = 8;
/** Leads of the README's company that its agents may claim. */
const claimable = 3;

const readmeAgents = sql`(${readmePeople.agent.email}, ${readmePeople.mortgageAgent.email})`;

/**
 * Gives agents contacts: their buyers with statuses that follow from showings and closings, people without an account with
 * calls, notes and consents, and tasks. The README's company has leads to claim.
 */
export async function insertContacts(tx: Tx, today: Day): Promise<void> {
  const day = sql`${isoDay(today)}::date`;
  await addMissingContacts(tx);
  await callBuyers(tx, day);
  await moveBuyers(tx);
  await recordImpliedConsents(tx);
  await insertPeople(tx, day);
  await insertHistory(tx);
  await insertTasks(tx, day);
  await insertClaimable(tx, day);
}

/** Agents called the buyers who signed up with their code, except those of the last two days. */
async function callBuyers(tx: Tx, day: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    with called as (
      update contacts set status = 'contacted', status_changed_at = created_at + interval '35 minutes',
        changed_at = created_at + interval '35 minutes', last_contacted_at = created_at + interval '35 minutes'
      where buyer_id is not null and status = 'new' and lead_source = 'agent_code' and created_at < ${day} - 2
      returning id, last_contacted_at as at
    )
    insert into contact_activities (contact_id, kind, at, data)
    select id, kind, at, data from called cross join lateral (values
      ('call', jsonb_build_object('outcome', 'reached')),
      ('status', jsonb_build_object('from', 'new', 'to', 'contacted'))) as entry (kind, data)`);
}

/** A closing with the agent closes the contact; a showing that took place makes it active. */
async function moveBuyers(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with facts as (
      select contacts.id, contacts.created_at,
        (select max(closed_on)::timestamptz from client_closings
          where client_closings.agent_id = owner_agent_id and client_closings.buyer_id = contacts.buyer_id) as closed_at,
        (select max(starts_at) from appointments where appointments.agent_id = owner_agent_id
          and appointments.buyer_id = contacts.buyer_id and kind = 'showing' and state = 'done') as shown_at
      from contacts where buyer_id is not null and status = 'contacted'
    ), moved as (
      update contacts set status = case when closed_at is null then 'active' else 'closed' end,
        status_changed_at = coalesce(closed_at, shown_at), changed_at = coalesce(closed_at, shown_at),
        last_contacted_at = greatest(closed_at, shown_at)
      from facts where facts.id = contacts.id and coalesce(closed_at, shown_at) is not null
      returning contacts.id, contacts.status, contacts.status_changed_at as at
    )
    insert into contact_activities (contact_id, kind, at, data)
    select id, 'status', at, jsonb_build_object('from', 'contacted', 'to', status) from moved`);
}

/** Names are those of other buyers of the state in a new combination, so that each place keeps its own. */
async function insertPeople(tx: Tx, day: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    with agent as (
      select agents.id, agents.reseller_id, agents.city, agents.state_or_province, owners.email,
        case when resellers.country = 'CA' then 'CAD' else 'USD' end as currency,
        case when owners.email in ${readmeAgents} then ${readmeContacts}::int else ${contactsEach}::int end as contacts
      from agents join people owners on owners.id = agents.person_id join resellers on resellers.id = agents.reseller_id
      where agents.status = 'active'
    ), names as (
      select first_name, last_name, row_number() over (order by id) as r from people where role = 'end_user'
    ), numbered as (
      select agent.*, n, agent.id * 31 + n * 17 as seed, (select count(*) from names) as total
      from agent cross join lateral generate_series(1, contacts) as n
    ), made as (
      insert into contacts (company_id, owner_agent_id, first_name, last_name, contact_type, status, lost_reason, urgency,
        lead_source, budget_max_cents, currency, city, state_or_province, tags, created_at, changed_at, status_changed_at,
        last_contacted_at)
      select reseller_id, numbered.id, first.first_name, last.last_name,
        (array['buyer', 'buyer', 'seller', 'buyer_and_seller', 'buyer'])[1 + seed % 5], status,
        case when status = 'lost' then (array['Works with another agent', 'Plans changed', 'No answer'])[1 + seed % 3] end,
        (array['medium', 'high', 'low', 'medium'])[1 + seed % 4],
        (array['open_house', 'referral', 'phone', 'email', 'referral', 'other'])[1 + seed % 6],
        case when seed % 7 > 0 then (300 + (seed * 13) % 60 * 10) * 100000 end, currency, numbered.city, state_or_province,
        case when seed % 6 = 0 then array['Past client'] when seed % 9 = 0 then array['Investor'] else '{}' end,
        created_at, moved_at, moved_at, case when status <> 'new' then moved_at end
      from numbered
        join names first on first.r = 1 + (seed::bigint * 7919) % total
        join names last on last.r = 1 + (seed::bigint * 104729) % total
        cross join lateral (select (array['new', 'contacted', 'qualified', 'nurture', 'active', 'under_contract', 'closed',
            'lost', 'contacted', 'nurture', 'qualified'])[1 + seed % 11] as status) as state
        cross join lateral (select case when status = 'new' then ${day} - (seed % 2) - interval '7 hours'
          else ${day} - (20 + (seed * 3) % 300) - interval '7 hours' end as created_at) as times
        cross join lateral (select case when status = 'new' then created_at
          else least(${day} - 1 - (seed % 12) + interval '16 hours', created_at + make_interval(days => 3 + seed % 40)) end
          as moved_at) as moves
      returning id, first_name, last_name, created_at, status, last_contacted_at
    ), mail as (
      insert into contact_emails (contact_id, email)
      select id, lower(translate(first_name || '.' || last_name, ' ''', '')) || '.' || id || '@example.net' from made
      where id % 10 > 0
    ), phone as (
      insert into contact_phones (contact_id, phone) select id, '+1512555' || lpad((id % 10000)::text, 4, '0') from made
      where id % 8 > 0
    ), consent as (
      insert into contact_consents (contact_id, channel, basis, proof, given_at)
      select id, channel, case when id % 3 = 0 then 'express_written' else 'existing_business' end,
        case when id % 3 = 0 then 'Signed the open-house sheet' else 'Buyer consultation' end, created_at
      from made cross join unnest(array['call', 'email', 'text']) as channel
      where id % 5 > 0 and (channel <> 'text' or id % 3 = 0)
    )
    insert into contact_activities (contact_id, kind, at) select id, 'created', created_at from made`);
}

/** Calls, notes and moves that lead to each contact's status. */
async function insertHistory(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into contact_activities (contact_id, kind, by_id, at, text, data)
    select contacts.id, entry.kind, agents.person_id, entry.at, entry.text, entry.data
    from contacts join agents on agents.id = contacts.owner_agent_id
      cross join lateral (values
        ('call', created_at + interval '35 minutes', case when contacts.id % 4 = 0 then 'Wants to move before the school year.' end,
          jsonb_build_object('outcome', (array['reached', 'left_message', 'no_answer'])[1 + contacts.id % 3])),
        ('status', created_at + interval '40 minutes', null, '{"from": "new", "to": "contacted"}'::jsonb),
        ('note', created_at + interval '2 days', (array['Two offers lost last spring.', 'Prefers a single story and a yard.',
          'Needs to sell first.', 'Pre-approved by their bank.'])[1 + contacts.id % 4], '{}'::jsonb),
        ('status', status_changed_at, lost_reason, jsonb_build_object('from', 'contacted', 'to', contacts.status))
      ) as entry (kind, at, text, data)
    where contacts.buyer_id is null and contacts.status <> 'new'
      and entry.at <= greatest(contacts.status_changed_at, created_at + interval '40 minutes')
      and not (entry.kind = 'status' and entry.data->>'to' = 'contacted' and entry.data->>'from' = 'contacted')
      and not (entry.kind = 'note' and contacts.id % 2 = 0)`);
}

async function insertTasks(tx: Tx, day: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    insert into agent_tasks (agent_id, contact_id, title, due_at, done_at, created_at)
    select owner_agent_id, id, (array['Call about the pre-approval', 'Send homes of this week', 'Ask for feedback',
        'Prepare the price opinion', 'Check the inspection date'])[1 + id % 5],
      ${day} - 2 + (n % 14)::int + interval '15 hours', case when n % 5 = 0 then ${day} - 1 + interval '16 hours' end,
      ${day} - 6 + interval '15 hours'
    from (select id, owner_agent_id, (row_number() over (partition by owner_agent_id order by id desc))::int as n from contacts
      where status in ('contacted', 'qualified', 'active', 'under_contract') and owner_agent_id is not null) as in_work
    where n <= 10`);
}

/** The README's company lets the first of its agents who claims a lead have it. */
async function insertClaimable(tx: Tx, day: ReturnType<typeof sql>): Promise<void> {
  const company = sql`(select resellers.id, resellers.city, state_or_province from resellers
    join people on people.id = owner_id where email = ${readmePeople.reseller.email})`;
  await tx.execute(sql`
    insert into lead_routing_rules (company_id, mode, reply_minutes, rules)
    select id, 'first_to_claim', 15, '[]' from ${company} as company on conflict do nothing`);
  await tx.execute(sql`
    with made as (
      insert into contacts (company_id, is_lent, first_name, last_name, lead_source, urgency, budget_max_cents, currency, city,
        state_or_province, created_at, changed_at, status_changed_at)
      select company.id, true, (array['Dana', 'Luis', 'Imani'])[n], (array['Whitlock', 'Arroyo', 'Brooks'])[n], 'email', 'high',
        (45000000 + n * 5000000)::bigint, 'USD', company.city, state_or_province, at, at, at
      from ${company} as company, generate_series(1, ${claimable}) as n
        cross join lateral (select least(${day} + interval '13 hours', now()) - make_interval(mins => n * 20) as at) as times
      returning id, created_at
    ), phone as (
      insert into contact_phones (contact_id, phone) select id, '+1512555' || lpad((9000 + id % 1000)::text, 4, '0') from made
    ), consent as (
      insert into contact_consents (contact_id, channel, basis, proof, given_at)
      select id, channel, 'inquiry', 'Contact form of the company', created_at from made cross join unnest(array['call', 'email']) as channel
    )
    insert into contact_activities (contact_id, kind, at) select id, 'created', created_at from made`);
}
